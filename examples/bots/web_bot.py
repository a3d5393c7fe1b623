"""The same over HTTP: a question is posted, its answer is the body.

python examples/bots/web_bot.py 9000, then: phobetor sim nightmarium --seats greedy,http:localhost:9000 --games 10
"""

import json
import random
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


class Answering(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        question = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        body = json.dumps({"number": question["number"], "choice": random.randrange(question["count"])}).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Thousands of questions need no line each."""


if __name__ == "__main__":
    server = ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1]) if len(sys.argv) > 1 else 9000), Answering)
    print(f"http:localhost:{server.server_port}", flush=True)
    server.serve_forever()
