/** A user with data in every possible place. */
import { LIMITS } from '../../../src/app/ports/limits.ts';
import type { Blocker } from '../../../src/app/ports/subjects/blocks.ts';
import type { Game, Player } from '../../../src/game/game.ts';
import { finish, player } from '../../app/finished.ts';
import { NO_SETTINGS } from '../../../src/app/ports/subjects/settings.ts';
import { fail, postDaily, SACRIFICE } from '../../app/puzzles.ts';
import { newTable, type Table } from '../../app/table.ts';
import { DAY, NOON } from '../../rating/games.ts';
import type { Changes } from '../../game/players.ts';
import { differencesIn } from '../opened.ts';
import { newPlace } from '../place.ts';
import { withRuling } from '../../../src/tournament/life/decision.ts';
import type { Placing } from '../../../src/tournament/life/table/placings.ts';
import type { Tournament } from '../../../src/tournament/life/tournament.ts';
import { entered, FORMS, termsOf } from '../../tournament/life/hall.ts';
import { sampleMeet } from '../contract/meets.ts';
import { PLACE, sampleChallenge, sampleGame } from '../samples.ts';

export const ANNA = { id: '80351110224678912', name: 'Ännchen' };

export const [boris, carl, dora] = [player('boris'), player('carl'), player('dora')];

const ELSEWHERE = { place: { ...PLACE, guildId: 'guild-2' } };

export async function running(table: Table, changes: Changes = {}): Promise<Game> {
  const { store } = table.app;
  const at = { createdAt: table.time.now, changedAt: table.time.now };
  const game = sampleGame({
    id: table.app.newId(),
    players: { white: ANNA, black: boris },
    ...at,
    ...changes,
  });
  const challenge = sampleChallenge({ id: table.app.newId(), challenger: ANNA, opponent: boris, ...at });
  await store.challenges.add(challenge, 2000);
  const accepted = { ...challenge, version: 2, state: 'accepted', gameId: game.id } as const;
  await store.games.begin(accepted, game, 2000);
  return game;
}

const plan = (line: string) => ({ ply: 0, takebacks: 0, lines: [[line, 'b6-a5']] });

export interface Scene {
  readonly place: string;
  readonly table: Table;
  readonly game: Game;
}

async function seasonWith(table: Table): Promise<void> {
  const { app, time } = table;
  const guildId = 'guild-3';
  const winter = { guildId, name: 'Winter', channelId: 'c', locale: 'en-US', isReset: true };
  const season = await app.store.seasons.start({ ...winter, startedAt: NOON, endsAt: null });
  if (!season) throw new Error('there is no season');
  for (let n = 0; n < 5; n += 1) {
    await finish(table, [ANNA, n % 2 === 0 ? boris : carl], 'white', { place: { ...PLACE, guildId } });
  }
  await app.store.seasons.end(season, time.now);
}

export function tournamentOf({ id, name }: Player, guildId: string): Tournament {
  const tournament = entered(termsOf(FORMS[0]!), 2);
  const [first, ...others] = tournament.players;
  return {
    ...tournament,
    id: `t${guildId}`,
    version: 1,
    venue: { ...tournament.venue, guildId },
    organizer: { id, name },
    players: [{ ...first!, id, name }, ...others],
    apart: [[id, 'u2']],
    rulings: withRuling(tournament, { by: id, at: NOON }, { what: 'kept-apart', users: [id, 'u2'] }),
  };
}

async function overIn(table: Table, guildId: string): Promise<void> {
  const { tournaments } = table.app.store;
  await tournaments.add({ ...tournamentOf(ANNA, guildId), stage: 'running' }, NOON + DAY);
  const over = { ...tournamentOf(ANNA, guildId), version: 2, stage: 'finished', endedAt: NOON } as const;
  const placings = [placingOf(over, ANNA)];
  await tournaments.save({ tournament: over, woken: 0 }, null, {
    games: [],
    next: null,
    dueAt: NOON,
    placings,
  });
}

export const placingOf = ({ id, venue, terms }: Tournament, winner: Player): Placing => ({
  tournamentId: id,
  guildId: venue.guildId,
  number: 1,
  player: winner,
  place: 1,
  of: 8,
  played: 8,
  name: terms.name,
  title: terms.title,
  variant: terms.variant,
  form: terms.form.kind,
  endedAt: NOON,
});

const block = ({ blocks }: Table['app']['store'], by: Blocker, user: string) =>
  blocks.add({ by, user }, NOON);

export async function scene(): Promise<Scene> {
  const place = await newPlace();
  const table = await newTable(place);
  const { store } = table.app;
  table.time.now = NOON;
  await finish(table, [ANNA, boris], 'white');
  await finish(table, [carl, ANNA], 'white');
  await finish(table, [boris, carl], null);
  await finish(table, [ANNA, boris], 'black', { place: { ...PLACE, guildId: null } });
  const fed = await finish(table, [boris, carl], 'white', ELSEWHERE);
  const word = { gameId: fed.id, verb: 'void', by: ANNA.id, at: NOON, reason: null } as const;
  await store.standings.rule('guild-2', word);
  await store.attendance.note('guild-1', [{ user: ANNA.id, isGone: false, at: NOON }]);
  await seasonWith(table);
  await store.tournaments.add(tournamentOf(ANNA, 'guild-5'), NOON + DAY);
  await overIn(table, 'guild-6');
  const entry = { ...ANNA, rating: 1500 };
  const team = { ...sampleMeet().home, players: [entry] };
  const [board] = sampleMeet().boards;
  await store.meets.add(
    sampleMeet({ home: team, boards: [{ ...board!, home: entry, gameId: null }] }),
    NOON + DAY,
  );
  await store.drafts.save({ guildId: 'guild-6', user: ANNA.id, version: 1, asked: { name: 'Cup' } }, NOON);
  const game = await running(table);
  await running(table, { players: { white: carl, black: ANNA } });
  const plans = { version: 1, white: plan('own-line'), black: plan('secret-line') };
  await store.games.savePlans(game.id, 1, plans);
  const times = { createdAt: NOON, expiresAt: NOON + DAY };
  await store.challenges.add(
    sampleChallenge({ id: 'by-anna', challenger: ANNA, opponent: null, ...times }),
    NOON,
  );
  await store.challenges.add(
    sampleChallenge({ id: 'to-anna', challenger: dora, opponent: ANNA, ...times }),
    NOON,
  );
  await store.votes.cast(
    { gameId: game.id, ply: 0, user: ANNA.id, move: 'c3-d4', doneIn: 0, wish: null, reason: 'why', at: NOON },
    'white',
    game.version,
  );
  await store.people.saveDone(ANNA.id, 'move', NOON);
  await store.people.savePreference({ user: ANNA.id, version: 1, preference: { notation: 'numeric' } });
  await store.people.saveVacations({ user: ANNA.id, version: 1, spans: [] }, NOON + DAY);
  const notice = { gameId: 'gone', user: ANNA.id, occasion: 'turn', key: 'gone.1', madeAt: NOON } as const;
  await store.people.addNotice(notice, NOON + DAY);
  const watch = { guildId: 'guild-1', calls: 'moves', madeAt: NOON, locale: 'de' } as const;
  await store.watches.add({ ...watch, user: ANNA.id, of: { kind: 'player', id: 'carl' } }, 9, null);
  await store.watches.add({ ...watch, user: 'dora', of: { kind: 'player', id: ANNA.id } }, 9, null);
  const begun = { id: 'g9', guildId: 'guild-1', players: [ANNA.id], createdAt: NOON, isOver: false };
  await store.watches.wake(begun, NOON + DAY);
  const of = { kind: 'game', id: 'g9' } as const;
  const guess = { guildId: 'guild-1', of, ply: 3, move: 'c3-d4', madeAt: NOON, points: null, engine: null };
  await store.guesses.add({ ...guess, player: ANNA });
  await store.puzzles.add([SACRIFICE]);
  await fail(table, ANNA.id);
  await store.settings.save({
    guildId: 'guild-1',
    version: 1,
    settings: { ...NO_SETTINGS, dailyPuzzle: 'channel-1' },
  });
  await postDaily(table, 'guild-1');
  await store.dailies.solve({ guildId: 'guild-1', puzzleId: SACRIFICE.puzzle.id, player: ANNA, at: NOON });
  await store.personal.setHidden(ANNA.id, true);
  await store.visiting.logOut(ANNA.id, NOON, DAY);
  await store.visiting.openLink({ by: ANNA.id, of: `player-guild-1-${ANNA.id}`, key: 'k' }, 'guild-1');
  const deferral = { id: '1', application: '2', token: 'token', user: ANNA.id, locale: 'de' } as const;
  await store.deferrals.keep({ ...deferral, isThinking: true, at: NOON }, NOON + DAY);
  const asked = { id: 'asked', from: ANNA.id, to: 'boris', guildId: 'guild-1', at: NOON };
  await store.tallies.ask(asked, LIMITS.asks);
  await store.tallies.ask({ ...asked, id: 'answered', from: 'boris', to: ANNA.id }, LIMITS.asks);
  await block(store, { kind: 'user', id: ANNA.id }, 'carl');
  await block(store, { kind: 'user', id: 'dora' }, ANNA.id);
  await block(store, { kind: 'server', id: 'guild-1' }, ANNA.id);
  return { place, table, game };
}

export const differences = ({ app }: Table): Promise<readonly string[]> => differencesIn(app.store);
