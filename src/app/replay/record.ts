/** A game or a position from elsewhere, kept for a month for the buttons of its viewer. */
import { importedOf } from '../../features/explore/rules.ts';
import type { ReadRecord } from '../../game/readRecord.ts';
import { sayIn } from '../../i18n/say.ts';
import { type Result, refused } from '../../kit/result.ts';
import type { PdnGame } from '../../notation/pdn/game.ts';
import type { PdnProblem } from '../../notation/pdn/problem.ts';
import { makePdn } from '../../notation/pdn/writer.ts';
import type { Listed } from '../../views/replay/collection.ts';
import { exportRecordScreen } from '../../views/replay/export.ts';
import type { Viewpoint } from '../../views/replay/showing.ts';
import { type About, showingRecord, whichVariant } from '../../views/replay/showingRecord.ts';
import type { App } from '../ports/app.ts';
import { type Asker, type Reply, privately } from '../ports/command.ts';
import type { RecordRequest, StoredRecord } from '../ports/reading.ts';
import type { Problem } from '../problem/problem.ts';
import { analyze } from './analysis.ts';
import { countImported } from './imports.ts';
import { audienceOf, ownViewer, sharedViewer, type Shown, viewerFor, type Way, wholeFilm } from './viewer.ts';

/** Counts only games that everyone in the channel sees. */
async function countShown(app: App, { place }: Asker, id: string, game: PdnGame): Promise<void> {
  const imported = importedOf(game);
  if (imported) await countImported(app, { guildId: place.guildId, recordId: id }, [imported]);
}

async function stored(app: App, asker: Asker, id: string): Promise<Result<ReadRecord, Problem>> {
  const record = await app.store.records.load(id);
  return record ? app.reading.record(record, asker.user.id) : refused({ code: 'record-forgotten' });
}

export async function shareRecord(
  app: App,
  asker: Asker,
  { id, ...what }: { readonly id: string } & Shown,
): Promise<Reply> {
  const read = await stored(app, asker, id);
  if (!read.ok) return read;
  const { game } = read.value;
  await countShown(app, asker, id, game);
  const { say, reader } = await audienceOf(app, asker, false);
  const showing = showingRecord(say, game, id, reader, { isPrivate: false });
  return { ...sharedViewer(say, showing, what), isNew: true };
}

/** Shows the record in a private viewer, so that nobody turns the page for others. */
export async function viewRecord(
  app: App,
  asker: Asker,
  { id, ply, bottom }: { readonly id: string } & Viewpoint,
  isFilm: boolean,
): Promise<Reply> {
  const read = await stored(app, asker, id);
  if (!read.ok) return read;
  const { game, others } = read.value;
  const { say, reader } = await audienceOf(app, asker, true);
  const showing = showingRecord(say, game, id, reader, { others });
  return ownViewer(say, showing, isFilm ? wholeFilm(bottom) : { ply, bottom });
}

/** Stores a record for its buttons. Refused if the asker has imported too much. */
export async function keep(app: App, asker: Asker, record: StoredRecord): Promise<Problem | null> {
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
  readonly way: Way;
  readonly isChosen: boolean;
  readonly list?: Listed;
}

/** Reads, stores and shows one record. */
export async function bring(
  app: App,
  asker: Asker,
  wish: RecordRequest,
  { way, isChosen, list }: Bringing,
): Promise<Reply> {
  const read = await app.reading.record(wish, asker.user.id);
  const id = app.newId();
  if (!read.ok)
    return 'finals' in read.problem && read.problem.code === 'pdn-variant'
      ? ask(app, asker, { problem: read.problem, id, isPrivate: way.isPrivate })
      : read;
  const { game, count, skipped, others } = read.value;
  const source = keptOf(read.value, isChosen);
  const full = await keep(app, asker, { id, variant: game.variant.id, source });
  if (full) return refused(full);
  if (!way.isPrivate) await countShown(app, asker, id, game);
  const among = count > 1 ? { number: wish.number ?? 1, count } : undefined;
  return show(app, asker, { id, game, way, about: { skipped, others: isChosen ? [] : others, list, among } });
}

interface Brought {
  readonly id: string;
  readonly game: PdnGame;
  readonly way: Way;
  readonly about: About;
}

async function show(app: App, asker: Asker, { id, game, way, about }: Brought): Promise<Reply> {
  const { as, isPrivate } = way;
  if (as === 'analysis') return analyze(app, asker, { kind: 'record', id }, isPrivate);
  const { say, reader } = await audienceOf(app, asker, isPrivate);
  const showing = showingRecord(say, game, id, reader, { ...about, isPrivate });
  if (as !== 'export') return viewerFor(say, showing, way, 'white');
  const screen = exportRecordScreen(say, showing, game, id);
  return { kind: isPrivate ? 'private' : 'public', screen };
}

interface Question {
  readonly problem: PdnProblem;
  readonly id: string;
  readonly isPrivate: boolean;
}

async function ask(app: App, asker: Asker, { problem, id, isPrivate }: Question): Promise<Reply> {
  const [variant = 'russian'] = problem.readsAs;
  const full = await keep(app, asker, { id, variant, source: problem.excerpt });
  if (full) return refused(full);
  return privately(whichVariant(sayIn(asker.locale), problem, id, !isPrivate));
}
