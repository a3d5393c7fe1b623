/* A bot for Phobetor in C: reads a question a line, answers with a place among the options.
 * cc -o random_bot examples/bots/random_bot.c && phobetor sim nightmarium --seats greedy,./random_bot --games 10
 * "number" and "count" stand before everything else in a line, so no JSON library is needed to find them. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static long value_of(const char *line, const char *name) {
    const char *found = strstr(line, name);
    return found ? strtol(found + strlen(name), NULL, 10) : 0;
}

int main(void) {
    static char line[1 << 20];
    while (fgets(line, sizeof line, stdin)) {
        long number = value_of(line, "\"number\":"), count = value_of(line, "\"count\":");
        printf("{\"number\": %ld, \"choice\": %ld}\n", number, count > 0 ? rand() % count : 0);
        fflush(stdout);
    }
    return 0;
}
