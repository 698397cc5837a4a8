/** A match between two servers, each with one channel. */
import { expect } from 'vitest';
import {
  acceptInvitation,
  inviteToMeet,
  joinTeam,
  type MeetWish,
} from '../../../src/app/tournament/meets.ts';
import { changeGame } from '../../../src/app/save/change.ts';
import type { MessengerFault } from '../../../src/app/ports/messenger.ts';
import type { ServerAsker } from '../../../src/app/ports/command.ts';
import { DAY, MINUTE } from '../../../src/game/calendar/span.ts';
import type { Game, Place } from '../../../src/game/game.ts';
import type { Board, Meet } from '../../../src/game/meet/meet.ts';
import { makeMove } from '../../../src/game/play/move.ts';
import { resign } from '../../../src/game/play/otherEnds.ts';
import type { Screen } from '../../../src/views/screen/screen.ts';
import { heardOf } from '../../views/screens.ts';
import { sweep } from '../sweep.ts';
import { asking, newChannel, newTable, type Table } from '../table.ts';

export const HOME: Place & { guildId: string } = {
  guildId: 'guild-1',
  channelId: 'channel-1',
  locale: 'en-US',
};
export const AWAY: Place & { guildId: string } = {
  guildId: 'guild-2',
  channelId: 'channel-2',
  locale: 'en-US',
};
export const WISH: MeetWish = {
  variant: 'russian',
  rated: true,
  mostBoards: 4,
  hours: 24,
  time: '3d',
  team: 'Foxes',
};

export const person = (id: string) => ({ id, name: id.toUpperCase(), isBot: false });

export async function hall(table?: Table) {
  const own = table ?? (await newTable());
  const channel = newChannel(() => own.time.now);
  const closed = new Map<string, MessengerFault>();
  const places = new Map<string, string>();
  const post = channel.post.bind(channel);
  channel.post = async (place, screen, key) => {
    const fault = closed.get(place.channelId);
    if (fault) return fault;
    const posted = await post(place, screen, key);
    if (typeof posted === 'object') places.set(posted.messageId, place.channelId);
    return posted;
  };
  const retire = channel.retire.bind(channel);
  channel.retire = async (card, screen) => closed.get(card.channelId) ?? retire(card, screen);
  const sentSince = channel.sentSince.bind(channel);
  channel.sentSince = async (place, since) => {
    const sent = await sentSince(place, since);
    return typeof sent === 'string'
      ? sent
      : sent.filter(({ messageId }) => places.get(messageId) === place.channelId);
  };
  const app = { ...own.app, messenger: channel };
  const rest = async (ms = MINUTE): Promise<void> => {
    for (let round = 0; round < 4; round += 1) {
      own.time.now += Math.round(ms / 4);
      await sweep(app, channel);
    }
  };
  const by = (who: string, place: ServerAsker['place']): ServerAsker => ({
    ...asking(own, who),
    place,
    mayOrganize: who.startsWith('manager'),
  });
  const shownIn = ({ channelId }: Place): readonly Screen[] =>
    [...channel.messages].filter(([id]) => places.get(id) === channelId).map(([, screen]) => screen);
  const cardIn = (place: Place): string =>
    shownIn(place)
      .map(heardOf)
      .findLast((words) => /Foxes|server match/u.test(words)) ?? '';
  return { table: own, app, channel, rest, by, closed, shownIn, cardIn };
}

type Hall = Awaited<ReturnType<typeof hall>>;

export async function invited(of: Hall, wish: Partial<MeetWish> = {}): Promise<string> {
  const made = await inviteToMeet(of.app, of.by('manager-1', HOME), { ...WISH, ...wish });
  if (!made.ok) throw new Error(made.problem.code);
  return made.value.id;
}

/** Two teams: h1 to h5, and g1 to g4. */
export async function open(of: Hall, wish: Partial<MeetWish> = {}): Promise<string> {
  const id = await invited(of, wish);
  for (const who of ['h1', 'h2', 'h3', 'h4', 'h5']) await joinTeam(of.app, of.by(who, HOME), id);
  const accepted = await acceptInvitation(of.app, of.by('manager-2', AWAY), { code: id, team: 'Owls' });
  if (!accepted.ok) throw new Error(accepted.problem.code);
  for (const who of ['g1', 'g2', 'g3', 'g4']) await joinTeam(of.app, of.by(who, AWAY), id);
  return id;
}

export const meetOf = async ({ app }: Hall, id: string): Promise<Meet> =>
  (await app.store.meets.load(id))!.meet;

export async function begun(of: Hall, wish: Partial<MeetWish> = {}): Promise<string> {
  const id = await open(of, wish);
  await of.rest();
  await of.rest(DAY);
  expect((await meetOf(of, id)).stage).toBe('running');
  return id;
}

export const gameOn = async ({ app }: Hall, { gameId }: Board): Promise<Game> =>
  (await app.store.games.load(gameId!))!.game;

export async function win(of: Hall, board: Board, loser: 'home' | 'guest'): Promise<void> {
  const { id, seats } = await gameOn(of, board);
  const { now } = of.table.time;
  for (const [index, text] of ['c3-d4', 'b6-a5'].entries()) {
    const by = index === 0 ? seats.white.id : seats.black.id;
    const moved = await changeGame(of.app, id, (game) => makeMove(game, { by, at: now }, text));
    if (!moved.ok) throw new Error(moved.problem.code);
  }
  await changeGame(of.app, id, (game) => resign(game, { by: board[loser].id, at: now }));
}
