/** How each kind of due work is stored; each also has a record in `app/due/kinds.ts`. */
import type { DueKind, Work } from '../../app/due/kinds.ts';
import { postponeBackup, IS_CURRENT, postponeDuty, readDuty } from './duties.ts';
import { postponeAnalysis, readAnalysis } from '../games/analyses.ts';
import { postponeFilm, postponeStrays, readStrays } from '../games/posts.ts';
import { postponeDeferral, readDeferral } from '../interactions/interactions.ts';
import { readChallenge, readGame } from '../games/rows.ts';
import { postponeShowing } from '../games/shown.ts';
import { postponeDigest, postponeNotice, readDigest, readNotice } from '../people/notices.ts';
import { readVacations } from '../people/rows.ts';
import { postponeVacations } from '../people/vacations.ts';
import { postponeErasure, readErasure } from '../personal/personal.ts';
import { postponeDaily, readDaily } from '../puzzles/dailies.ts';
import { postponeHunt, readHunt } from '../puzzles/hunts.ts';
import { readSeason, postponeSeason } from '../seasons/seasons.ts';
import { postponeWatch, readWatch } from '../servers/servers.ts';
import { postponeLiveBoard, readLiveBoard } from '../standings/liveBoards.ts';
import { readTournament } from '../tournaments/rows.ts';
import { postponeTournament } from '../tournaments/tournaments.ts';
import { stored, type StoredKind } from './stored.ts';

export const STORED_KINDS: { readonly [K in DueKind]: StoredKind<Work[K]> } = {
  game: stored('game', {
    read: readGame,
    postpone: (database, { game, shown }, dueAt) => postponeShowing(database, 'game', game, shown, dueAt),
  }),
  challenge: stored('challenge', {
    read: readChallenge,
    postpone: (database, { challenge, shown }, dueAt) =>
      postponeShowing(database, 'challenge', challenge, shown, dueAt),
  }),
  vacation: stored('vacation', {
    read: readVacations,
    postpone: postponeVacations,
  }),
  notice: stored('notice', { read: readNotice, postpone: postponeNotice }),
  digest: stored('preference', {
    read: readDigest,
    postpone: postponeDigest,
  }),
  daily: stored('daily', { read: readDaily, postpone: postponeDaily }),
  strays: stored('stray', { read: readStrays, postpone: postponeStrays }),
  film: stored('film', { read: ({ game_id: id }) => id, postpone: postponeFilm }),
  liveBoard: stored('live_board', { read: readLiveBoard, postpone: postponeLiveBoard }),
  season: stored('season', { read: readSeason, postpone: postponeSeason }),
  tournament: stored('tournament', { read: readTournament, postpone: postponeTournament }),
  server: stored('server', { read: readWatch, postpone: postponeWatch }),
  erasure: stored('erasure', {
    read: readErasure,
    postpone: postponeErasure,
  }),
  analysis: stored('analysis', { read: readAnalysis, postpone: postponeAnalysis }),
  deferral: stored('deferral', { read: readDeferral, postpone: postponeDeferral }),
  duty: stored('duty', { read: readDuty, postpone: postponeDuty, isCurrent: IS_CURRENT }),
  backup: stored('backup', { read: ({ id }) => id, postpone: postponeBackup }),
  hunt: stored('hunt', { read: readHunt, postpone: postponeHunt }),
};
