/** Generates the library's API page. */
import { chapters, type Entry } from './chapters.ts';

const block = (code: string): string => `\`\`\`ts\n${code}\n\`\`\``;

const section = ({ name, code, words, example }: Entry): string =>
  [`### \`${name}\``, block(code), words, example && block(example)].filter(Boolean).join('\n\n');

/** Markdown; `npm run lab -- library` writes it to `docs/library/api.md`. */
export const apiPage = (): string =>
  [
    '# Functions and types of the library',
    'Made from the comments in the code by `npm run lab -- library`. Tests run every example.',
    ...chapters().map(({ title, entries }) => [`## ${title}`, ...entries.map(section)].join('\n\n')),
  ]
    .join('\n\n')
    .concat('\n');
