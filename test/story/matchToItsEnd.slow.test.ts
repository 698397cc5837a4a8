/**
 * Matches played by moves to the end of each game, over both transports, while the bot is killed
 * with -9 at random steps: in every game, on SQLite and on PostgreSQL.
 *
 * `MATCH_SEED=5 npm run test:slow -- test/story/matchToItsEnd` repeats a run; each run prints its
 * seed.
 */
import type { APIMessage } from 'discord-api-types/v10';
import { expect, onTestFinished, test } from 'vitest';
import { buttonsOf, textOf } from '../../playground/server/visitor/reading.ts';
import type { RestFault } from '../../playground/server/faults.ts';
import type { Heard } from '../../playground/server/visitor/visitor.ts';
import { lastPosition } from '../../src/draughts/line.ts';
import { legalMoves } from '../../src/draughts/moves.ts';
import type { Store } from '../../src/app/ports/store.ts';
import type { Game } from '../../src/game/game.ts';
import { lineOf } from '../../src/game/line.ts';
import { isMatched, matchEnd, scoreOf } from '../../src/game/match/matchScore.ts';
import { makeFullMove } from '../../src/notation/move.ts';
import { openAt } from '../life/world.ts';
import { newPlace } from '../store/place.ts';
import { chance as chanceFrom } from '../rating/season.ts';
import { buttonTo, gameOn, isCard } from './cards.ts';
import { ENDPOINT } from './door.ts';
import { byHand } from './hands.ts';
import { killAndRestart, openScene, PATIENCE, type Scene } from './killing.ts';

const SEED = Number(process.env['MATCH_SEED'] ?? Date.now() % 1_000_000);
const LONG = 1_800_000;
/** How long (ms) a board that a killed bot still posted may stay: the last look for it is after 135 s. */
const STRAYS = { timeout: 150_000 };
/** Kills per game. */
const DEATHS = 2;
/** With random moves, a game is over by then, usually drawn. */
const USUAL_LENGTH = 60;

/**
 * What the bot is doing when it is killed: nothing yet, or one of these requests, whose answer it
 * never gets.
 */
const STEPS: readonly (RestFault | null)[] = [
  null,
  { on: /callback/u, effect: { delayMs: 60_000 } },
  { on: /POST \/channels/u, effect: { delayMs: 60_000 } },
  { on: /POST \/channels/u, effect: { drop: 'after' } },
  { on: /DELETE \/webhooks/u, effect: { delayMs: 60_000 } },
];

/** Refusals to a bot that comes too late, or repeats what it did before it died. */
const IN_VAIN: ReadonlySet<number> = new Set([10008, 10015, 10062]);
/**
 * A bot that just started can't know how often the previous one registered its commands in the same
 * minute.
 */
const isOfTheStart = ({ status, path }: { readonly status: number; readonly path: string }): boolean =>
  status === 429 && path.endsWith('/commands');

type Chance = () => number;
const oneOf = <T>(chance: Chance, all: readonly T[]): T => all[Math.floor(chance() * all.length)]!;

interface Played {
  scene: Scene;
  readonly store: Store;
  readonly chance: Chance;
  /** The moves made, by the id of their game. */
  readonly made: Map<string, readonly string[]>;
  deaths: number;
}

const gamesOf = async ({ store }: Played): Promise<readonly Game[]> => {
  const all = [
    ...(await store.games.list({ state: 'running' })),
    ...(await store.games.list({ state: 'finished' })),
  ];
  return all
    .map(({ game }) => game)
    .toSorted((one, other) => (one.match?.number ?? 0) - (other.match?.number ?? 0));
};

const boardOf = ({ scene: { table } }: Played, { id, moves }: Game): Promise<APIMessage> =>
  table.anna.waitFor(
    (message) =>
      isCard(message) &&
      buttonsOf(message).some(
        ({ custom_id }) =>
          custom_id.startsWith(`move|`) &&
          custom_id.split('|').slice(2, 4).join(' ') === `${id} ${moves.length}`,
      ),
    PATIENCE.timeout,
  );

/** The bot's words to the player, null if it died. */
async function move(played: Played, game: Game, text: string, dies: boolean): Promise<string | null> {
  const { table } = played.scene;
  const { anna, boris, discord } = table;
  const color = lastPosition(lineOf(game)).turn;
  const who = game.seats[color].id === anna.person.id ? anna : boris;
  const isTyped = played.chance() < 0.3;
  const board = await boardOf(played, game);
  const act = (): Promise<Heard> =>
    isTyped ? who.command(board.channel_id, 'move', { move: text, game: game.id }) : byHand(who, board, text);
  if (!dies) {
    const { message } = await act();
    return `${isTyped ? 'typed' : 'pressed'} ${text}: ${message ? textOf(message) : 'no message'}`;
  }
  const step = oneOf(played.chance, STEPS);
  if (step === null) played.scene.bot.signal('SIGSTOP');
  else discord.faults.rest(step);
  const done = act().catch(() => undefined);
  await Promise.race([done, new Promise((resolve) => setTimeout(resolve, 200 + 1500 * played.chance()))]);
  played.scene = await killAndRestart(played.scene);
  played.deaths += 1;
  return null;
}

/**
 * The stored game, once it has advanced; a move that its player was not told of may have been lost
 * with the bot.
 */
async function after(played: Played, before: Game, told: string | null): Promise<Game> {
  const stored = async (): Promise<Game> => (await played.store.games.load(before.id))!.game;
  if (told !== null) {
    const options = { ...PATIENCE, message: told };
    await expect.poll(async () => (await stored()).moves.length, options).toBe(before.moves.length + 1);
  }
  return stored();
}

async function playGame(played: Played, begun: Game): Promise<Game> {
  let game = begun;
  const dying = new Set(
    Array.from({ length: DEATHS }, () => Math.floor(played.chance() * USUAL_LENGTH * 0.5)),
  );
  // However short it is, the bot dies once in it.
  dying.add(0);
  while (!game.result) {
    const ply = game.moves.length;
    const line = lineOf(game);
    const text = makeFullMove(
      line.variant,
      oneOf(played.chance, legalMoves(line.variant, lastPosition(line))),
    );
    game = await after(played, game, await move(played, game, text, dying.delete(ply)));
    const isMade = game.moves.length > ply;
    expect(game.moves.slice(0, ply)).toEqual(played.made.get(game.id) ?? []);
    if (isMade) played.made.set(game.id, [...(played.made.get(game.id) ?? []), text]);
    expect(game.moves).toEqual(played.made.get(game.id) ?? []);
  }
  return game;
}

async function numbered(played: Played, number: number): Promise<Game> {
  const find = async () => (await gamesOf(played)).filter(({ match }) => match?.number === number);
  await expect.poll(async () => (await find()).length, PATIENCE).toBe(1);
  return (await find())[0]!;
}

const WAYS = [
  ['the gateway', undefined],
  ['a signed door', ENDPOINT],
] as const;
const MATCHES = [
  ['of four with random openings', { match: '4', openings: 'basic' }],
  ['to three points', { match: 'first to 3' }],
] as const;

test.each(
  WAYS.flatMap(([way, endpoint], at) =>
    MATCHES.map(([name, terms], index) => ({ way, endpoint, name, terms, seed: SEED + 2 * at + index })),
  ),
)(
  'a match $name over $way, seed $seed',
  async ({ endpoint, terms, seed }) => {
    const place = await newPlace();
    const scene = await openScene({ place, endpoint });
    const store = await openAt(place);
    onTestFinished(() => store.close());
    const played: Played = { scene, store, chance: chanceFrom(seed), made: new Map(), deaths: 0 };
    const { anna, boris, channel, discord } = scene.table;
    const options = { opponent: boris.person.id, color: 'white', ...terms };
    const { message: invitation } = await anna.command(channel, 'play', options);
    await boris.click(invitation!.id, buttonTo(invitation!, 'challenge', 'accept'));

    let last = await playGame(played, await numbered(played, 1));
    while (isMatched(last) && !matchEnd(last))
      last = await playGame(played, await numbered(played, last.match.number + 1));

    const games = await gamesOf(played);
    expect(games.map(({ match }) => match?.number)).toEqual(games.map((_, index) => index + 1));
    expect(games.map(({ moves }) => moves)).toEqual(games.map(({ id }) => played.made.get(id)));
    expect(played.deaths).toBeGreaterThanOrEqual(games.length);
    // The winner, in the channel as in the books; and each game has one board, its last.
    if (!isMatched(last)) throw new Error('the last game is of no match');
    const { first, second } = scoreOf(last);
    const end = await anna.waitFor(
      (message) => isCard(message) && textOf(message).includes('### 🎯'),
      PATIENCE.timeout,
    );
    expect(textOf(end)).toMatch(
      first === second ? /draw/u : new RegExp(`${Math.max(first, second)} – ${Math.min(first, second)}`, 'u'),
    );
    const boards = (): readonly string[] => anna.messages(channel).filter(isCard).map(gameOn);
    await expect.poll(boards, STRAYS).toEqual(games.map(({ id }) => id));
    expect(
      discord.refusals.filter((refusal) => !IN_VAIN.has(refusal.code) && !isOfTheStart(refusal)),
    ).toEqual([]);
  },
  LONG,
);
