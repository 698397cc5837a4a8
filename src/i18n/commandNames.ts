/** Readers type names in their Discord language, so sentences get those names when first used. */
import type { Sentence, Sentences } from './sentence.ts';
import { own } from '../kit/own.ts';

const BEGINNING = '`/';

const MENTION = /(?<=`\/)([a-z-]+)((?: [a-z-]+(?!:|[a-z-]))*)([^`]*)/gu;

/** Separates the name of a choice from its explanation. */
const NOTE = /[:：(（]/u;

/** An option in the rest of the span, and its value if that is one word. */
const OPTION = /(?<= )([a-z-]+):(\S*)/gu;

export function renamingBy(names: Sentences, others: Sentences = {}): (sentence: Sentence) => Sentence {
  const textOf = (key: string): Sentence | undefined => own(names, key) ?? own(others, key);
  const nameOf = (path: string, fallback: string): string => {
    const name = textOf(`name.${path}`);
    return typeof name === 'string' ? name : fallback;
  };
  /** Discord matches choices by name, so users can type a part of the name as the value. */
  const typed = (path: string, option: string, value: string): string => {
    const label = textOf(`choice.${path}.${option}.${value}`) ?? textOf(`${option}.${value}`);
    const isFound = typeof label !== 'string' || label.toLowerCase().includes(value.toLowerCase());
    return isFound ? value : label.split(NOTE, 1).join('').trimEnd();
  };
  const renamed = (text: string): string => {
    // Few sentences have a mention, and searching is slow.
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
            `${nameOf(`${path}.${option}`, option)}:${typed(path, option, value)}`,
        )
      );
    });
  };
  return (sentence) => mapText(sentence, renamed);
}

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
