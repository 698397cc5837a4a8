/** What a deed asks of the bot, as its player would type or press it in the world as it stands. */
import { extend, lastPosition, type Line } from '../../src/draughts/line.ts';
import { legalMoves } from '../../src/draughts/moves.ts';
import { expect } from 'vitest';
import type { Reply } from '../../src/app/ports/reply.ts';
import type { GameRecord } from '../../src/app/ports/games.ts';
import type { Game } from '../../src/game/game.ts';
import { lineOf, sideToMove } from '../../src/game/line.ts';
import { opponentOf } from '../../src/draughts/piece.ts';
import { makeFullMove } from '../../src/notation/move.ts';
import { MOVE, OFFERS, PLAN, RESIGN } from '../../src/views/presses/declared.ts';
import { at } from '../../src/views/presses/onGame.ts';
import type { Press } from '../../src/views/presses/press.ts';
import type { Table } from '../app/table.ts';
import { press, type } from '../commands/asks.ts';
import type { Deed } from './steps.ts';
import { PLAYERS, type Name, type Wish, type World } from './world.ts';

/** So many at once. */
const FLOOD = Array.from({ length: 8 }, (_, n) => n);

const nameOf = (id: string): Name => (id === 'anna' ? 'anna' : 'boris');

/** A legal move of the position, and the line with it; `null` where there is none. */
function picked(line: Line, pick: number): { readonly text: string; readonly after: Line } | null {
  const legal = legalMoves(line.variant, lastPosition(line));
  const move = legal[pick % Math.max(1, legal.length)];
  return move ? { text: makeFullMove(line.variant, move), after: extend(line, move) } : null;
}

function planText(game: Game, [theirs, own]: readonly [number, number]): string {
  const first = game.result ? null : picked(lineOf(game), theirs);
  const answer = first && picked(first.after, own);
  return first && answer ? `if ${first.text} then ${answer.text}` : 'if c3-d4 then b6-a5';
}

const typed = (by: Name, command: string, values: Parameters<typeof type>[3] = {}): Wish => ({
  by,
  pressed: null,
  ask: (table) => type(table, by, command, values),
});

/** Pressed on the game's card, if there is one. */
const pressedOn = ({ shown }: GameRecord, by: Name, what: Press, value: string | null = null): Wish => ({
  by,
  pressed: shown.card && { card: shown.card, isPrivate: false },
  ask: (table) => press(table, by, what, value),
});

/** The challenge made last. */
async function latestChallenge({ counters, stores }: World): Promise<string | null> {
  for (let id = counters.ids; id > 0; id -= 1) if (await stores[0].challenge(`id${id}`)) return `id${id}`;
  return null;
}

async function answering(
  world: World,
  { by, action }: Extract<Deed, { what: 'answer' }>,
): Promise<Wish | null> {
  const id = await latestChallenge(world);
  const record = id === null ? null : await world.stores[0].challenge(id);
  if (!record) return null;
  const what = { command: 'challenge', action, args: [record.challenge.id] };
  const { card } = record.shown;
  return { by, pressed: card && { card, isPrivate: false }, ask: (table) => press(table, by, what) };
}

function moving(record: GameRecord, { pick, draw, pressed }: Extract<Deed, { what: 'move' }>): Wish | null {
  const { game } = record;
  const move = game.result ? null : picked(lineOf(game), pick);
  if (!move) return null;
  const by = nameOf(game.seats[sideToMove(game)].id);
  return pressed
    ? pressedOn(record, by, MOVE.to.pick({ ...at(game), more: '0' }), move.text)
    : typed(by, 'move', { move: move.text, draw, game: game.id });
}

/** The same button again and again, with whatever in it. */
function flooding(record: GameRecord, { by, action, value }: Extract<Deed, { what: 'flood' }>): Wish {
  const { card } = record.shown;
  const what = MOVE.to[action]({ ...at(record.game), more: '0' });
  return {
    by,
    pressed: card && { card, isPrivate: false },
    ask: async (table) => {
      const answers = await Promise.all(FLOOD.map(() => press(table, by, what, value)));
      const done = answers.find(({ kind }) => kind === 'card');
      return done ?? (await press(table, by, what, value));
    },
  };
}

/** The game that began last. */
async function latestGame({ chronicle, stores }: World): Promise<GameRecord | null> {
  const begun = chronicle.entries.findLast(({ game }) => game.version === 1);
  return begun ? stores[0].game(begun.game.id) : null;
}

const beginOf = (start: Extract<Deed, { what: 'challenge' }>['start']) =>
  start && { variant: start.variant, position: start.position };

const otherThan = (by: Name): Name => (by === PLAYERS[0] ? PLAYERS[1] : PLAYERS[0]);

const personOf = (id: Name) => ({ id, name: id, isBot: false });

/** The other is challenged again and again, all at once. */
const challengeOften = (table: Table, by: Name): Promise<readonly Reply[]> =>
  Promise.all(FLOOD.map(() => type(table, by, 'challenge', { opponent: personOf(otherThan(by)) })));

const pestering = ({ by }: Extract<Deed, { what: 'pester' }>): Wish => ({
  by,
  pressed: null,
  ask: async (table) => {
    const answers = await challengeOften(table, by);
    return answers.find(({ kind }) => kind === 'invitation') ?? answers[0]!;
  },
});

/** One wants nothing of the other for a while, who tries all the same. */
const shunning = ({ by }: Extract<Deed, { what: 'shun' }>): Wish => ({
  by,
  pressed: null,
  ask: async (table) => {
    const user = personOf(otherThan(by));
    await type(table, by, 'block', { user });
    const answers = await challengeOften(table, user.id);
    expect(answers.map(({ kind }) => kind)).toEqual(FLOOD.map(() => 'private'));
    return type(table, by, 'unblock', { user });
  },
});

function challenging({ by, time, weekends, start, match }: Extract<Deed, { what: 'challenge' }>): Wish {
  const rest = weekends && time.endsWith('d') ? { weekends } : {};
  return typed(by, 'challenge', {
    opponent: personOf(otherThan(by)),
    color: 'white',
    time,
    ...rest,
    // An opening is drawn or chosen, not both.
    ...(match && start ? { ...match, draw: undefined } : match),
    ...beginOf(start),
  });
}

/** The wish behind a deed in the game that began last; `null` when the world as it stands has no room for it. */
export async function wishOf(world: World, deed: Deed): Promise<Wish | null> {
  if (deed.what === 'challenge') return challenging(deed);
  if (deed.what === 'pester') return pestering(deed);
  if (deed.what === 'shun') return shunning(deed);
  if (deed.what === 'answer') return answering(world, deed);
  const record = await latestGame(world);
  return record && wishIn(record, deed);
}

function wishIn(
  record: GameRecord,
  deed: Exclude<Deed, { what: 'challenge' | 'pester' | 'shun' | 'answer' }>,
): Wish | null {
  const { game } = record;
  switch (deed.what) {
    case 'move':
      return moving(record, deed);
    case 'wrong move':
      return typed(deed.by, 'move', { move: deed.text, game: game.id });
    case 'flood':
      return flooding(record, deed);
    case 'offer':
      return pressedOn(record, deed.by, OFFERS[deed.kind].to[deed.action](at(game)));
    case 'resume':
      return typed(deed.by, 'resume', { game: game.id });
    case 'plan': {
      const author = nameOf(game.seats[opponentOf(sideToMove(game))].id);
      return typed(author, 'plan', { game: game.id, lines: planText(game, deed.picks) });
    }
    case 'drop plan':
      return pressedOn(record, deed.by, PLAN.to.drop(at(game)));
    case 'vacation':
      return typed(
        deed.by,
        'vacation',
        deed.days === null ? { do: 'end' } : { do: 'start', days: deed.days },
      );
    case 'resign':
      return pressedOn(record, deed.by, RESIGN.to.confirm(at(game)));
  }
}
