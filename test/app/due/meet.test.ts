/** A match between two servers, from the invitation to its score, in both servers. */
import { expect, test } from 'vitest';
import {
  acceptInvitation,
  cancelTheMeet,
  changeTeam,
  inviteToMeet,
  joinTeam,
  leaveTeam,
  tableOfServers,
} from '../../../src/app/tournament/meets.ts';
import { findWatched, watchGame } from '../../../src/features/watch/use.ts';
import { inboxOf } from '../../../src/app/person/inbox.ts';
import type { ServerAsker } from '../../../src/app/ports/command.ts';
import { DAY, HOUR } from '../../../src/game/calendar/span.ts';
import { scoreOf } from '../../../src/game/meet/meet.ts';
import { eraseUser } from '../../../src/app/person/erase.ts';
import { NO_SETTINGS } from '../../../src/app/ports/subjects/settings.ts';
import { AWAY, HOME, WISH, begun, gameOn, hall, invited, meetOf, open, person, win } from './meetHall.ts';

test('a whole match on four boards, with a replacement and a no-show', async () => {
  const of = await hall();
  const id = await begun(of);
  const { boards } = await meetOf(of, id);
  expect(boards.map(({ home, guest, white }) => [home.id, guest.id, white])).toEqual([
    ['h1', 'g1', 'home'],
    ['h2', 'g2', 'guest'],
    ['h3', 'g3', 'home'],
    ['h4', 'g4', 'guest'],
  ]);
  // Each game is played in White's server, and shown in Black's.
  for (const board of boards) {
    const game = await gameOn(of, board);
    expect(game.place.guildId).toBe(board.white === 'home' ? HOME.guildId : AWAY.guildId);
    expect(game.second?.place.guildId).toBe(board.white === 'home' ? AWAY.guildId : HOME.guildId);
    expect(game.rated).toBe(true);
  }
  await of.rest();
  // The match's message, and a board for each game.
  expect([of.shownIn(HOME).length, of.shownIn(AWAY).length]).toEqual([5, 5]);

  // The reserve replaces a player whose game has not begun.
  const swap = { add: person('h5'), remove: { id: 'h2' } };
  expect((await changeTeam(of.app, of.by('manager-1', HOME), swap)).ok).toBe(true);
  await of.rest();
  const changed = (await meetOf(of, id)).boards;
  expect(changed[1]?.home.id).toBe('h5');
  expect((await gameOn(of, boards[1]!)).result).toEqual({ winner: null, by: 'annulled' });
  expect((await gameOn(of, changed[1]!)).seats.black.id).toBe('h5');

  await win(of, changed[0]!, 'guest');
  await win(of, changed[1]!, 'home');
  // A player who has moved can't be replaced anymore.
  const late = { add: person('h2'), remove: { id: 'h1' } };
  expect(await changeTeam(of.app, of.by('manager-1', HOME), late)).toMatchObject({
    problem: { code: 'meet-begun' },
  });
  await win(of, changed[2]!, 'home');
  await of.rest();
  expect(of.cardIn(HOME)).toContain('Foxes 2 – 4 Owls');
  // On the fourth board White, a guest, never moves.
  await of.rest(4 * DAY);
  const over = await meetOf(of, id);
  expect(over.stage).toBe('finished');
  expect(over.boards[3]).toMatchObject({ result: 'home', isNoShow: true });
  expect([scoreOf(over, 'home'), scoreOf(over, 'guest')]).toEqual([4, 4]);
  for (const place of [HOME, AWAY]) {
    expect(of.cardIn(place)).toContain('Foxes 4 – 4 Owls');
    expect(of.cardIn(place)).toContain('H4 – G4: 2–0 (no-show)');
    expect(of.cardIn(place)).toContain('drawn');
  }
});

test.each([
  [HOME, AWAY],
  [AWAY, HOME],
] as const)(
  'a server that removes the bot during the match changes nothing for the other',
  async (closed, other) => {
    const of = await hall();
    const id = await begun(of);
    await of.rest();
    of.closed.set(closed.channelId, 'forbidden');
    const { boards } = await meetOf(of, id);
    for (const board of boards) await win(of, board, 'home');
    await of.rest(HOUR);
    await of.rest(HOUR);
    expect((await meetOf(of, id)).stage).toBe('finished');
    expect(of.cardIn(other)).toContain('Foxes 0 – 8 Owls');
    // The match's message also appears there again if the bot returns.
    of.closed.clear();
    await of.rest(2 * DAY);
    expect(of.cardIn(closed)).toContain('Foxes 0 – 8 Owls');
  },
);

test('players are paired by strength, and never with someone they block', async () => {
  const of = await hall();
  await of.app.store.blocks.add({ by: { kind: 'user', id: 'g1' }, user: 'h1' }, 0);
  await of.app.store.blocks.add({ by: { kind: 'server', id: HOME.guildId }, user: 'g4' }, 0);
  const id = await begun(of);
  expect((await meetOf(of, id)).boards.map(({ home, guest }) => [home.id, guest.id])).toEqual([
    ['h1', 'g2'],
    ['h2', 'g1'],
    ['h3', 'g3'],
  ]);
});

test('each role can do only what it is allowed to do', async () => {
  const of = await hall();
  const { app, by } = of;
  expect(await inviteToMeet(app, by('h1', HOME), WISH)).toMatchObject({
    problem: { code: 'meet-organizers' },
  });
  expect(await inviteToMeet(app, by('manager-1', HOME), { ...WISH, time: 'none' })).toMatchObject({
    problem: { code: 'meet-clock' },
  });
  const id = await invited(of);
  expect(await inviteToMeet(app, by('manager-1', HOME), WISH)).toMatchObject({
    problem: { code: 'meet-busy' },
  });
  const accept = (place: ServerAsker['place'], code = id) =>
    acceptInvitation(app, by('manager-2', place), { code, team: 'Owls' });
  expect(await accept(HOME)).toMatchObject({ problem: { code: 'meet-own' } });
  expect(await accept(AWAY, 'nonsense')).toMatchObject({ problem: { code: 'meet-code' } });
  expect(await joinTeam(app, by('g1', AWAY), id)).toMatchObject({ problem: { code: 'meet-none' } });
  expect((await accept(AWAY)).ok).toBe(true);
  expect(await accept({ ...AWAY, guildId: 'guild-3' })).toMatchObject({ problem: { code: 'meet-code' } });
  expect((await joinTeam(app, by('g1', AWAY), id)).ok).toBe(true);
  expect(await joinTeam(app, by('g1', AWAY), id)).toMatchObject({ problem: { code: 'meet-joined' } });
  // Members of both teams' servers may also act from the other server.
  expect(await joinTeam(app, by('g1', HOME), id)).toMatchObject({ problem: { code: 'meet-joined' } });
  expect(await leaveTeam(app, by('g1', HOME), id)).toMatchObject({ problem: { code: 'meet-not-in' } });
  const named = await changeTeam(app, by('manager-2', AWAY), { add: person('g2'), remove: undefined });
  expect(named.ok).toBe(true);
  expect(
    await changeTeam(app, by('manager-1', HOME), { add: undefined, remove: { id: 'g2' } }),
  ).toMatchObject({
    problem: { code: 'meet-not-in' },
  });
  expect((await leaveTeam(app, by('g1', AWAY), id)).ok).toBe(true);
  expect((await meetOf(of, id)).guest?.players.map(({ id: who }) => who)).toEqual(['g2']);
  expect((await cancelTheMeet(app, by('manager-2', AWAY), id)).ok).toBe(true);
  await of.rest();
  for (const place of [HOME, AWAY]) expect(of.cardIn(place)).toContain('Owls canceled the server match.');
});

test('without an answer, or with one player on a side, a match is canceled at its starting time', async () => {
  for (const isAccepted of [false, true]) {
    const of = await hall();
    const id = await invited(of);
    if (isAccepted) await acceptInvitation(of.app, of.by('manager-2', AWAY), { code: id, team: 'Owls' });
    for (const who of ['h1', 'h2']) await joinTeam(of.app, of.by(who, HOME), id);
    if (isAccepted) await joinTeam(of.app, of.by('g1', AWAY), id);
    await of.rest(2 * DAY);
    expect((await meetOf(of, id)).stage).toBe('cancelled');
    expect(of.cardIn(HOME)).toContain('was canceled');
    expect((await of.app.store.games.list({ limit: 10 })).length).toBe(0);
  }
});

test('a finished match counts in the server rankings if both agree', async () => {
  const of = await hall();
  const id = await begun(of);
  for (const board of (await meetOf(of, id)).boards) await win(of, board, 'home');
  await of.rest(HOUR);
  const agree = (guildId: string) =>
    of.app.store.settings.save({ guildId, version: 1, settings: { ...NO_SETTINGS, serverTable: true } });
  await agree(HOME.guildId);
  expect(await tableOfServers(of.app)).toEqual([]);
  await agree(AWAY.guildId);
  expect(await tableOfServers(of.app)).toMatchObject([
    { name: 'Owls', won: 1, boards: 8 },
    { name: 'Foxes', lost: 1, boards: 0 },
  ]);
});

test('an erased player leaves the team; on their board, the opponent wins against a stand-in', async () => {
  const before = await hall();
  const id = await open(before);
  await eraseUser(before.app, 'g2', before.table.time.now);
  expect((await meetOf(before, id)).guest?.players.map((each) => each.id)).toEqual(['g1', 'g3', 'g4']);

  const of = await hall();
  const later = await begun(of);
  await eraseUser(of.app, 'g2', of.table.time.now);
  await of.rest(HOUR);
  const meet = await meetOf(of, later);
  expect(JSON.stringify(meet)).not.toContain('"g2"');
  expect(meet.boards[1]).toMatchObject({ home: { id: 'h2' }, result: 'home' });
});

test('in the second server, a game is listed and watched in the channel with its second card', async () => {
  const of = await hall();
  const id = await begun(of);
  await of.rest();
  const [first, second] = (await meetOf(of, id)).boards;
  const listed = async (user: string, guildId: string) =>
    (await inboxOf(of.app, user, { page: 0, guildId })).records.map(({ game }) => game.id);
  // The home team has White on the first board, and Black on the second.
  expect(await listed('g1', AWAY.guildId)).toEqual([first!.gameId]);
  expect(await listed('h2', HOME.guildId)).toEqual([second!.gameId]);
  expect(await listed('g1', 'guild-3')).toEqual([]);
  const fan = of.by('fan', AWAY);
  const named = await findWatched(of.app, fan, first!.gameId!);
  if (!named.ok) throw new Error(named.problem.code);
  expect((await watchGame(of.app, fan, named.value, 'moves')).ok).toBe(true);
  const card = (await of.app.store.games.second(first!.gameId!))?.shown.card;
  expect(card?.channelId).toBe(AWAY.channelId);
  await of.rest(HOUR);
  // Their thread is in their own server, with a link to the card there.
  const calls = of.shownIn({ ...AWAY, channelId: `${AWAY.channelId}-for-fan` });
  expect(JSON.stringify(calls)).toContain(`message:${AWAY.guildId}:${AWAY.channelId}:${card?.messageId}`);
  const outsider = of.by('fan', { ...AWAY, guildId: 'guild-3' });
  expect(await watchGame(of.app, outsider, named.value, 'end')).toMatchObject({
    problem: { code: 'unknown-game' },
  });
});

const threadFor = (names: string) => ({
  channelId: `${AWAY.channelId} ${names} · Russian draughts`,
  threadOf: AWAY.channelId,
});

test('in a server that chose threads, cards are in threads, which are archived at the end', async () => {
  const of = await hall();
  const archived: string[] = [];
  of.app.threads = {
    ...of.app.threads,
    openIn: async (channelId, name) => ({ channelId: `${channelId} ${name}` }),
    archive: async (channelId) => {
      archived.push(channelId);
      return 'done';
    },
  };
  await of.app.store.settings.save({
    guildId: AWAY.guildId,
    version: 1,
    settings: { ...NO_SETTINGS, gamesIn: 'thread' },
  });
  const id = await begun(of);
  const { boards } = await meetOf(of, id);
  const [first, second] = await Promise.all(boards.map((board) => gameOn(of, board)));
  expect(first).toMatchObject({ place: HOME, second: { place: threadFor('H1 – G1') } });
  expect(second).toMatchObject({ place: threadFor('G2 – H2'), second: { place: HOME } });
  await win(of, boards[0]!, 'home');
  await of.rest(3 * HOUR);
  expect(new Set(archived)).toEqual(new Set([first!.second!.place.channelId]));
});

test('a score far up in the channel is posted again, and edits wait for Discord’s limit', async () => {
  const of = await hall();
  const id = await begun(of);
  await of.rest();
  const { boards } = await meetOf(of, id);
  const cardsIn = async () => (await of.app.store.meets.load(id))!.cards;
  const before = await cardsIn();
  of.channel.isBuried = async ({ channelId }) => channelId === HOME.channelId;
  of.closed.set('removing', 'later');
  const remove = of.channel.remove.bind(of.channel);
  of.channel.remove = async (card) => of.closed.get('removing') ?? remove(card);
  await win(of, boards[0]!, 'home');
  await of.rest();
  const after = await cardsIn();
  expect(after.home).toMatchObject({ former: before.home?.card });
  expect(after.home?.card).not.toEqual(before.home?.card);
  expect(after.guest?.card).toEqual(before.guest?.card);
  of.closed.clear();
  await of.rest(DAY);
  expect((await cardsIn()).home).toEqual({ ...after.home, former: null });
  expect(of.channel.messages.has(before.home!.card!.messageId)).toBe(false);

  // Discord's limit on edits is used up, so the row is due when its turn comes.
  const turn = of.table.time.now + 5 * HOUR;
  of.channel.isBuried = async () => false;
  of.channel.editableAt = () => turn;
  const update = of.channel.update.bind(of.channel);
  of.channel.update = async (card, screen) => (of.table.time.now < turn ? 'later' : update(card, screen));
  await win(of, boards[1]!, 'home');
  await of.rest();
  const isShown = () => of.cardIn(HOME).includes('0 – 4');
  expect(isShown()).toBe(false);
  of.table.time.now = turn;
  await of.rest(0);
  expect(isShown()).toBe(true);
});
