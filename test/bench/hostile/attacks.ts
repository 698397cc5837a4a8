/** What one member can send to stop the bot for others: attacks with the worst known positions. */
import { play } from '../../../src/draughts/position.ts';
import { hasTooManyCaptures, legalMoves, listCaptures } from '../../../src/draughts/moves.ts';
import type { Position } from '../../../src/draughts/types.ts';
import { variantOf, type VariantId } from '../../../src/draughts/variants.ts';
import { makeFen } from '../../../src/notation/fen.ts';
import { makeFullMove } from '../../../src/notation/move.ts';
import { makePdn } from '../../../src/notation/pdn/writer.ts';
import type { PdnMove } from '../../../src/notation/pdn/game.ts';
import { buttonsOf } from '../../../playground/server/visitor/reading.ts';
import { hostilePosition, hostilePositions } from '../../draughts/hostile.ts';
import { lineBy } from '../../notation/playout.ts';
import { LARGEST } from '../../reading/largest.ts';
import { buttonTo } from '../../story/cards.ts';
import type { Stage } from '../bot/stage.ts';
import { flood } from './flood.ts';
import { add, type Tally } from './tally.ts';

/**
 * Interactions by the stage's visitors are counted automatically. Other attacks fill in the tally.
 */
type Attack = (stage: Stage, tally: Tally) => Promise<unknown>;

/** How long strangers occupy the endpoint, in ms. */
const LASTS = 8000;

/**
 * Connections to the endpoint that all begin the same request and then stop after this many bytes
 * of its body.
 */
const strangers =
  (connections: number, head: string, body = 0): Attack =>
  async ({ discord }, tally) => {
    const [door = ''] = discord.world.doors;
    add(tally, await flood({ port: Number(new URL(door).port), connections, head, body, lasts: LASTS }));
  };

const MEBIBYTE = 2 ** 20;
const post = (length: number, headers = ''): string =>
  `POST /interactions HTTP/1.1\r\nHost: x\r\n${headers}Content-Length: ${length}\r\n\r\n`;
/** Well-formed and recent ids, which anyone can make up. */
const forged = (): string =>
  `X-Signature-Ed25519: ${'ab'.repeat(64)}\r\nX-Signature-Timestamp: ${Math.floor(Date.now() / 1000) + 4}\r\n`;
const GET = 'GET /interactions HTTP/1.1\r\nHost: x\r\n\r\n';

/** The game with the most expensive captures, where these attacks were first found. */
const ID: VariantId = 'frisian';
const variant = variantOf(ID);
const SETUPS = 40;
const FILMS = 40;

const worst = hostilePositions.find((one) => one.variant === ID && one.aim === 'steps');
if (!worst) throw new Error(`no position of ${ID}`);
const beyond = hostilePosition(worst);

/** The position with the fewest pieces removed whose captures can still be listed. */
function lightened(position: Position): Position {
  if (!hasTooManyCaptures(variant, position)) return position;
  const options = position.board.flatMap((tower, square) =>
    tower?.[0].color === 'black'
      ? [{ ...position, board: position.board.map((other, at) => (at === square ? null : other)) }]
      : [],
  );
  const steps = (one: Position): number => listCaptures(variant, one).steps;
  const countable = options.filter((one) => !hasTooManyCaptures(variant, one));
  const [most] = countable.toSorted((a, b) => steps(b) - steps(a));
  const [next] = options;
  if (!next) throw new Error('nothing can be taken off the board');
  return most ?? lightened(next);
}

const countable = lightened(beyond);

/** A game where every move begins from a different position. */
function setups(position: Position): string {
  const [move] = legalMoves(variant, position);
  if (!move) throw new Error('nothing to be captured');
  const [nags, comments, variations] = [[], [], []] as const;
  const one: PdnMove = { setup: position, move, nags, clock: null, comments, variations };
  const moves = Array.from({ length: SETUPS }, () => one);
  return makePdn({ variant, tags: [], start: null, line: { comments: [], moves }, result: '*' });
}

/** Answers to the attacker don't matter, but an attack that gets none is broken. */
async function anyhow(asked: readonly Promise<unknown>[]): Promise<void> {
  const settled = await Promise.allSettled(asked);
  if (settled.every(({ status }) => status === 'rejected')) await asked[0];
}

const challenge =
  (position: Position): Attack =>
  async ({ chidi, channel, discord }) => {
    const options = {
      opponent: discord.botId,
      variant: ID,
      color: 'black',
      position: makeFen(variant, position),
    };
    await chidi.command(channel, 'play', { ...options, level: '8' });
  };

const buttons: Attack = async ({ chidi, boris, channel, anna }) => {
  const options = {
    opponent: boris.person.id,
    variant: ID,
    color: 'white',
    position: makeFen(variant, countable),
  };
  const message = await (await chidi.command(channel, 'play', options)).answer();
  await boris.click(message.id, buttonTo(message, 'challenge', 'accept'));
  const card = await anna.waitFor(
    (one) =>
      BigInt(one.id) > BigInt(message.id) &&
      buttonsOf(one).some(({ custom_id }) => custom_id.startsWith('board|rest')),
  );
  const ids = buttonsOf(card).map(({ custom_id }) => custom_id);
  const quiet = ids.filter((id) => !id.includes('resign'));
  const clicks = Array.from({ length: 10 }, () => quiet.map((id) => chidi.click(card.id, id)));
  const hints = Array.from({ length: 5 }, () => chidi.command(channel, 'games', { do: 'hint' }));
  await anyhow([...clicks.flat(), ...hints]);
};

const typed: Attack = async ({ chidi, channel }) => {
  const [move] = listCaptures(variant, beyond).moves;
  if (!move) return;
  const text = makeFullMove(variant, move);
  const after = play(variant, beyond, move);
  await anyhow(
    Array.from({ length: 20 }, (_, n) =>
      chidi.command(channel, n % 2 === 0 ? 'replay' : 'move', {
        [n % 2 === 0 ? 'text' : 'move']: n % 2 === 0 ? makeFen(variant, n % 4 === 0 ? beyond : after) : text,
      }),
    ),
  );
};

function longGame(): string {
  const { variant: of, moves } = lineBy('international', 193, [7, 3, 1, 4]);
  return `[GameType "20"]\n${moves.map((move) => makeFullMove(of, move)).join(' ')} *`;
}

const films: Attack = async ({ chidi, channel }) => {
  const answer = await (await chidi.command(channel, 'replay', { text: longGame() })).answer();
  const film = buttonsOf(answer).find(({ custom_id }) => custom_id.startsWith('import|film'));
  if (!film) throw new Error('there is no film of an import');
  await anyhow(Array.from({ length: FILMS }, () => chidi.click(answer.id, film.custom_id)));
};

/** A word with one byte that is invalid in UTF-8. One byte is too little to detect an encoding. */
const oneWord = Buffer.concat([Buffer.alloc(199_000, 'a'), Uint8Array.of(0xe9)]);

const importing =
  (bytes: () => Buffer, times: number): Attack =>
  async ({ chidi, channel }) => {
    const file = chidi.attach(channel, { name: 'games.pdn', bytes: bytes() });
    await anyhow(
      Array.from({ length: times }, async (_, n) => {
        const heard = await chidi.command(channel, 'replay', { file, ...(n % 2 === 1 && { number: n }) });
        return heard.answer();
      }),
    );
  };

const greed: Attack = async ({ chidi, channel }) => {
  const message = await (await chidi.command(channel, 'replay', { text: longGame() })).answer();
  const presses = buttonsOf(message).filter(({ custom_id }) =>
    /^(?:import\|film|analyze\|begin)/u.test(custom_id),
  );
  if (presses.length !== 2) throw new Error('no film or no analysis');
  const asked = Array.from({ length: 100 }, () => [
    ...presses.map(({ custom_id }) => chidi.click(message.id, custom_id)),
    chidi.command(channel, 'replay', { text: '1. c3-d4 b6-a5 *' }),
    chidi.command(channel, 'replay', { as: 'export' }),
  ]);
  await anyhow(asked.flat());
};

export const attacks: Readonly<Record<string, Attack>> = {
  [`an import of ${SETUPS} positions that can just be counted`]: ({ chidi, channel }) =>
    chidi.command(channel, 'replay', { text: setups(countable) }),
  'ten such imports at once': ({ chidi, channel }) =>
    anyhow(Array.from({ length: 10 }, () => chidi.command(channel, 'replay', { text: setups(countable) }))),
  'a challenge beyond counting, to a person': ({ chidi, boris, channel }) => {
    const position = makeFen(variant, beyond);
    return chidi.command(channel, 'play', { opponent: boris.person.id, variant: ID, position });
  },
  'a challenge beyond counting, to the engine': challenge(beyond),
  'a challenge that can just be counted, to the engine': challenge(countable),
  'every button of a card that can just be counted': buttons,
  'positions and moves beyond counting, typed': typed,
  [`${FILMS} films`]: films,
  'a hundred films, analyses, imports and exports': greed,
  'four files of 199 KB with one word': importing(() => oneWord, 4),
  'a file of 10 MB': importing(LARGEST['games in a code page'], 1),
  'four times a file of 10 MB': importing(LARGEST['games in a code page'], 4),
};

export const doorAttacks: Readonly<Record<string, Attack>> = {
  '1000 unfinished bodies of 1 MiB': strangers(1000, post(MEBIBYTE), MEBIBYTE - 1),
  '1000 unfinished bodies of 1 MiB with the headers of a signature': (stage, tally) =>
    strangers(1000, post(MEBIBYTE, forged()), MEBIBYTE - 1)(stage, tally),
  '1000 unfinished bodies of 256 KiB with the headers of a signature': (stage, tally) =>
    strangers(1000, post(MEBIBYTE / 4, forged()), MEBIBYTE / 4 - 1)(stage, tally),
  '1100 connections that say nothing': strangers(1100, ''),
  '1100 connections that asked once': strangers(1100, GET),
};
