import type { DueKind, Work } from '../../app/due/kinds.ts';
import { ANALYSES } from '../games/analyses.ts';
import { readStrays } from '../games/posts.ts';
import { readSecond } from '../games/second.ts';
import { readChallenge, readGame } from '../games/rows.ts';
import { readDeferral } from '../interactions/interactions.ts';
import { readWatch as readSpectator, watchRow } from '../../features/watch/store.ts';
import { noticeRow, readNotice } from '../people/notices.ts';
import { readDigest } from '../people/preferences.ts';
import { VACATIONS } from '../people/vacations.ts';
import { readErasure } from '../personal/personal.ts';
import { DAILIES } from '../../features/daily/store.ts';
import { HUNTS } from '../../features/hunt/store.ts';
import { SEASONS } from '../../features/season/store.ts';
import { LOBBIES } from '../../features/lobby/store.ts';
import { HOMES } from '../../features/home/store.ts';
import { SHOWCASES } from '../../features/showcase/store.ts';
import { postponeWatch, readWatch } from '../servers/servers.ts';
import { LIVE_BOARDS } from '../../features/liveBoard/store.ts';
import { MEETS } from '../tournaments/meets.ts';
import { TOURNAMENTS } from '../tournaments/rows.ts';
import { IS_CURRENT, readDuty, written } from './duties.ts';
import { stored, type StoredKind } from './stored.ts';

/** A book declares itself. Other tables declare here how a row is read and found again. */
export const STORED_KINDS: { readonly [K in DueKind]: StoredKind<Work[K]> } = {
  game: stored({
    table: 'game',
    read: readGame,
    row: ({ game: { id, version }, shown }) => ({ id, version, shown_version: shown.version }),
  }),
  challenge: stored({
    table: 'challenge',
    read: readChallenge,
    row: ({ challenge: { id, version }, shown }) => ({ id, version, shown_version: shown.version }),
  }),
  vacation: stored(VACATIONS),
  notice: stored({ table: 'notice', read: readNotice, row: noticeRow }),
  watch: stored({ table: 'watch', read: readSpectator, row: watchRow }),
  digest: stored({ table: 'preference', read: readDigest, row: ({ user }) => ({ user_id: user }) }),
  daily: stored(DAILIES),
  strays: stored({
    table: 'stray',
    read: readStrays,
    row: ({ gameId, until }) => ({ game_id: gameId, until }),
  }),
  secondCard: stored({
    table: 'second_card',
    read: readSecond,
    row: ({ gameId, woken }) => ({ game_id: gameId, woken }),
  }),
  film: stored({ table: 'film', read: ({ game_id: id }) => id, row: (id) => ({ game_id: id }) }),
  liveBoard: stored(LIVE_BOARDS),
  lobby: stored(LOBBIES),
  home: stored(HOMES),
  showcase: stored(SHOWCASES),
  season: stored(SEASONS),
  meet: stored(MEETS),
  tournament: stored(TOURNAMENTS),
  server: stored(
    { table: 'server', read: readWatch, row: ({ guildId }) => ({ guild_id: guildId }) },
    { postpone: postponeWatch },
  ),
  erasure: stored({ table: 'erasure', read: readErasure, row: ({ user }) => ({ user_id: user }) }),
  analysis: stored(ANALYSES),
  deferral: stored({ table: 'deferral', read: readDeferral, row: ({ id }) => ({ id }) }),
  duty: stored(
    {
      table: 'duty',
      read: readDuty,
      row: ({ owner, id, what }) => ({ owner, owner_id: id, what: written(what) }),
    },
    { isCurrent: IS_CURRENT },
  ),
  backup: stored({ table: 'backup', read: ({ id }) => id, row: (id) => ({ id }) }),
  hunt: stored(HUNTS),
};
