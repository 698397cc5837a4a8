/** A match of two servers through the stand-in, in which one throws the bot out. */
import type { APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { buttonsOf, textOf } from '../../playground/server/visitor/reading.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../../src/game/calendar/span.ts';
import type { Board, Meet } from '../../src/game/meet/meet.ts';
import { buttonTo, isCard } from './cards.ts';
import { MOVES } from './played.ts';
import { directOf, openServers, playIn, resignIn, OWLS, type Servers } from './servers.ts';

const LONG = { timeout: 20_000, interval: 50 };
/** Long enough to be rated. */
const [OPENING, NEXT] = [MOVES.slice(0, 12), MOVES.slice(12, 13)];

const isOwl = (name: string): boolean => OWLS.some((owl) => owl === name);

/** The message of the match in a channel, as a member reads it. */
const scoreIn = ({ who }: Servers, reader: string, channel: string): APIMessage | undefined =>
  who(reader)
    .messages(channel)
    .findLast((message) => textOf(message).includes('⚔️') || textOf(message).includes('Foxes'));

/** Old messages are edited a few times per 20 seconds at most. */
const shows = (servers: Servers, reader: string, channel: string, words: string) =>
  expect
    .poll(() => {
      servers.table.discord.clock.advance(SECOND);
      const message = scoreIn(servers, reader, channel);
      return message ? textOf(message) : '';
    }, LONG)
    .toContain(words);

async function meetOf({ store, owls }: Servers): Promise<Meet> {
  const [record] = await store.meets.list(owls.id, 1);
  return record!.meet;
}

/** Invited, accepted, and joined by the buttons of both messages. */
async function gathered(servers: Servers): Promise<void> {
  const { who, den, owlery } = servers;
  const wish = { team: 'Foxes', time: '3d', boards: 4, hours: 1, variant: 'russian', rated: true };
  const invitation = await (await who('Anna').command(den, 'team match', wish)).answer();
  const code = /## (?<code>\w+)/u.exec(textOf(invitation))?.groups?.['code'] ?? '';
  await shows(servers, 'Boris', den, 'Foxes invites another server');
  await who('Olga').command(owlery, 'team match', { code, team: 'Owls' });
  await shows(servers, 'Oleg', owlery, 'Foxes – Owls');
  const join = async (name: string, channel: string) => {
    const { id, ...message } = scoreIn(servers, name, channel)!;
    const heard = await who(name).click(id, buttonTo({ id, ...message }, 'meet', 'join'));
    expect(textOf(await heard.answer())).toContain('You’re in the team');
  };
  for (const name of ['Anna', 'Boris', 'Chidi', 'Dana', 'Hanna']) await join(name, den);
  for (const name of OWLS.slice(0, 4)) await join(name, owlery);
}

const idOf = ({ gameId }: Board): string => gameId!;

test('four boards, a replacement, a no-show, and a server that throws the bot out', async () => {
  const servers = await openServers({ serverTable: true });
  const { table, store, owls, den, owlery, who, game } = servers;
  const { discord } = table;
  const bot = await table.startBot();
  await gathered(servers);
  discord.clock.advance(HOUR);
  await expect.poll(async () => (await meetOf(servers)).stage, LONG).toBe('running');
  const begun = (await meetOf(servers)).boards;
  expect(begun.map(({ home, guest, white }) => [home.name, guest.name, white])).toEqual([
    ['Anna', 'Olga', 'home'],
    ['Boris', 'Oleg', 'guest'],
    ['Chidi', 'Oona', 'home'],
    ['Dana', 'Otto', 'guest'],
  ]);

  // Each player has their board in their own server.
  const boardsIn = (reader: string, channel: string) => who(reader).messages(channel).filter(isCard).length;
  await expect.poll(() => [boardsIn('Anna', den), boardsIn('Olga', owlery)], LONG).toEqual([4, 4]);
  expect(boardsIn('Olga', den)).toBe(0);

  const swap = { add: who('Hanna').person.id, remove: who('Boris').person.id };
  await who('Anna').command(den, 'team players', swap);
  await expect.poll(async () => (await meetOf(servers)).boards[1]?.home.name, LONG).toBe('Hanna');
  await expect.poll(async () => (await meetOf(servers)).closing, LONG).toEqual([]);
  expect((await game(idOf(begun[1]!))).result).toEqual({ winner: null, by: 'annulled' });
  await expect.poll(async () => (await meetOf(servers)).boards[1]?.gameId, LONG).not.toBeNull();
  const [first, second, third, last] = (await meetOf(servers)).boards;
  const homeOf = (name: string): string => (isOwl(name) ? owlery : den);

  // A game to its last move, and the score in both servers; a restart changes nothing.
  await playIn(servers, idOf(first!), MOVES, homeOf);
  expect((await game(idOf(first!))).result).toMatchObject({ winner: 'white' });
  for (const [reader, channel] of [
    ['Boris', den],
    ['Oleg', owlery],
  ] as const)
    await shows(servers, reader, channel, 'Foxes 2 – 0 Owls');
  await bot.stop();
  await table.startBot();

  // In the second server, the game is listed and can be watched, although it is played in the
  // first.
  const listed = await (await who('Oona').command(owlery, 'games', { where: 'here' })).answer();
  expect(textOf(listed)).toContain(`/channels/${owls.id}/${owlery}/`);
  const watched = await who('Ossi').command(owlery, 'watch', { game: idOf(third!), when: 'end' });
  expect(textOf(await watched.answer())).toContain(who('Chidi').person.name);

  await playIn(servers, idOf(second!), OPENING, homeOf);
  await playIn(servers, idOf(third!), OPENING, homeOf);
  discord.kick(owls);
  await expect(who('Oona').command(owlery, 'games')).rejects.toThrow('not in the server');
  const anywhere = (name: string): string => (isOwl(name) ? directOf(servers, who(name)) : den);

  // The Owls still play, in their messages with the bot.
  await playIn(servers, idOf(second!), NEXT, anywhere);
  await resignIn(servers, idOf(second!), 'Hanna', den);
  await playIn(servers, idOf(third!), NEXT, anywhere);
  await resignIn(servers, idOf(third!), 'Oona', anywhere('Oona'));
  await shows(servers, 'Boris', den, 'Foxes 4 – 2 Owls');
  expect(textOf(scoreIn(servers, 'Oleg', owlery)!)).toContain('Foxes 2 – 0 Owls');

  // Otto, who has White on the last board, never moves.
  for (let hours = 0; hours < 4 * 24; hours += 12) {
    discord.clock.advance(12 * HOUR);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await shows(servers, 'Boris', den, 'Foxes 6 – 2 Owls');
  await shows(servers, 'Boris', den, 'Dana – Otto: 2–0 (no-show)');
  await shows(servers, 'Boris', den, '**Foxes** wins the server match!');
  expect((await game(idOf(last!))).result).toMatchObject({ by: 'aborted' });

  // The bot is invited again, and the Owls see the end too.
  discord.invite(owls);
  for (let days = 0; days < 4; days += 1) {
    discord.clock.advance(DAY);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await shows(servers, 'Oleg', owlery, 'Foxes 6 – 2 Owls');
  expect(buttonsOf(scoreIn(servers, 'Oleg', owlery)!).map(({ label }) => label)).not.toContain('Join');

  // Rated in the server of each game: White's.
  const rated = async (guildId: string, name: string) =>
    (await store.standings.records(guildId, who(name).person.id)).get('russian')?.spans.ever.games ?? 0;
  const names = ['Anna', 'Olga', 'Hanna', 'Oleg', 'Chidi', 'Oona', 'Dana', 'Otto', 'Boris'];
  const all = async (guildId: string) => Promise.all(names.map((name) => rated(guildId, name)));
  expect(await all(discord.guildId)).toEqual([1, 1, 0, 0, 1, 1, 0, 0, 0]);
  expect(await all(owls.id)).toEqual([0, 0, 1, 1, 0, 0, 0, 0, 0]);

  const lines = textOf(await (await who('Oleg').command(owlery, 'team table')).answer());
  expect(lines).toContain('1. **Foxes** 1–0–0 · boards 6–2');
  expect(lines).toContain('2. **Owls** 0–0–1 · boards 2–6');
  discord.clock.advance(MINUTE);
  expect(discord.refusals.filter(({ status }) => status === 400)).toEqual([]);
}, 120_000);
