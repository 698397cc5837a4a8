/** Games and positions from a text, a file, a window or a message. */
import { VARIANT_IDS, type VariantId } from '../../draughts/variants.ts';
import { sayIn } from '../../i18n/say.ts';
import { done, refused, type Attempt } from '../../kit/attempt.ts';
import { IMPORT, STEPS } from '../../views/presses/declarations.ts';
import { each } from '../../views/presses/presses.ts';
import { COLLECTION_PAGE, collectionScreen, playerOf, type Listed } from '../../views/replay/collection.ts';
import { importForm } from '../../views/replay/importForm.ts';
import { answering } from '../ports/answering.ts';
import type { App } from '../ports/app.ts';
import { type Asker, type GivenMessage, type Reply, privately } from '../ports/command.ts';
import type { GivenFile, RecordRequest, Source } from '../ports/reading.ts';
import type { Problem } from '../problem/problem.ts';
import { broughtAs, broughtIn, keptText, sourceOf, type Brought } from '../reader/files.ts';
import { countFile } from './imports.ts';
import { replayGame } from './replay.ts';
import { bring, keep, shareRecord, viewRecord } from './record.ts';
import { answer, STEP_BY_STEP, type Way } from './viewer.ts';

interface Chosen {
  readonly id: string;
  readonly who: 'me' | 'all';
  /** Whether the message with the choice is private. */
  readonly isPrivate: boolean;
}

/** A game for everyone is a message of its own, beside a private list. */
function beside(answered: Reply, { isPrivate }: Chosen): Reply {
  return isPrivate && answered.kind === 'public'
    ? { kind: 'public', screen: answered.screen, isNew: true }
    : answered;
}

async function showAs(
  app: App,
  asker: Asker,
  chosen: Chosen & { readonly variant: VariantId },
): Promise<Reply> {
  const { id, variant, who } = chosen;
  const record = await app.store.records.load(id);
  if (!record) return refused({ code: 'record-forgotten' });
  const way = { ...STEP_BY_STEP, isPrivate: who === 'me' };
  const read = await bring(app, asker, { source: record.source, variant }, { way, isChosen: false });
  return beside(read, chosen);
}

async function keptSource(
  app: App,
  id: string,
): Promise<Attempt<{ readonly source: Source; readonly fileName?: string | undefined }, Problem>> {
  const record = await app.store.records.load(id);
  if (!record) return refused({ code: 'record-forgotten' });
  const brought = broughtAs(record.source);
  const source = await sourceOf(app, brought);
  if (!source.ok)
    return refused(source.problem.code === 'file-unreachable' ? { code: 'file-gone' } : source.problem);
  return done({ source: source.value, fileName: brought.file?.name });
}

async function turn(app: App, asker: Asker, { page, id, variant, who, player }: Listed): Promise<Reply> {
  const kept = await keptSource(app, id);
  if (!kept.ok) return kept;
  const asked = { source: kept.value.source, page, player, size: COLLECTION_PAGE };
  const read = await app.reading.contents(asked, asker.user.id);
  if (!read.ok) return read;
  return privately(collectionScreen(sayIn(asker.locale), read.value, page, { id, variant, who, player }));
}

async function pick(
  app: App,
  asker: Asker,
  chosen: Listed & Chosen & { readonly value: number },
): Promise<Reply> {
  const { value: number, id, variant, who, player, page } = chosen;
  const list = { id, variant, who, player, page };
  const kept = await keptSource(app, id);
  if (!kept.ok) return kept;
  const wish = { ...kept.value, variant: variant === '' ? null : variant, number };
  const way = { ...STEP_BY_STEP, isPrivate: who === 'me' };
  return beside(await bring(app, asker, wish, { way, isChosen: variant !== '', list }), chosen);
}

interface Opening {
  readonly brought: Brought;
  readonly wish: RecordRequest;
  readonly way: Way;
  /** The player whose games are wanted; empty for all. */
  readonly player: string;
}

/** Shows the only game in a text, or a list of all its games. */
async function open(app: App, asker: Asker, { brought, wish, way, player }: Opening): Promise<Reply> {
  const { source, variant } = wish;
  const read = await app.reading.contents({ source, page: 0, player, size: COLLECTION_PAGE }, asker.user.id);
  if (!read.ok) return read;
  if (read.value.all < 2) return bring(app, asker, wish, { way, isChosen: variant !== null });
  if (read.value.count === 0) return refused({ code: 'no-games-of', text: player });
  const id = app.newId();
  const full = await keep(app, asker, { id, variant: variant ?? 'russian', source: keptText(brought) });
  if (full) return refused(full);
  const of = { guildId: asker.place.guildId, recordId: id };
  const explored = way.isPrivate ? 0 : await countFile(app, of, wish, asker.user.id);
  const listing = { id, variant: variant ?? '', who: way.isPrivate ? 'me' : 'all', player } as const;
  return privately(collectionScreen(sayIn(asker.locale), read.value, 0, listing, explored));
}

async function openBrought(app: App, asker: Asker, brought: Brought, player = ''): Promise<Reply> {
  const source = await sourceOf(app, brought);
  if (!source.ok) return source;
  const wish = { source: source.value, variant: null, fileName: brought.file?.name };
  return open(app, asker, { brought, wish, way: STEP_BY_STEP, player });
}

export async function importMessage(app: App, asker: Asker, message: GivenMessage): Promise<Reply> {
  if (message.board !== undefined) {
    const own = await replayGame(app, asker, message.board, STEP_BY_STEP);
    if (own.kind !== undefined) return own;
  }
  const brought = await broughtIn(app, message, asker.user.id);
  return brought ? openBrought(app, asker, brought) : refused({ code: 'message-without-game' });
}

/** What is typed for a game from elsewhere. */
export interface Typed {
  readonly text?: string | undefined;
  readonly file?: GivenFile | undefined;
  readonly variant?: string | undefined;
  readonly number?: number | undefined;
  readonly player?: string | undefined;
}

export const isImport = ({ text, file, variant, number, player }: Typed): boolean =>
  [text, file, variant, number, player].some((given) => given !== undefined);

export async function importTyped(app: App, asker: Asker, typed: Typed, way: Way): Promise<Reply> {
  const { text, file, number } = typed;
  const variant = VARIANT_IDS.find((id) => id === typed.variant) ?? null;
  if (typed.variant !== undefined && variant === null)
    return refused({ code: 'unknown-variant', text: typed.variant });
  if (text === undefined && file === undefined)
    return { kind: 'form', form: importForm(sayIn(asker.locale)) };
  const source = await sourceOf(app, { text, file });
  if (!source.ok) return source;
  const wish = { source: source.value, variant, number, fileName: file?.name };
  const player = playerOf(typed.player ?? '');
  if (number === undefined) return open(app, asker, { brought: { text, file }, wish, way, player });
  return bring(app, asker, wish, { way, isChosen: variant !== null });
}

export const importPresses = answering(
  IMPORT,
  {
    window: async (asker) => ({ kind: 'form', form: importForm(sayIn(asker.locale)) }),
    ask: (asker, { answers, files }, app) => {
      const text = answers.text.trim() === '' ? undefined : answers.text;
      const brought = { text, file: files.get(answers.file) };
      return openBrought(app, asker, brought, playerOf(answers.player));
    },
    ...each(
      STEPS,
      answer((app, asker, pressed: Parameters<typeof viewRecord>[2]) =>
        viewRecord(app, asker, pressed, false),
      ),
    ),
    film: answer((app, asker, pressed) => viewRecord(app, asker, pressed, true)),
    everyone: answer(shareRecord),
    'film-everyone': answer(shareRecord),
    page: answer((app, asker, pressed) => turn(app, asker, { ...pressed, player: '' })),
    pick: answer((app, asker, pressed) => pick(app, asker, { ...pressed, player: '' })),
    jump: answer((app, asker, { value: page, ...list }) => turn(app, asker, { ...list, page, player: '' })),
    'of-page': answer(turn),
    'of-pick': answer(pick),
    'of-jump': answer((app, asker, { value: page, ...list }) => turn(app, asker, { ...list, page })),
    as: answer(showAs),
    other: answer((app, asker, { value, ...pressed }) => showAs(app, asker, { ...pressed, variant: value })),
  },
  {
    share: (action) => (action === 'window' ? null : action.startsWith('film') ? 'film' : 'reading'),
  },
);
