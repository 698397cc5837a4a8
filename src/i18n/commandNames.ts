/**
 * Sentences mention commands by their English names, as in `/board` or `/vacation do:end`. A reader types them as their
 * Discord calls them, which may speak another language than we do to them, so the names are exchanged when a sentence is
 * first said: no translator can get one wrong, and a command that is renamed is renamed in every sentence.
 */
import type { Sentence, Sentences } from './sentence.ts';
import { own } from '../draughts/own.ts';

/** How a mention begins. */
const BEGINNING = '`/';
/** A command in a code span, with words that may be parts of it, and what stands behind it there. */
const MENTION = /(?<=`\/)([a-z-]+)((?: [a-z-]+(?!:|[a-z-]))*)([^`]*)/gu;
/** An option in the rest of the span, and its value if that is one word. */
const OPTION = /(?<= )([a-z-]+):(\S*)/gu;

/** Makes of a sentence the one that mentions every command by its name in `names`, a catalogue, or where that lacks one in `others`. */
export function renamingBy(names: Sentences, others: Sentences = {}): (sentence: Sentence) => Sentence {
  const textOf = (key: string): Sentence | undefined => own(names, key) ?? own(others, key);
  const nameOf = (path: string, fallback: string): string => {
    const name = textOf(`name.${path}`);
    return typeof name === 'string' ? name : fallback;
  };
  /** Of choices Discord looks for what was typed in their names: a value that is no part of its name cannot be typed. */
  const typed = (path: string, value: string): string => {
    const label = textOf(`command.${path}`);
    const isFound = typeof label !== 'string' || label.toLowerCase().includes(value.toLowerCase());
    return isFound ? value : label;
  };
  const renamed = (text: string): string => {
    // Few have a mention, and most of the time would go into looking for what follows one.
    if (!text.includes(BEGINNING)) return text;
    return text.replace(MENTION, (_, command: string, parts: string, rest: string) => {
      const words = [command, ...parts.split(' ').slice(1)];
      const path = words.join('.');
      const shown = words.map((word, at) => nameOf(words.slice(0, at + 1).join('.'), word));
      return (
        shown.join(' ') +
        rest.replace(
          OPTION,
          (_given, option: string, value: string) =>
            `${nameOf(`${path}.${option}`, option)}:${typed(`${path}.${option}.${value}`, value)}`,
        )
      );
    });
  };
  return (sentence) => mapText(sentence, renamed);
}

/** The catalogue with every text, plural forms included, made anew. */
export const mapTexts = (
  catalogue: Sentences,
  change: (text: string, key: string) => string,
): Record<string, Sentence> =>
  Object.fromEntries(
    Object.entries(catalogue).map(([key, sentence]) => [key, mapText(sentence, (text) => change(text, key))]),
  );

function mapText(sentence: Sentence, change: (text: string) => string): Sentence {
  if (typeof sentence === 'string') return change(sentence);
  const { other, ...rest } = sentence;
  const forms = Object.entries(rest).map(([form, text]) => [form, change(text)]);
  return { ...Object.fromEntries(forms), other: change(other) };
}
