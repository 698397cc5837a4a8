/**
 * A ladder through the stand-in: created in the window, climbed by challenges, and ended by its
 * organizer.
 */
import type { APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { findMenu, textOf } from '../../playground/server/visitor/reading.ts';
import type { Visitor } from '../../playground/server/visitor/visitor.ts';
import { DAY } from '../../src/game/calendar/span.ts';
import { ANSWER_DAYS } from '../../src/tournament/life/players/challenging.ts';
import { tableOf } from '../../src/tournament/life/table/table.ts';
import { hash } from '../tournament/life/hall.ts';
import { pressNamed } from './cards.ts';
import type { Table } from './table.ts';
import {
  answerTo,
  heard,
  isOver,
  LONG,
  openHall,
  play,
  runningIn,
  startNow,
  stateOf,
  until,
  winnersOf,
  type Hall,
} from './tournamentHall.ts';

/** `/tournament create` without options: the window, then the preview. */
async function byWindow({ anna, channel }: Table): Promise<void> {
  const { modal } = await anna.command(channel, 'tournament create', {});
  const answers = { kind: 'ladder', name: 'Cup', variant: 'russian', time: '', starts: '2h' };
  const { message: preview } = await anna.submit(modal!, answers);
  expect(textOf(preview!)).toContain('Ladder, challenges up to 3 places above');
  const { message: created } = await pressNamed(anna, preview!, 'Announce');
  expect(textOf(created!)).toContain('**Cup** is open');
}

/** The names from the top. */
async function places(hall: Hall): Promise<string> {
  const tournament = await stateOf(hall);
  const nameOf = (number: number) => tournament.players.find((each) => each.number === number)?.name ?? '';
  return tableOf(tournament, hash)
    .rows.map(({ number }) => nameOf(number))
    .join(' ');
}

/** Presses "Challenge" there, and chooses; returns the result. */
async function challenge(hall: Hall, who: Visitor, on: APIMessage, opponent: string): Promise<string> {
  const { message } = await pressNamed(who, on, 'Challenge');
  const number = (await stateOf(hall)).players.find(({ name }) => name === opponent)?.number;
  const menu = findMenu(message!);
  const { message: told } = await who.choose(message!.id, menu.custom_id, [String(number)]);
  return textOf(told!);
}

const standings = async (who: Visitor, channel: string): Promise<APIMessage> =>
  (await who.command(channel, 'tournament show', { what: 'table' })).answer();

test(
  'a ladder of four, and a late entry',
  async () => {
    const hall = await openHall(4, {}, byWindow);
    const { table, players, clock } = hall;
    const { anna, boris, chidi, channel, discord } = table;
    const [, , , dora] = players;
    await startNow(table);
    const begun = await heard(hall, 'The ladder is open');
    expect(await places(hall)).toBe('Anna Boris Chidi Dora');

    // From the card that everyone joined on: accepted, played and won.
    const card = await anna.waitFor((message) => textOf(message).includes('No end date'));
    expect(await challenge(hall, dora!, card, 'Boris')).toContain('You’ve challenged');
    const asked = await heard(hall, 'do you accept?');
    expect(textOf(asked)).toContain(`<@${dora!.person.id}> challenges <@${boris.person.id}> for place 2`);
    const { message: stranger } = await pressNamed(chidi, asked, 'Accept');
    expect(textOf(stranger!)).toContain('isn’t for you');
    await pressNamed(boris, asked, 'Accept');
    await until(hall, ({ rounds }) => rounds[0]?.meetings[0]?.games.length === 1);
    const [game] = await runningIn(hall);
    expect(game!.seats.white.name).toBe('Boris');
    await play(hall, game!, 'black');
    await heard(hall, 'takes place 2');
    expect(await places(hall)).toBe('Anna Dora Boris Chidi');

    // From the table: declined, which costs the place.
    const shown = await standings(chidi, channel);
    await challenge(hall, chidi, shown, 'Dora');
    const second = await heard(hall, `<@${chidi.person.id}> challenges`);
    const { message: question } = await pressNamed(dora!, second, 'Decline');
    expect(textOf(question!)).toContain('takes your place');
    await pressNamed(dora!, question!, 'Yes, decline');
    await heard(hall, 'didn’t accept the challenge');
    expect(await places(hall)).toBe('Anna Chidi Dora Boris');

    // A newcomer starts at the bottom. A challenge without an answer is won when its time is over.
    const elif = table.discord.visitor('Elif');
    expect(await answerTo(elif, channel, 'tournament join')).toContain('You’re in **Cup**');
    await challenge(hall, boris, begun, 'Anna');
    await heard(hall, `<@${boris.person.id}> challenges`);
    expect(await answerTo(anna, channel, 'tournament show', { what: 'next' })).toContain(
      'has challenged you',
    );
    clock.advance(ANSWER_DAYS * DAY);
    await until(hall, ({ rounds }) => rounds[0]?.meetings.at(-1)?.games.length === 1);
    expect(await places(hall)).toBe('Boris Anna Chidi Dora Elif');

    // The same two players must wait.
    const rest = await pressNamed(anna, await standings(anna, channel), 'Challenge');
    expect(textOf(rest.message!)).toContain('Your last challenge');

    const leaving = await (await chidi.command(channel, 'tournament leave', {})).answer();
    await pressNamed(chidi, leaving, 'Yes, withdraw');
    expect(await places(hall)).toBe('Boris Anna Dora Elif');

    expect(await answerTo(elif, channel, 'tournament show', { what: 'export' })).toContain(
      'A ladder has no rounds',
    );
    const ending = await (await anna.command(channel, 'tournament manage end', {})).answer();
    const ended = await pressNamed(anna, ending, 'Yes, end it');
    expect(textOf(ended.message!)).toContain('ended the tournament');
    await until(hall, isOver);
    expect(textOf(await winnersOf(hall))).toContain(`🏆 <@${boris.person.id}> wins **Cup**`);
    expect(discord.refusals).toEqual([]);
  },
  LONG,
);
