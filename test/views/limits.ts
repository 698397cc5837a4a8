/**
 * Everything that Discord would refuse about a screen or a form, by its published schema and the
 * stand-in's other rules: 40 components, 4,000 characters of text, no custom id twice. It also
 * lists anything that is cut to fit, because no text should be lost.
 * https://docs.discord.com/developers/components/reference
 */
import { ComponentType } from 'discord.js';
import { MessageCreateRequestSchema, ModalInteractionCallbackRequestSchema } from 'discord-api-spec/zod';
import { type Flaw, Refusal } from '../../playground/server/refusal.ts';
import { checkMessage } from '../../playground/server/rules/message.ts';
import { checkModal } from '../../playground/server/rules/modal.ts';
import { checked, unknownFields } from '../../playground/server/rules/schema.ts';
import { commands } from '../../commands/index.ts';
import { commandIds } from '../../src/discord/showing/commandMentions.ts';
import { definitionsOf } from '../../src/discord/commandDefinitions.ts';
import type { BoardPage } from '../../src/app/ports/boardPage.ts';
import { boardPageAt } from '../../src/live/place.ts';
import { modalOf } from '../../src/discord/showing/modal.ts';
import { bodyOf } from '../../src/discord/showing/present.ts';
import { markupWith } from '../../src/discord/showing/text.ts';
import type { Form, Block, Choice, Screen } from '../../src/views/screen/screen.ts';
import { renderText } from '../../src/views/screen/tokens.ts';

const within = (what: string, size: number, most: number): readonly string[] =>
  size >= 1 && size <= most ? [] : [`${what}: ${size}, at most ${most}`];

const cutChoices = (choices: readonly Choice[]): readonly string[] => [
  ...(choices.length > 25 ? [`choices: ${choices.length}, at most 25`] : []),
  ...choices.flatMap(({ label, description = '-' }) =>
    [label, description].flatMap((text) => within(text, text.length, 100)),
  ),
];

/** The parts of a block that would be cut or left out to fit Discord's limits. */
function cutOf(block: Block): readonly string[] {
  switch (block.kind) {
    case 'section':
      return 'press' in block.beside
        ? within(block.beside.label, block.beside.label.length, 80)
        : within('alt text', block.beside.alt.length, 1024);
    case 'picture':
      return within('alt text', block.picture.alt.length, 1024);
    case 'chart':
      return within('alt text', block.charted.alt.length, 1024);
    case 'gallery':
      return block.pictures.flatMap(({ alt }) => within('alt text', alt.length, 1024));
    case 'file':
      return within(`size of ${block.name}`, block.content.length, 10 * 1024 * 1024);
    case 'buttons':
      return block.buttons.flatMap(({ label, emoji }) =>
        label === '' && emoji !== undefined ? [] : within(label, label.length, 80),
      );
    case 'link':
      return within(block.link.label, block.link.label.length, 80);
    case 'picker':
      return within('placeholder', block.picker.placeholder.length, 150);
    case 'menu':
      return [
        ...within('placeholder', block.menu.placeholder.length, 150),
        ...cutChoices(block.menu.choices),
      ];
    case 'text':
    case 'divider':
      break;
  }
  return [];
}

/** Half a character makes an invalid message; a token that nothing renders makes no sense. */
const BROKEN = /\\ud[89a-f][0-9a-f]{2}|\uE000\w+:(?!1\uE001)[^\uE000\uE001]*\uE001/u;

const broken = (body: unknown): readonly string[] =>
  BROKEN.test(JSON.stringify(body)) ? ['half a letter, or a token'] : [];

/** A person mentioned only by name (`words.ts`). */
const FORGED = '<@1>';

/** Markup of Discord's own, which the page doesn't show; views write tokens instead. */
const FOREIGN = /(?<!\\)<(?:[@#]|t:|a?:\w+:)|discord\.com/u;

const isForeign = (block: Block): boolean =>
  'text' in block && FOREIGN.test(block.text.replaceAll(/`[^`]*`/gu, ''));

const wordsOf = ({ path, message }: Flaw): string => `${path.join('.')}: ${message}`;

/** The rows of buttons as posted. Everything else becomes an empty row. */
export const buttonRows = (screen: Screen, page: BoardPage | null = BOARD_PAGE) =>
  bodyOf(screen, IDS, page)
    .components.flatMap((each) => (each.type === ComponentType.Container ? each.components : [each]))
    .map((each) =>
      each.type === ComponentType.ActionRow
        ? each.components.filter(({ type }) => type === ComponentType.Button)
        : [],
    );

/** Rows in which some buttons have an emoji, but not all. */
export const unevenRows = (screen: Screen): readonly string[] =>
  [BOARD_PAGE, null]
    .flatMap((page) => buttonRows(screen, page))
    .filter((row) => new Set(row.map((each) => 'emoji' in each)).size > 1)
    .map((row) => `some emoji: ${JSON.stringify(row)}`);

function refused(check: () => readonly string[]): readonly string[] {
  try {
    return check();
  } catch (error) {
    if (error instanceof Refusal) return error.more.flaws?.map(wordsOf) ?? [error.message];
    throw error;
  }
}

/** After commands are registered with Discord, texts that name them become longer. */
const DEFINITIONS = definitionsOf(commands);
const IDS = commandIds(
  DEFINITIONS.map(({ name }) => ({ id: '12345678901234567890', name })),
  DEFINITIONS,
);
const MARKUP = markupWith(IDS);

/** Tests use short names as ids instead of numbers. Deleted players and teams have no such id. */
const numbered = (id: string): string => (/^[a-z]\w*$/u.test(id) ? String(parseInt(id, 36)) : id);

/** This includes the page, because its buttons take up space. */
export const PAGE = {
  host: '127.0.0.1',
  port: 0,
  publicUrl: 'https://draughts.example.org',
  clientSecret: 'secret',
  board: 'link',
} as const;
const BOARD_PAGE = boardPageAt(PAGE);

export function refusalsOf(screen: Screen): readonly string[] {
  const body = bodyOf({ ...screen, notifies: screen.notifies.map(numbered) }, IDS, BOARD_PAGE);
  const files = body.attachments.map(({ id, filename = '' }) => ({
    key: String(id),
    name: filename,
    bytes: new Uint8Array(),
  }));
  return [
    ...broken(body),
    ...refused(() => {
      const read = checked(MessageCreateRequestSchema, body);
      checkMessage({ body: read, files, before: null });
      return unknownFields(body, read);
    }),
  ];
}

/** The same faults, and the parts that are cut to prevent a refusal. */
export function faultsOf(screen: Screen): readonly string[] {
  const texts = screen.blocks.map((block) => ('text' in block ? renderText(block.text, MARKUP) : ''));
  const letters = texts.join('').length;
  return [
    ...screen.blocks.flatMap(cutOf),
    ...(letters > 4000 ? [`letters: ${letters}, at most 4000`] : []),
    ...(texts.some((text) => text.includes(FORGED)) ? ['a forged mention'] : []),
    ...(screen.blocks.some(isForeign) ? ['markup of Discord’s own'] : []),
    ...unevenRows(screen),
    ...refusalsOf(screen),
  ];
}

export function refusalsOfForm(form: Form): readonly string[] {
  const modal = modalOf(form);
  return [
    ...broken(modal),
    ...refused(() => {
      const body = { type: 9, data: modal };
      const read = checked(ModalInteractionCallbackRequestSchema, body);
      checkModal(modal);
      return unknownFields(body, read);
    }),
  ];
}

/** The same faults, and the words that are cut. */
export const faultsOfForm = (form: Form): readonly string[] => [
  ...within('title', form.title.length, 45),
  ...form.questions.flatMap((question) => [
    ...within(question.label, question.label.length, 45),
    ...within(question.name, question.hint?.length ?? 1, 100),
    ...('choices' in question ? cutChoices(question.choices) : []),
    ...(question.kind === 'line'
      ? [
          ...within(question.name, question.value.length + 1, question.longest + 1),
          ...within(question.name, question.placeholder?.length ?? 1, 100),
        ]
      : []),
  ]),
  ...refusalsOfForm(form),
];
