/**
 * Discord's limits for one message of Components V2: 40 components, nested ones counted; 4,000 characters of text; and
 * those of each component.
 * https://docs.discord.com/developers/components/reference
 */
import { makePress } from '../../src/views/presses/press.ts';
import type { Form } from '../../src/views/screen/form.ts';
import type { Block, Screen } from '../../src/views/screen/screen.ts';

const componentsOf = (block: Block): number => {
  if (block.kind === 'buttons') return 1 + block.buttons.length;
  return ['menu', 'picker', 'picture', 'gallery', 'chart'].includes(block.kind) ? 2 : 1;
};

const idsOf = (block: Block): readonly string[] => {
  if (block.kind === 'buttons') return block.buttons.map(({ press }) => makePress(press));
  if (block.kind === 'picker') return [makePress(block.picker.press)];
  return block.kind === 'menu' ? [makePress(block.menu.press)] : [];
};

const within = (what: string, size: number, most: number): readonly string[] =>
  size >= 1 && size <= most ? [] : [`${what}: ${size}, at most ${most}`];

const repeated = (what: string, values: readonly string[]): readonly string[] =>
  new Set(values).size === values.length ? [] : [`${what} repeated: ${values.join(' ')}`];

function faultsOfBlock(block: Block): readonly string[] {
  switch (block.kind) {
    case 'text':
      return within('text', block.text.length, 4000);
    case 'picture':
      return within('alt text', block.picture.alt.length, 1024);
    case 'chart':
      return within('alt text', block.charted.alt.length, 1024);
    case 'gallery':
      return [
        ...within('pictures', block.pictures.length, 10),
        ...block.pictures.flatMap(({ alt }) => within('alt text', alt.length, 1024)),
      ];
    case 'file':
      return within(`size of ${block.name}`, block.content.length, 10 * 1024 * 1024);
    case 'buttons':
      return [
        ...within('buttons', block.buttons.length, 5),
        ...block.buttons.flatMap(({ label }) => within(label, label.length, 80)),
      ];
    case 'picker':
      return [
        ...within('placeholder', block.picker.placeholder.length, 150),
        ...within('most', block.picker.most, 25),
      ];
    case 'menu':
      return [
        ...within('placeholder', block.menu.placeholder.length, 150),
        ...within('choices', block.menu.choices.length, 25),
        ...repeated(
          'values',
          block.menu.choices.map(({ value }) => value),
        ),
        ...block.menu.choices.flatMap(({ label, value, description = '-' }) =>
          [label, value, description].flatMap((text) => within(text, text.length, 100)),
        ),
      ];
    case 'divider':
      break;
  }
  return [];
}

/** Half a letter, as JSON writes it: no text, and no message. */
const HALVES = /\\ud[89a-f][0-9a-f]{2}/u;

/** All reasons for which Discord would refuse the screen. */
export function faultsOf({ blocks }: Screen): readonly string[] {
  const container = 1;
  const components = blocks.reduce((sum, block) => sum + componentsOf(block), container);
  const letters = blocks.reduce((sum, block) => sum + (block.kind === 'text' ? block.text.length : 0), 0);
  return [
    ...blocks.flatMap(faultsOfBlock),
    ...repeated('custom ids', blocks.flatMap(idsOf)),
    ...(HALVES.test(JSON.stringify(blocks)) ? ['half a letter'] : []),
    ...within('components', components, 40),
    ...within('letters', Math.max(letters, blocks.length > 0 ? 1 : 0), 4000),
  ];
}

/** What Discord would refuse of a window: 1 to 5 questions, and the lengths of their words. */
export const faultsOfForm = ({ press, title, questions }: Form): readonly string[] => [
  ...within('id', makePress(press).length, 100),
  ...within('title', title.length, 45),
  ...within('questions', questions.length, 5),
  ...repeated(
    'names',
    questions.map(({ name }) => name),
  ),
  ...questions.flatMap((question) => [
    ...within(question.label, question.label.length, 45),
    ...within(question.name, question.hint?.length ?? 1, 100),
    ...(question.kind === 'choice'
      ? faultsOfBlock({ kind: 'menu', menu: { press, placeholder: '-', choices: question.choices } })
      : within(question.name, question.value.length + 1, question.longest + 1)),
  ]),
];
