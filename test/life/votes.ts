/**
 * Lives of teams that vote. They play against another channel or role, the engine, or a master.
 * Members vote, change their vote, press *Done*, ask for a draw or a resignation, leave and are
 * erased. Both processes get requests and are restarted. One member belongs to both teams, and one
 * to neither team: the master, if there is one.
 */
import * as fc from 'fast-check';
import { expect } from 'vitest';
import { scripted } from '../app/scripted.ts';
import { type Table, tableOver } from '../app/table.ts';
import { sweep } from '../app/sweep.ts';
import { press, type } from '../commands/asks.ts';
import { PLACE } from '../store/samples.ts';
import { eraseUser } from '../../src/app/person/erase.ts';
import { voteFactsOf } from '../../src/app/card/voteFacts.ts';
import { legalMoves } from '../../src/draughts/moves.ts';
import { timeoutAt } from '../../src/game/play/otherEnds.ts';
import { firstToMove, lineOf, sideToMove } from '../../src/game/line.ts';
import { isCrowd } from '../../src/game/seat.ts';
import { opponentOf } from '../../src/draughts/piece.ts';
import { COLORS, type Color } from '../../src/draughts/types.ts';
import { ballotOf } from '../../src/game/ballot.ts';
import { DAY, SECOND } from '../../src/game/calendar/span.ts';
import type { Game } from '../../src/game/game.ts';
import type { Vote } from '../../src/game/vote/cast.ts';
import { makeFullMove } from '../../src/notation/move.ts';
import { CHALLENGE, MOVE, VOTE } from '../../src/views/presses/declarations.ts';
import { at, type Press } from '../../src/views/presses/presses.ts';
import { possible, playLives, type Stage } from './lives.ts';
import { openAt } from './world.ts';

const MEMBERS = 4;
/** Members of both teams, and members of neither. */
const [STRAY, OUTSIDER] = [MEMBERS, MEMBERS + 1];
const PEOPLE = MEMBERS + 2;
const ACTIONS = ['done', 'draw', 'resign', 'leave'] as const;
/** A vote that is in progress at the end of the window may still be saved. */
const GRACE = 10 * SECOND;
const SHARE = 0.6;

const members = fc.nat({ max: PEOPLE - 1 });
const processes = fc.constantFrom(0 as const, 1 as const);
const deeds = fc.oneof(
  possible(3, 'vote', { member: members, process: processes, pick: fc.nat({ max: 3 }) }),
  {
    weight: 1,
    arbitrary: fc.record({
      what: fc.constantFrom(...ACTIONS),
      member: members,
      process: processes,
      pick: fc.constant(0),
    }),
  },
);
/** Actions run at the same instant, while the other process sweeps. */
const steps = fc.oneof(
  possible(6, 'deeds', {
    deeds: fc.uniqueArray(deeds, { selector: (each) => each.member, minLength: 1, maxLength: PEOPLE }),
    process: processes,
  }),
  {
    weight: 3,
    arbitrary: fc.record({ what: fc.constantFrom('window' as const, 'pause' as const), process: processes }),
  },
  possible(1, 'erase', { member: members, process: processes }),
  possible(1, 'restart', { process: processes }),
);
type Deed = typeof deeds extends fc.Arbitrary<infer D> ? D : never;
type Step = typeof steps extends fc.Arbitrary<infer S> ? S : never;

const lives = fc.record({
  opponent: fc.constantFrom('channel', 'role', 'engine', 'master'),
  isTeamWhite: fc.boolean(),
  /** A fixed window, or a share of the clock. */
  pace: fc.constantFrom({ 'time-per-move': '1m' }, { time: '5+3' }, { time: '1d' }),
  variant: fc.constantFrom('russian', 'bashni', 'international'),
  tallies: fc.constantFrom('hidden', 'open'),
  quorum: fc.integer({ min: 1, max: 3 }),
  steps: fc.array(steps, { minLength: 5, maxLength: 40 }),
});
type Life = typeof lives extends fc.Arbitrary<infer L> ? L : never;

type Opponent = Life['opponent'];

const [FIRST, SECOND_PLACE, ELSEWHERE] = [
  PLACE,
  ...['channel-2', 'channel-3'].map((channelId) => ({ ...PLACE, channelId })),
] as const;

const OPPONENTS: Readonly<Record<Opponent, Readonly<Record<string, string>>>> = {
  channel: { channel: 'channel-2' },
  role: { team: 'role-own', against: 'role-other' },
  engine: { level: '1' },
  master: {},
};

interface World {
  readonly opponent: Opponent;
  /** The color of the team that begins the game. */
  readonly own: Color;
  /** The team that each voter has voted for. */
  readonly sides: Map<string, Color>;
  readonly stage: Stage;
  readonly time: { now: number };
  readonly tables: [Table, Table];
  /** The votes that were acknowledged to their voters, by move number and voter. */
  readonly told: Map<string, string>;
  id: string;
}

function tableIn({ stage, time, tables }: Pick<World, 'stage' | 'time' | 'tables'>, which: 0 | 1): Table {
  const table = tableOver(stage.stores[which], time);
  // Both processes use the same channels.
  return { ...table, app: { ...table.app, engine: scripted(), messenger: tables[0].app.messenger } };
}

const gameIn = async ({ stage, id }: World): Promise<Game> => {
  const game = (await stage.stores[0].games.load(id))?.game;
  if (!game) throw new Error('the game is gone');
  return game;
};

const turnAt = (game: Game, ply: number): Color =>
  ply % 2 === 0 ? firstToMove(game) : opponentOf(firstToMove(game));

const legalAt = (game: Game, ply: number): readonly string[] => {
  const { variant, positions } = lineOf(game);
  return legalMoves(variant, positions[ply]!).map((move) => makeFullMove(variant, move));
};

function pressOf(game: Game, { what, pick }: Deed): Press {
  const legal = legalAt(game, game.moves.length);
  if (what === 'vote') return MOVE.to.play({ ...at(game), more: legal[pick % legal.length] ?? '' });
  const action = ACTIONS.find((each) => each === what) ?? 'done';
  return VOTE.to[action](at(game));
}

const nameOf = (color: Color, which: number): string =>
  which === STRAY ? 'stray' : which === OUTSIDER ? 'outsider' : `${color}-${which}`;

const voterOf = (game: Game, which: number): string => nameOf(sideToMove(game), which);

/** Where a member presses a button to vote for a team, and with which roles. */
function standing({ opponent, own }: World, user: string, color: Color) {
  const isOwn = color === own;
  // The master may be in the team's channel.
  if (user === 'outsider' && opponent !== 'master') return { place: ELSEWHERE, roles: [] };
  const place = opponent === 'channel' && !isOwn ? SECOND_PLACE : FIRST;
  return { place, roles: [isOwn ? 'role-own' : 'role-other'] };
}

async function perform(world: World, game: Game, deed: Deed): Promise<void> {
  const user = voterOf(game, deed.member);
  const key = `${game.moves.length} ${user}`;
  const what = pressOf(game, deed);
  const { place, roles } = standing(world, user, sideToMove(game));
  const table = world.tables[deed.process];
  const asking = { ...table, rights: { ...table.rights, roles } };
  const reply = await press(asking, user, what, null, [], false, place);
  if (reply.kind === 'private' && reply.isRefusal) return;
  // A vote for their own move.
  if (!ballotOf(game)) return;
  if (deed.what === 'vote') world.told.set(key, what.args.at(-1) ?? '');
  if (deed.what === 'leave') world.told.delete(key);
}

async function sweepAll({ tables }: World, which: 0 | 1): Promise<void> {
  const { app } = tables[which];
  while (await sweep(app, app.messenger));
}

function endTurn({ time }: World, game: Game): void {
  time.now = Math.max(time.now, timeoutAt(game) ?? 0) + GRACE;
}

async function take(world: World, game: Game, each: Step): Promise<void> {
  const { time, stage, told, tables } = world;
  switch (each.what) {
    case 'window':
    case 'pause':
      if (each.what === 'window') endTurn(world, game);
      else time.now += 11 * SECOND;
      return sweepAll(world, each.process);
    case 'restart':
      await stage.stores[each.process].close();
      stage.stores[each.process] = await openAt(stage.place);
      tables[each.process] = tableIn(world, each.process);
      return undefined;
    case 'erase': {
      const user = voterOf(game, each.member);
      await eraseUser(tables[each.process].app, user, time.now);
      for (const key of told.keys()) if (key.endsWith(` ${user}`)) told.delete(key);
      world.sides.delete(user);
      return undefined;
    }
    case 'deeds':
      await Promise.all([
        ...each.deeds.map((deed) => perform(world, game, deed)),
        sweepAll(world, each.process),
      ]);
      return undefined;
  }
}

async function votesAt({ stage, id }: World, ply: number): Promise<readonly Vote[]> {
  const users = new Set(
    COLORS.flatMap((color) => Array.from({ length: PEOPLE }, (_, which) => nameOf(color, which))),
  );
  const loaded = await Promise.all([...users].map((user) => stage.stores[1].votes.load(id, ply, user)));
  return loaded.flatMap((vote) => vote ?? []);
}

const share = (votes: readonly Vote[], wish: Vote['wish']): number =>
  votes.filter((vote) => vote.wish === wish).length / votes.length;

/** The move that the rule on the card chooses; here, nobody has a rating. */
function ruled(game: Game, ply: number, votes: readonly Vote[]): string | undefined {
  const runoff = game.voting?.runoff?.ply === ply ? game.voting.runoff.moves : [];
  const tied = votes.filter(({ move }) => runoff.includes(move));
  const valid = tied.length > 0 ? tied : votes;
  const count = (move: string): number => valid.filter((vote) => vote.move === move).length;
  const most = Math.max(...valid.map(({ move }) => count(move)));
  const leading = valid.filter(({ move }) => count(move) === most);
  return leading.toSorted((one, other) => one.at - other.at || (one.user < other.user ? -1 : 1))[0]?.move;
}

/** Each acknowledged vote is stored once, and nothing else. Each move follows the rule. */
async function expectLaws(world: World, before: Game): Promise<Game> {
  const game = await gameIn(world);
  for (let ply = before.moves.length; ply <= game.moves.length; ply += 1) {
    const votes = await votesAt(world, ply);
    const told = [...world.told].filter(([key]) => key.startsWith(`${ply} `));
    const stored = votes.map(({ user, move }) => [`${ply} ${user}`, move] as const);
    expect(new Map(stored)).toEqual(new Map(told));
    const color = turnAt(game, ply);
    for (const { user } of votes) {
      expect(world.sides.get(user) ?? color).toBe(color);
      world.sides.set(user, color);
    }
    expect(votes.map(({ user }) => user)).not.toContain('outsider');
    const move = game.moves[ply];
    if (move === undefined) continue;
    const legal = legalAt(game, ply);
    expect(legal).toContain(move);
    if (!isCrowd(game.seats[color])) expect(votes).toEqual([]);
    else if (votes.length === 0) expect(legal).toEqual([move]);
    else expect(move).toBe(ruled(game, ply, votes));
  }
  const last = await votesAt(world, game.moves.length);
  const { result } = game;
  // The master's clock may also run out, and erasing the master resigns the game.
  const loser = result?.winner ? opponentOf(result.winner) : sideToMove(game);
  if (result && isCrowd(game.seats[loser])) {
    if (result.by === 'resignation') expect(share(last, 'resign')).toBeGreaterThanOrEqual(SHARE);
    if (result.by === 'flag' || result.by === 'aborted') expect(last).toEqual([]);
  }
  const facts = await voteFactsOf(world.tables[0].app, game);
  if (game.voting?.tallies === 'hidden') expect(facts?.now).toBeNull();
  if (!game.result) expect(facts?.count).toBe(last.length);
  return game;
}

async function begin(
  { tables: [one] }: World,
  { opponent, own }: World,
  { pace, variant, tallies, quorum }: Life,
) {
  const master = opponent === 'master' ? { player: { id: 'outsider', name: 'Outsider', isBot: false } } : {};
  const options = {
    ...OPPONENTS[opponent],
    ...master,
    ...pace,
    color: own,
    variant,
    'show-votes': tallies,
    'minimum-votes': quorum,
  };
  const begun = await type(one, nameOf(own, 0), 'team play', options, FIRST);
  if (begun.kind === 'card') return begun.game.id;
  if (begun.kind !== 'invitation') throw new Error(`no game, but ${begun.kind}`);
  const accepted = await press(
    one,
    'outsider',
    CHALLENGE.to.accept({ id: begun.challenge.id }),
    null,
    [],
    false,
    FIRST,
  );
  if (accepted.kind !== 'card') throw new Error(`the master gets ${accepted.kind}`);
  return accepted.game.id;
}

async function live(stage: Stage, life: Life): Promise<void> {
  const { opponent, isTeamWhite, steps: taken } = life;
  const time = { now: 400 * DAY };
  const [one, two] = [tableOver(stage.stores[0], time), tableOver(stage.stores[1], time)];
  const own = isTeamWhite ? 'white' : 'black';
  const world: World = {
    stage,
    time,
    tables: [one, two],
    told: new Map(),
    sides: new Map(),
    opponent,
    own,
    id: '',
  };
  world.tables[0] = tableIn(world, 0);
  world.tables[1] = tableIn(world, 1);
  world.id = await begin(world, world, life);
  let game = await gameIn(world);
  for (const each of taken) {
    if (game.result) return;
    await take(world, game, each);
    game = await expectLaws(world, game);
  }
  // Nobody votes anymore, and no game may be stuck.
  for (let windows = 0; windows < 6 && !game.result; windows += 1) {
    endTurn(world, game);
    await sweepAll(world, windows % 2 === 0 ? 0 : 1);
    game = await expectLaws(world, game);
  }
  expect(game.result).not.toBeNull();
}

export const playLivesOfVotes = (usual: number): Promise<number> =>
  playLives({ of: 'votes', usual }, lives, live);
