/** `/import`: a game or a position from elsewhere, kept for a month. */
import { answering } from '../src/app/ports/answering.ts';
import { countFile, countImported } from '../src/app/play/imports.ts';
import type { App } from '../src/app/ports/app.ts';
import { defineCommand, type Asker, type Reply } from '../src/app/ports/command.ts';
import { broughtAs, broughtIn, keptText, sourceOf, type Brought } from '../src/app/reader/files.ts';
import { readerOf, sayAt } from '../src/app/reader/reader.ts';
import { refusal } from '../src/app/reader/refusal.ts';
import type { StoredRecord, RecordRequest, Source } from '../src/app/ports/reading.ts';
import { done, refused, type Attempt } from '../src/kit/attempt.ts';
import type { Color } from '../src/draughts/types.ts';
import { VARIANT_IDS, type VariantId } from '../src/draughts/variants.ts';
import { importedOf } from '../src/game/explored.ts';
import type { Problem } from '../src/app/problem/problem.ts';
import { sayIn } from '../src/i18n/say.ts';
import type { ReadRecord } from '../src/game/readRecord.ts';
import type { PdnProblem } from '../src/notation/pdn/problem.ts';
import type { PdnGame } from '../src/notation/pdn/game.ts';
import { makePdn } from '../src/notation/pdn/writer.ts';
import { clamped, filmScreen, replayScreen, sharedReplay } from '../src/views/replay/replay.ts';
import { COLLECTION_PAGE, collectionScreen, playerOf, type Listed } from '../src/views/replay/collection.ts';
import { whichVariant, showingRecord, type About } from '../src/views/replay/showingRecord.ts';
import { each } from '../src/views/presses/presses.ts';
import type { Stretch, Viewpoint } from '../src/views/replay/showing.ts';
import { importForm } from '../src/views/replay/importForm.ts';
import { IMPORT, STEPS } from '../src/views/presses/declarations.ts';

interface Answered {
  readonly id: string;
  readonly variant: VariantId;
  readonly who: 'me' | 'all';
}

interface View {
  readonly isFilm: boolean;
  readonly ply: number;
  readonly bottom: Color;
  readonly isPrivate: boolean;
  readonly about: About;
}

async function show(app: App, asker: Asker, id: string, game: PdnGame, view: View): Promise<Reply> {
  const { isFilm, ply, bottom, isPrivate, about } = view;
  const isOwn = isFilm || isPrivate;
  const say = isOwn ? sayIn(asker.locale) : await sayAt(app, asker.place);
  const showing = showingRecord(say, game, id, await readerOf(app, asker, isOwn), {
    ...about,
    isPrivate,
  });
  const at = { ply: clamped(showing, ply), bottom };
  if (!isOwn) return { kind: 'public', screen: sharedReplay(say, showing, at) };
  const screen = isFilm
    ? filmScreen(say, showing, { from: 0, to: showing.line.moves.length }, bottom)
    : replayScreen(say, showing, at);
  return { kind: 'private', screen };
}

/** Only games that everyone in the channel sees. */
async function countShown(app: App, { place }: Asker, id: string, game: PdnGame): Promise<void> {
  const imported = importedOf(game);
  if (imported) await countImported(app, { guildId: place.guildId, recordId: id }, [imported]);
}

async function share(
  app: App,
  asker: Asker,
  { id, ...what }: { readonly id: string } & (Viewpoint | (Stretch & Pick<Viewpoint, 'bottom'>)),
): Promise<Reply> {
  const record = await app.store.records.load(id);
  if (!record) return refusal(app, asker, { code: 'record-forgotten' });
  const read = await app.reading.record(record, asker.user.id);
  if (!read.ok) return refusal(app, asker, read.problem);
  await countShown(app, asker, id, read.value.game);
  const say = await sayAt(app, asker.place);
  const showing = showingRecord(say, read.value.game, id, await readerOf(app, asker, false));
  const screen =
    'ply' in what
      ? sharedReplay(say, showing, { ply: clamped(showing, what.ply), bottom: what.bottom })
      : filmScreen(say, showing, what, what.bottom, true);
  return { kind: 'public', screen, isNew: true };
}

async function showAgain(
  app: App,
  asker: Asker,
  { id, ply, bottom, isPrivate }: { readonly id: string; readonly isPrivate: boolean } & Viewpoint,
  isFilm: boolean,
): Promise<Reply> {
  const record = await app.store.records.load(id);
  if (!record) return refusal(app, asker, { code: 'record-forgotten' });
  const read = await app.reading.record(record, asker.user.id);
  if (!read.ok) return refusal(app, asker, read.problem);
  const { game, others } = read.value;
  return show(app, asker, id, game, { isFilm, ply, bottom, isPrivate, about: { others } });
}

/** Stores a record for its buttons; refused if the asker imported too much. */
async function keep(app: App, asker: Asker, record: StoredRecord): Promise<Problem | null> {
  const limits = app.limits.imports;
  await app.store.explorer.forgetImported(asker.at);
  const { id: user } = asker.user;
  if (await app.store.records.add(record, { user, at: asker.at, limits })) return null;
  const since = (await app.store.tallies.importsSince(user)) ?? asker.at;
  return { code: 'too-many-imports', at: since + limits.per };
}

function keptOf({ game, how, count, others, excerpt }: ReadRecord, isChosen: boolean): string {
  const isWritten = (isChosen && how === 'chosen') || (count > 1 && others.length === 0);
  return isWritten ? makePdn(game) : excerpt;
}

interface Bringing {
  readonly isPrivate: boolean;
  readonly isChosen: boolean;
  readonly list?: Listed;
}

async function bring(app: App, asker: Asker, wish: RecordRequest, how: Bringing): Promise<Reply> {
  const { isPrivate, isChosen, list } = how;
  const read = await app.reading.record(wish, asker.user.id);
  const id = app.newId();
  if (!read.ok)
    return 'finals' in read.problem && read.problem.code === 'pdn-variant'
      ? ask(app, asker, { problem: read.problem, id, isPrivate })
      : refusal(app, asker, read.problem);
  const { game, count, skipped, others } = read.value;
  const source = keptOf(read.value, isChosen);
  const full = await keep(app, asker, { id, variant: game.variant.id, source });
  if (full) return refusal(app, asker, full);
  if (!isPrivate) await countShown(app, asker, id, game);
  const about = {
    skipped,
    others: isChosen ? [] : others,
    list,
    among: count > 1 ? { number: wish.number ?? 1, count } : undefined,
  };
  return show(app, asker, id, game, { isFilm: false, ply: 0, bottom: 'white', isPrivate, about });
}

interface Question {
  readonly problem: PdnProblem;
  readonly id: string;
  readonly isPrivate: boolean;
}

async function ask(app: App, asker: Asker, { problem, id, isPrivate }: Question): Promise<Reply> {
  const [variant = 'russian'] = problem.readsAs;
  const full = await keep(app, asker, { id, variant, source: problem.excerpt });
  if (full) return refusal(app, asker, full);
  return { kind: 'private', screen: whichVariant(sayIn(asker.locale), problem, id, !isPrivate) };
}

async function showAs(app: App, asker: Asker, { id, variant, who }: Answered): Promise<Reply> {
  const record = await app.store.records.load(id);
  if (!record) return refusal(app, asker, { code: 'record-forgotten' });
  return bring(app, asker, { source: record.source, variant }, { isPrivate: who === 'me', isChosen: false });
}

async function turn(app: App, asker: Asker, listed: Listed): Promise<Reply> {
  const kept = await keptSource(app, listed.id);
  if (!kept.ok) return refusal(app, asker, kept.problem);
  return pageOf(app, asker, kept.value.source, listed);
}

async function pageOf(
  app: App,
  asker: Asker,
  source: Source,
  { page, id, variant, who, player }: Listed,
): Promise<Reply> {
  const read = await app.reading.contents({ source, page, player, size: COLLECTION_PAGE }, asker.user.id);
  if (!read.ok) return refusal(app, asker, read.problem);
  const screen = collectionScreen(sayIn(asker.locale), read.value, page, { id, variant, who, player });
  return { kind: 'private', screen };
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

async function pick(app: App, asker: Asker, chosen: Listed & { readonly value: number }): Promise<Reply> {
  const { value: number, ...list } = chosen;
  const { id, variant, who } = list;
  const kept = await keptSource(app, id);
  if (!kept.ok) return refusal(app, asker, kept.problem);
  const wish = { ...kept.value, variant: variant === '' ? null : variant, number };
  const how = { isPrivate: who === 'me', isChosen: variant !== '', list };
  return bring(app, asker, wish, how);
}

interface Opening {
  readonly brought: Brought;
  readonly wish: RecordRequest;
  readonly isPrivate: boolean;
  /** The player whose games are wanted; empty for all. */
  readonly player: string;
}

/** Shows the only game in a text, or a list of all its games. */
async function open(app: App, asker: Asker, { brought, wish, isPrivate, player }: Opening): Promise<Reply> {
  const { source, variant } = wish;
  const read = await app.reading.contents({ source, page: 0, player, size: COLLECTION_PAGE }, asker.user.id);
  if (!read.ok) return refusal(app, asker, read.problem);
  if (read.value.all < 2) return bring(app, asker, wish, { isPrivate, isChosen: variant !== null });
  if (read.value.count === 0) return refusal(app, asker, { code: 'no-games-of', text: player });
  const id = app.newId();
  const full = await keep(app, asker, { id, variant: variant ?? 'russian', source: keptText(brought) });
  if (full) return refusal(app, asker, full);
  const of = { guildId: asker.place.guildId, recordId: id };
  const explored = isPrivate ? 0 : await countFile(app, of, wish, asker.user.id);
  const listing = { id, variant: variant ?? '', who: isPrivate ? 'me' : 'all', player } as const;
  return { kind: 'private', screen: collectionScreen(sayIn(asker.locale), read.value, 0, listing, explored) };
}

async function openBrought(app: App, asker: Asker, brought: Brought, player = ''): Promise<Reply> {
  const source = await sourceOf(app, brought);
  if (!source.ok) return refusal(app, asker, source.problem);
  const wish = { source: source.value, variant: null, fileName: brought.file?.name };
  return open(app, asker, { brought, wish, isPrivate: true, player });
}

export const importPresses = answering(
  IMPORT,
  {
    ask: (asker, { answers, files }, app) => {
      const text = answers.text.trim() === '' ? undefined : answers.text;
      return openBrought(app, asker, { text, file: files.get(answers.file) }, playerOf(answers.player));
    },
    // Steps open a private viewer, so nobody turns the page for others.
    ...each(STEPS, (asker: Asker, pressed: Parameters<typeof showAgain>[2], app: App) =>
      showAgain(app, asker, { ...pressed, isPrivate: true }, false),
    ),
    film: (asker, pressed, app) => showAgain(app, asker, pressed, true),
    everyone: (asker, pressed, app) => share(app, asker, pressed),
    'film-everyone': (asker, pressed, app) => share(app, asker, pressed),
    page: (asker, pressed, app) => turn(app, asker, { ...pressed, player: '' }),
    pick: (asker, pressed, app) => pick(app, asker, { ...pressed, player: '' }),
    jump: (asker, { value: page, ...list }, app) => turn(app, asker, { ...list, page, player: '' }),
    'of-page': (asker, pressed, app) => turn(app, asker, pressed),
    'of-pick': (asker, pressed, app) => pick(app, asker, pressed),
    'of-jump': (asker, { value: page, ...list }, app) => turn(app, asker, { ...list, page }),
    as: (asker, pressed, app) => showAs(app, asker, pressed),
    other: (asker, { value, ...pressed }, app) => showAs(app, asker, { ...pressed, variant: value }),
  },
  { share: (action) => (action.startsWith('film') ? 'film' : 'reading') },
);

export const importGame = defineCommand({
  name: 'import',
  posts: false,
  share: () => 'reading',
  options: [
    { name: 'text', kind: 'text' },
    { name: 'file', kind: 'file' },
    { name: 'variant', kind: 'text', choices: VARIANT_IDS },
    { name: 'game', kind: 'number' },
    { name: 'player', kind: 'text' },
    { name: 'public', kind: 'flag' },
  ],
  async run(asker, values, app) {
    const variant = VARIANT_IDS.find((id) => id === values.variant) ?? null;
    if (values.variant !== undefined && variant === null)
      return refusal(app, asker, { code: 'unknown-variant', text: values.variant });
    if (values.text === undefined && values.file === undefined)
      return { kind: 'form', form: importForm(sayIn(asker.locale)) };
    const source = await sourceOf(app, values);
    if (!source.ok) return refusal(app, asker, source.problem);
    const wish = { source: source.value, variant, number: values.game, fileName: values.file?.name };
    const isPrivate = values.public !== true;
    const player = playerOf(values.player ?? '');
    if (values.game === undefined) return open(app, asker, { brought: values, wish, isPrivate, player });
    return bring(app, asker, wish, { isPrivate, isChosen: variant !== null });
  },
  async onMessage(asker, message, app) {
    const brought = await broughtIn(app, message, asker.user.id);
    if (!brought) return refusal(app, asker, { code: 'message-without-game' });
    return openBrought(app, asker, brought);
  },
});
