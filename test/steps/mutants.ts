/**
 * Readers as they once were, or could be written, whose steps grow faster than their text. The
 * meter must detect that.
 */

const LEG = /^(?<from>[a-l]?\d{1,2})\s*[x:×]\s*(?:[a-l]?\d{1,2}\s*[x:×]\s*)*(?<to>[a-l]?\d{1,2})$/i;

const joined = (one: string, next: string): string | null => {
  const to = LEG.exec(one)?.groups?.['to'];
  const from = LEG.exec(next)?.groups?.['from'];
  return to !== undefined && to === from ? one + next.slice(next.indexOf(from) + from.length) : null;
};

export interface Mutant {
  readonly name: string;
  readonly read: (text: string) => unknown;
  readonly shape: string;
}

export const mutants: readonly Mutant[] = [
  {
    name: 'legs of captures, each joined to all before',
    read: (text) => text.split(' ').reduce((one, leg) => joined(one, leg) ?? leg),
    shape: 'captures one behind the other',
  },
  {
    name: 'the line of each word',
    read: (text) => Array.from(text.matchAll(/\S+/g), ({ index }) => text.slice(0, index).split('\n').length),
    shape: 'marks',
  },
  {
    name: 'words that were seen, found by looking',
    read: (text) => {
      const seen: string[] = [];
      for (const word of text.split(' ')) if (!seen.includes(word)) seen.push(word);
      return seen;
    },
    shape: 'arguments of a command',
  },
  {
    name: 'lines that are added to all before',
    read: (text) => {
      let all: readonly string[] = [];
      for (const line of text.split('\n')) all = all.concat(line);
      return all;
    },
    shape: 'pairs kept apart',
  },
  {
    name: 'each line beside each other',
    read: (text) => {
      const lines = text.split('\n');
      let same = 0;
      for (const line of lines) for (const other of lines) if (line === other) same += 1;
      return same;
    },
    shape: 'games',
  },
];
