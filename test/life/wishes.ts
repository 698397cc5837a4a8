/** The request that an action sends to the bot, by command or button, in the current world. */
import { extend, lastPosition, type Line } from '../../src/draughts/line.ts';
import { legalMoves } from '../../src/draughts/moves.ts';
import { expect } from 'vitest';
import type { Reply } from '../../src/app/ports/command.ts';
import type { GameRecord } from '../../src/app/ports/subjects/games.ts';
import type { Game, MessageAddress, Place } from '../../src/game/game.ts';
import { lineOf, sideToMove } from '../../src/game/line.ts';
import { opponentOf } from '../../src/draughts/piece.ts';
import { makeFullMove } from '../../src/notation/move.ts';
import { MOVE, OFFERS, PLAN, RESIGN } from '../../src/views/presses/declarations.ts';
import { at, type Press } from '../../src/views/presses/presses.ts';
import type { Table } from '../app/table.ts';
import { press, type } from '../commands/asks.ts';
import { invitationTo } from './channel.ts';
import type { Deed } from './steps.ts';
import { idOf, nameOf, PLAYERS, type Name } from './people.ts';
import type { Wish, World } from './world.ts';

/** The number of simultaneous requests. */
const FLOOD = Array.from({ length: 8 }, (_, n) => n);

/** A legal move in the position, and the line after it; `null` if there is none. */
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

const typed = (
  by: Name,
  command: string,
  values: Parameters<typeof type>[3] = {},
  channelId: string | null = null,
): Wish => ({
  by,
  channelId,
  pressed: null,
  ask: (table, place) => type(table, idOf(by), command, values, place),
});

/** A command in the channel of the game. */
export const typedIn = (
  { game }: GameRecord,
  by: Name,
  command: string,
  values: Parameters<typeof type>[3] = {},
): Wish => typed(by, command, { ...values, game: game.id }, game.place.channelId);

const pressing =
  (by: Name, card: MessageAddress | null, what: Press, value: string | null = null) =>
  (table: Table, place: Place) =>
    press(table, idOf(by), what, value, undefined, false, place, card ?? undefined);

/** A button on the game's card, if there is one. Otherwise on a private board. */
const pressedOn = (
  { game, shown: { card } }: GameRecord,
  by: Name,
  what: Press,
  value: string | null = null,
): Wish => ({
  by,
  channelId: game.place.channelId,
  pressed: card,
  ask: pressing(by, card, what, value),
});

/** The latest challenge. */
async function latestChallenge({ counters, stores }: World): Promise<string | null> {
  for (let id = counters.ids; id > 0; id -= 1)
    if (await stores[0].challenges.load(`id${id}`)) return `id${id}`;
  return null;
}

async function answering(
  world: World,
  { by, action }: Extract<Deed, { what: 'answer' }>,
): Promise<Wish | null> {
  const id = await latestChallenge(world);
  const invitation = id === null ? null : invitationTo(world.discord, id);
  // Nobody can answer an invitation that wasn't shown, or was deleted.
  if (id === null || !invitation) return null;
  const what = { command: 'challenge', action, args: [id] };
  return { by, channelId: null, pressed: invitation, ask: pressing(by, invitation, what) };
}

export function moving(
  record: GameRecord,
  { pick, draw, pressed }: Pick<Extract<Deed, { what: 'move' }>, 'pick' | 'draw' | 'pressed'>,
): Wish | null {
  const { game } = record;
  const move = game.result ? null : picked(lineOf(game), pick);
  if (!move) return null;
  const by = nameOf(game.seats[sideToMove(game)].id);
  return pressed
    ? pressedOn(record, by, MOVE.to.play({ ...at(game), more: move.text }))
    : typedIn(record, by, 'move', { move: move.text, draw });
}

/** Presses the same button again and again, with any contents. */
function flooding(record: GameRecord, { by, action, value }: Extract<Deed, { what: 'flood' }>): Wish {
  const { card } = record.shown;
  const more = action === 'from' || action === 'play' ? value : '0';
  const once = pressing(by, card, MOVE.to[action]({ ...at(record.game), more }), value);
  return {
    by,
    channelId: record.game.place.channelId,
    pressed: card,
    ask: async (table, place) => {
      const answers = await Promise.all(FLOOD.map(() => once(table, place)));
      return answers.find(({ kind }) => kind === 'card') ?? (await once(table, place));
    },
  };
}

/** The latest game. */
export async function latestGame({ chronicle, stores }: World): Promise<GameRecord | null> {
  const begun = chronicle.entries.findLast(({ game }) => game.version === 1);
  return begun ? stores[0].games.load(begun.game.id) : null;
}

const beginOf = (start: Extract<Deed, { what: 'challenge' }>['start']) =>
  start && { variant: start.variant, position: start.position };

const otherThan = (by: Name): Name => (by === PLAYERS[0] ? PLAYERS[1] : PLAYERS[0]);

const personOf = (name: Name) => ({ id: idOf(name), name, isBot: false });

/** One player challenges the other again and again, all at once. */
const challengeOften = (table: Table, by: Name, place: Place): Promise<readonly Reply[]> =>
  Promise.all(FLOOD.map(() => type(table, idOf(by), 'play', { opponent: personOf(otherThan(by)) }, place)));

const pestering = ({ by }: Extract<Deed, { what: 'pester' }>): Wish => ({
  by,
  channelId: null,
  pressed: null,
  ask: async (table, place) => {
    const answers = await challengeOften(table, by, place);
    return answers.find(({ kind }) => kind === 'invitation') ?? answers[0]!;
  },
});

/** One player blocks the other for a while, and the other still tries. */
const shunning = ({ by }: Extract<Deed, { what: 'shun' }>): Wish => ({
  by,
  channelId: null,
  pressed: null,
  ask: async (table, place) => {
    const user = personOf(otherThan(by));
    await type(table, idOf(by), 'preferences', { block: user }, place);
    const answers = await challengeOften(table, user.name, place);
    expect(answers.map(({ kind }) => kind)).toEqual(FLOOD.map(() => 'private'));
    return type(table, idOf(by), 'preferences', { unblock: user }, place);
  },
});

function challenging({ by, time, weekends, start, match }: Extract<Deed, { what: 'challenge' }>): Wish {
  const rest = weekends && time.endsWith('d') ? { weekends } : {};
  return typed(by, 'play', {
    opponent: personOf(otherThan(by)),
    color: 'white',
    time,
    ...rest,
    // An opening is random or chosen, not both.
    ...(match && start ? { ...match, openings: undefined } : match),
    ...beginOf(start),
  });
}

/** The action in the latest game; `null` if it isn't possible in the current world. */
export async function wishOf(world: World, deed: Deed): Promise<Wish | null> {
  if (deed.what === 'challenge') return challenging(deed);
  if (deed.what === 'seek') return typed(deed.by, 'play', { find: 'server', time: deed.time });
  if (deed.what === 'pester') return pestering(deed);
  if (deed.what === 'shun') return shunning(deed);
  if (deed.what === 'answer') return answering(world, deed);
  const record = await latestGame(world);
  return record && wishIn(record, deed);
}

function wishIn(
  record: GameRecord,
  deed: Exclude<Deed, { what: 'challenge' | 'seek' | 'pester' | 'shun' | 'answer' }>,
): Wish | null {
  const { game } = record;
  switch (deed.what) {
    case 'move':
      return moving(record, deed);
    case 'wrong move':
      return typedIn(record, deed.by, 'move', { move: deed.text });
    case 'flood':
      return flooding(record, deed);
    case 'offer':
      return pressedOn(record, deed.by, OFFERS[deed.kind].to[deed.action](at(game)));
    case 'resume':
      return typedIn(record, deed.by, 'games', { do: 'resume' });
    case 'plan': {
      const author = nameOf(game.seats[opponentOf(sideToMove(game))].id);
      return typedIn(record, author, 'games', { do: 'plan', lines: planText(game, deed.picks) });
    }
    case 'drop plan':
      return pressedOn(record, deed.by, PLAN.to.drop(at(game)));
    case 'vacation':
      return typed(
        deed.by,
        'preferences',
        deed.days === null ? { vacation: 'end' } : { vacation: 'start', days: deed.days },
      );
    case 'resign':
      return pressedOn(record, deed.by, RESIGN.to.confirm(at(game)));
  }
}
