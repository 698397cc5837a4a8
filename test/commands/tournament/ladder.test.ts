/**
 * A ladder used with buttons: the offered opponents, the refused opponents with reasons, and the
 * texts of its cards.
 */
import { expect, test } from 'vitest';
import { DAY } from '../../../src/game/calendar/span.ts';
import type { Reply } from '../../../src/app/ports/command.ts';
import { LONGEST_DAYS } from '../../../src/tournament/life/opening/openTournament.ts';
import { TOURNAMENT } from '../../../src/views/presses/declarations.ts';
import { wordsOf } from '../../app/table.ts';
import { faultsOf } from '../../views/limits.ts';
import { labelsOf as labelsOn } from '../../views/screens.ts';
import { press, pressLabel, pressOn, screenOf, type } from '../asks.ts';
import { FOUR, letPass, hallWith, playRound, said, start, stateOf, type Hall } from './hall.ts';

const LADDER = { form: 'ladder', time: undefined, starts: '1h' };

async function climbed(given: object = {}): Promise<Hall> {
  const hall = await hallWith({ ...LADDER, ...given }, FOUR);
  await start(hall);
  return hall;
}

const numberOf = async (hall: Hall, name: string): Promise<string> =>
  String((await stateOf(hall)).players.find(({ id }) => id === name)?.number);

const offered = async (hall: Hall, who: string): Promise<Reply> =>
  press(hall, who, TOURNAMENT.to.challenge({ id: (await stateOf(hall)).id }));

/** Chooses an opponent, whether or not the menu offers them. */
const challenge = async (hall: Hall, who: string, whom: string): Promise<string> =>
  said(
    await press(hall, who, TOURNAMENT.to.rival({ id: (await stateOf(hall)).id }), await numberOf(hall, whom)),
  );

const told = ({ channel }: Hall): readonly string[] => [...channel.messages.values()].map(wordsOf);

test('the card shows the rule, has no end date, and lets players challenge', async () => {
  const hall = await hallWith(LADDER, FOUR);
  const open = told(hall).find((words) => words.includes('🏆'));
  expect(open).toContain('Ladder, challenges up to 3 places above · Russian draughts · 3 days per move');
  expect(open).toContain(
    'If you’re challenged and decline, or don’t answer within 3 days, you lose by forfeit.',
  );
  expect(open).toMatch(/<t:.*, with no end date\n[^]*\*\*Starts <t:/u);
  await start(hall);
  expect(told(hall).find((words) => words.includes('🏆'))).toContain('No end date');
  const file = await type(hall, 'elif', 'tournament show', { what: 'export' });
  expect(said(file)).toContain('A ladder has no rounds');
});

test('the menu offers free players within reach, and says why other players can’t be challenged', async () => {
  const hall = await climbed();
  expect(said(await offered(hall, 'anna'))).toContain('at the top');
  await challenge(hall, 'chidi', 'boris');
  const reply = await offered(hall, 'dora');
  expect(said(reply)).toContain('<@boris> already has a challenge');
  expect(said(reply)).toContain('<@chidi> already has a challenge');
  expect(faultsOf(screenOf(reply))).toEqual([]);
  const menu = screenOf(reply).blocks.flatMap((block) => (block.kind === 'menu' ? block.menu.choices : []));
  expect(menu.map(({ label }) => label)).toEqual(['1. ANNA']);
});

test('refusals give the reason', async () => {
  const hall = await climbed();
  expect(await challenge(hall, 'anna', 'boris')).toContain('up to 3 places above you');
  expect(await challenge(hall, 'elif', 'boris')).toContain('You aren’t in this tournament');
  await type(hall, 'dora', 'preferences', { block: { id: 'chidi', name: 'Chidi', isBot: false } });
  expect(await challenge(hall, 'dora', 'chidi')).toContain('blocked');
  expect(await challenge(hall, 'dora', 'boris')).toContain('You’ve challenged <@boris>');
  expect(await challenge(hall, 'dora', 'anna')).toContain('already have a challenge');
  expect(await challenge(hall, 'chidi', 'boris')).toContain('already has a challenge');
});

test('a player on vacation can’t be challenged, because they could not answer in time', async () => {
  const hall = await climbed();
  await type(hall, 'boris', 'preferences', { vacation: 'start', days: 5 });
  expect(await challenge(hall, 'chidi', 'boris')).toContain('on vacation');
});

test('a challenge can be answered in the status, and the result shows the new place', async () => {
  const hall = await climbed();
  await challenge(hall, 'dora', 'boris');
  await letPass(hall);
  const status = await type(hall, 'boris', 'tournament show');
  expect(said(status)).toContain('<@dora> has challenged you');
  expect(said(await type(hall, 'dora', 'tournament show'))).toContain('You’ve challenged <@boris>');
  expect(said(await pressLabel(hall, 'boris', screenOf(status), 'Accept'))).toContain('with <@dora>');
  await letPass(hall);
  await playRound(hall, undefined, () => 'black');
  expect(told(hall).join('\n')).toContain('⬆️ <@dora> beat <@boris> and takes place 2.');
  expect(said(await type(hall, 'dora', 'tournament show'))).toContain('Your place: 2');
  const again = await pressLabel(hall, 'boris', screenOf(status), 'Accept');
  expect(said(again)).toContain('already been answered');
  expect([...hall.channel.messages.values()].flatMap(faultsOf)).toEqual([]);
});

const questionIn = (hall: Hall) =>
  [...hall.channel.messages.values()].find((screen) => wordsOf(screen).includes('⚔️'));

test('after an answer, a challenge’s message shows the answer, without buttons', async () => {
  const hall = await climbed();
  await challenge(hall, 'dora', 'boris');
  await letPass(hall);
  const asked = questionIn(hall);
  expect(asked && labelsOn(asked)).toEqual(['Accept', 'Decline']);
  await press(hall, 'boris', TOURNAMENT.to.accept({ id: (await stateOf(hall)).id, board: 1 }));
  await letPass(hall);
  const answered = questionIn(hall);
  expect(answered && wordsOf(answered)).toBe('⚔️ <@dora> challenged <@boris>, who accepted.');
  expect(answered && labelsOn(answered)).toEqual([]);
});

test('a declined or expired challenge’s message loses its buttons too', async () => {
  const hall = await climbed();
  await challenge(hall, 'dora', 'boris');
  await letPass(hall);
  await press(hall, 'boris', TOURNAMENT.to.forfeit({ id: (await stateOf(hall)).id, board: 1 }));
  await letPass(hall);
  expect(told(hall).join('\n')).toContain('⚔️ <@dora> challenged <@boris>, who declined.');
  await challenge(hall, 'chidi', 'anna');
  await letPass(hall, 2 * DAY + 1000);
  await letPass(hall, DAY);
  const questions = told(hall).filter((words) => words.includes('⚔️ <@chidi>'));
  expect(questions).toEqual([
    '⚔️ <@chidi> challenged <@anna>, but got no answer.',
    '⚔️ <@chidi> challenged <@anna>, but got no answer.',
  ]);
});

test('formats other than ladders refuse challenges', async () => {
  const hall = await hallWith({}, FOUR);
  await start(hall);
  expect(said(await offered(hall, 'dora'))).toContain('paired without challenges');
  const table = await type(hall, 'anna', 'tournament show', { what: 'table' });
  expect(() => pressOn(screenOf(table), 'Challenge')).toThrow('no Challenge');
});

test('a repeating ladder ends when the next ladder begins', async () => {
  const hall = await hallWith({ ...LADDER, repeats: 'month' }, FOUR);
  const { startsAt, endsAt } = (await stateOf(hall)).terms;
  expect(endsAt).toBe(
    Temporal.Instant.fromEpochMilliseconds(startsAt).toZonedDateTimeISO('UTC').add({ months: 1 })
      .epochMilliseconds,
  );
});

test('a ladder’s server event ends within a year, because Discord requires an end', async () => {
  const hall = await hallWith({ ...LADDER, event: true }, FOUR);
  const { startsAt } = (await stateOf(hall)).terms;
  const [entry] = hall.events.entries.values();
  expect(entry).toMatchObject({ startsAt, endsAt: startsAt + LONGEST_DAYS * DAY });
});

test('a ladder has no breaks, because nobody is paired', async () => {
  const hall = await climbed();
  const status = screenOf(await type(hall, 'boris', 'tournament show'));
  expect(said(await type(hall, 'boris', 'tournament pause'))).toContain('On a ladder, you aren’t paired');
  expect(() => pressOn(status, 'Take a break')).toThrow('no Take a break');
});
