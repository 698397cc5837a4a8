import type { DueKind, Work } from '../../app/due/kinds.ts';
import { keyOf, readAnalysis } from '../games/analyses.ts';
import { readStrays } from '../games/posts.ts';
import { readSecond } from '../games/second.ts';
import { readChallenge, readGame } from '../games/rows.ts';
import { readDeferral } from '../interactions/interactions.ts';
import { readWatch as readSpectator, watchRow } from '../games/watches.ts';
import { noticeRow, readNotice } from '../people/notices.ts';
import { readDigest } from '../people/preferences.ts';
import { readVacations } from '../people/vacations.ts';
import { readErasure } from '../personal/personal.ts';
import { readDaily } from '../puzzles/dailies.ts';
import { readHunt } from '../puzzles/hunts.ts';
import { readSeason } from '../seasons/seasons.ts';
import { readLobby } from '../servers/lobbies.ts';
import { readLiveGames } from '../servers/live.ts';
import { readShowcase } from '../servers/showcases.ts';
import { postponeWatch, readWatch } from '../servers/servers.ts';
import { readLiveBoard } from '../standings/liveBoards.ts';
import { readMeet } from '../tournaments/meets.ts';
import { readTournament } from '../tournaments/rows.ts';
import { IS_CURRENT, readDuty, written } from './duties.ts';
import { stored, type StoredKind } from './stored.ts';

export const STORED_KINDS: { readonly [K in DueKind]: StoredKind<Work[K]> } = {
  game: stored('game', {
    read: readGame,
    row: ({ game: { id, version }, shown }) => ({ id, version, shown_version: shown.version }),
  }),
  challenge: stored('challenge', {
    read: readChallenge,
    row: ({ challenge: { id, version }, shown }) => ({ id, version, shown_version: shown.version }),
  }),
  vacation: stored('vacation', {
    read: readVacations,
    row: ({ user, version }) => ({ user_id: user, version }),
  }),
  notice: stored('notice', { read: readNotice, row: noticeRow, atEnd: 'deleted' }),
  watch: stored('watch', { read: readSpectator, row: watchRow }),
  digest: stored('preference', { read: readDigest, row: ({ user }) => ({ user_id: user }) }),
  daily: stored('daily', {
    read: readDaily,
    row: ({ guildId, version }) => ({ guild_id: guildId, version }),
  }),
  strays: stored('stray', {
    read: readStrays,
    row: ({ gameId, until }) => ({ game_id: gameId, until }),
    atEnd: 'deleted',
  }),
  secondCard: stored('second_card', {
    read: readSecond,
    row: ({ gameId, woken }) => ({ game_id: gameId, woken }),
  }),
  film: stored('film', { read: ({ game_id: id }) => id, row: (id) => ({ game_id: id }) }),
  liveBoard: stored('live_board', {
    read: readLiveBoard,
    row: ({ guildId, version }) => ({ guild_id: guildId, version }),
  }),
  lobby: stored('lobby', {
    read: readLobby,
    row: ({ guildId, channelId, version }) => ({ guild_id: guildId, channel_id: channelId, version }),
  }),
  liveGames: stored('live_games', {
    read: readLiveGames,
    row: ({ guildId, version }) => ({ guild_id: guildId, version }),
  }),
  showcase: stored('showcase', {
    read: readShowcase,
    row: ({ guildId, version }) => ({ guild_id: guildId, version }),
  }),
  season: stored('season', {
    read: readSeason,
    row: ({ guildId, number, version }) => ({ guild_id: guildId, number, version }),
  }),
  meet: stored('meet', {
    read: readMeet,
    row: ({ meet: { id, version }, woken }) => ({ id, version, woken }),
  }),
  tournament: stored('tournament', {
    read: readTournament,
    row: ({ tournament: { id, version }, woken }) => ({ id, version, woken }),
  }),
  server: stored('server', {
    read: readWatch,
    row: ({ guildId }) => ({ guild_id: guildId }),
    postpone: postponeWatch,
  }),
  erasure: stored('erasure', {
    read: readErasure,
    row: ({ user }) => ({ user_id: user }),
    atEnd: 'stays-due',
  }),
  analysis: stored('analysis', {
    read: readAnalysis,
    row: ({ subject, version }) => ({ id: keyOf(subject), version }),
  }),
  // A power cut may bring back an answered one: at worst, its user reads twice that it failed.
  deferral: stored('deferral', { read: readDeferral, row: ({ id }) => ({ id }), atEnd: 'forgotten' }),
  duty: stored('duty', {
    read: readDuty,
    row: ({ owner, id, what }) => ({ owner, owner_id: id, what: written(what) }),
    atEnd: 'deleted',
    isCurrent: IS_CURRENT,
  }),
  backup: stored('backup', { read: ({ id }) => id, row: (id) => ({ id }) }),
  hunt: stored('hunt', {
    read: readHunt,
    row: ({ gameId, version }) => ({ game_id: gameId, version }),
    atEnd: 'stays-due',
  }),
};
