/** Due rows of every kind: claiming, putting off, waking. */
import type { Due } from '../app/store.ts';
import { postponeAnalysis, readAnalysis } from './analyses.ts';
import { claimRows, type Claim } from './claim.ts';
import type { Database } from './database.ts';
import { postponeFilm } from './films.ts';
import { putOffErasure, readErasure } from './personal/erasures.ts';
import { readable, type Report } from './readable.ts';
import { readChallenge, readGame, readVacations } from './rows.ts';
import { postponeDigest, postponeNotice, readDigest, readNotice } from './notices.ts';
import { postponeDaily, readDaily } from './puzzles/dailies.ts';
import { postponeHunt, readHunt } from './puzzles/hunts.ts';
import { readSeason } from './seasons/rows.ts';
import { postponeSeason } from './seasons/seasons.ts';
import { readWatch, saveWatch } from './servers/watches.ts';
import type { AnnouncedTables, Tables } from './tables.ts';
import { postponeVacations } from './vacations.ts';

/**
 * Claims what is longest due: erasures, servers to be asked about and seasons, which are few; vacations, for they put off
 * what games are due for; then games, challenges, films, puzzles of the day, what only one person waits for, and at last
 * what nobody does, which takes a while: one game to be searched for puzzles.
 */
export async function claimDue(database: Database, claim: Claim, report: Report): Promise<readonly Due[]> {
  let left = claim.limit;
  const rowsOf = async <T extends Parameters<typeof claimRows>[1]>(
    table: T,
  ): Promise<readonly Tables[T][]> => {
    const rows = await claimRows(database, table, { ...claim, limit: left });
    left -= rows.length;
    return rows;
  };
  const erasures = (await rowsOf('erasure')).map(readErasure);
  const servers = (await rowsOf('server')).map(readWatch);
  const seasons = readable(await rowsOf('season'), readSeason, report);
  const books = readable(await rowsOf('vacation'), readVacations, report);
  const games = readable(await rowsOf('game'), readGame, report);
  const challenges = readable(await rowsOf('challenge'), readChallenge, report);
  const films = await rowsOf('film');
  const dailies = readable(await rowsOf('daily'), readDaily, report);
  const notices = readable(await rowsOf('notice'), readNotice, report);
  const analyses = readable(await rowsOf('analysis'), readAnalysis, report);
  const digests = readable(await rowsOf('preference'), readDigest, report);
  const hunts = readable(
    await claimRows(database, 'hunt', { ...claim, limit: Math.min(left, 1) }),
    readHunt,
    report,
  );
  return [
    ...seasons.map((season) => ({ kind: 'season' as const, season })),
    ...servers.map((watch) => ({ kind: 'server' as const, watch })),
    ...erasures.map((erasure) => ({ kind: 'erasure' as const, erasure })),
    ...books.map((book) => ({ kind: 'vacation' as const, book })),
    ...games.map((record) => ({ kind: 'game' as const, record })),
    ...challenges.map((record) => ({ kind: 'challenge' as const, record })),
    ...films.map(({ game_id: game }) => ({ kind: 'film' as const, game })),
    ...dailies.map((daily) => ({ kind: 'daily' as const, daily })),
    ...notices.map((notice) => ({ kind: 'notice' as const, notice })),
    ...analyses.map((analysis) => ({ kind: 'analysis' as const, analysis })),
    ...digests.map((digest) => ({ kind: 'digest' as const, digest })),
    ...hunts.map((hunt) => ({ kind: 'hunt' as const, hunt })),
  ];
}

/** Puts a row off, unless it was changed or shown since. */
export async function postpone(database: Database, due: Due, dueAt: number | null): Promise<void> {
  if (due.kind === 'server') return dueAt === null ? undefined : saveWatch(database, due.watch, dueAt);
  if (due.kind === 'hunt') return dueAt === null ? undefined : postponeHunt(database, due.hunt, dueAt);
  if (due.kind === 'season') return postponeSeason(database, due.season, dueAt);
  if (due.kind === 'erasure') return putOffErasure(database, due.erasure, dueAt);
  if (due.kind === 'vacation') return postponeVacations(database, due.book, dueAt);
  if (due.kind === 'film') return postponeFilm(database, due.game, dueAt);
  if (due.kind === 'daily') return postponeDaily(database, due.daily, dueAt);
  if (due.kind === 'notice') return postponeNotice(database, due.notice, dueAt);
  if (due.kind === 'analysis') return postponeAnalysis(database, due.analysis, dueAt);
  if (due.kind === 'digest') return postponeDigest(database, due.digest, dueAt);
  const { id, version } = due.kind === 'game' ? due.record.game : due.record.challenge;
  await database.db
    .updateTable(due.kind)
    .set({ due_at: dueAt })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('shown_version', '=', due.record.shown.version)
    .execute();
  return undefined;
}

/** Makes every unshown row of a table due at `now`. What is unshown has a due time, so the index of those is enough. */
export async function wakeUnshown({ db }: Database, table: AnnouncedTables, now: number): Promise<void> {
  await db
    .updateTable(table)
    .set({ due_at: now })
    .where('due_at', 'is not', null)
    .whereRef('shown_version', '<', 'version')
    .execute();
}
