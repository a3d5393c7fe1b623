/** Texts in Fluent, the same on both sides: what a message says in one language, with its arguments. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Words = Record<string, string | number>;
export type Say = (message: string, words?: Words) => string;
/** What a message needs besides its key: each of its arguments by name. */
type Needs<Texts, K extends keyof Texts> = [Texts[K]] extends [never]
  ? []
  : [Record<Texts[K] & string, string | number>];
/** Says one of a known set of texts. */
export type Translator<Texts> = <K extends keyof Texts & string>(key: K, ...words: Needs<Texts, K>) => string;

/** Speaks the messages of these files. A text that is missing or lacks an argument is a mistake of ours: tests fail
 * on it, and people who play see the message's name where it should stand. */
export function speaker(lang: string, ...files: string[]): Say {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  const mistakes = files.flatMap((file) => bundle.addResource(new FluentResource(file)));
  if (mistakes[0]) throw mistakes[0];
  return (message, words) => {
    const pattern = bundle.getMessage(message)?.value;
    if (pattern === null || pattern === undefined) return missing(message, `There is no text '${message}' in ${lang}.`);
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, words as Record<string, FluentVariable>, errors);
    return errors[0] ? missing(text, `The text '${message}' in ${lang} cannot be built: ${errors[0].message}.`) : text;
  };
}

function missing(shown: string, why: string): string {
  if (import.meta.env.PROD) return shown;
  throw new Error(why);
}
