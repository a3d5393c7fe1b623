// A bot for Phobetor in JavaScript (Node): reads a question a line, answers with a place among the options.
// phobetor sim nightmarium --seats "greedy,node examples/bots/random_bot.js" --games 10
const lines = require('node:readline').createInterface({ input: process.stdin });

lines.on('line', (line) => {
  const question = JSON.parse(line);
  // question.view is all that the seat may know; question.options are its options in writing.
  const choice = Math.floor(Math.random() * question.count);
  console.log(JSON.stringify({ number: question.number, choice }));
});
