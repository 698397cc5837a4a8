/** The usual course of a tournament: created, joined, played, corrected, viewed and exported. */
import { expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../../src/game/calendar/span.ts';
import { TOURNAMENT } from '../../../src/views/presses/declarations.ts';
import { sha256 } from '../../../src/app/save/hash.ts';
import { wordsOf } from '../../app/table.ts';
import { faultsOf, faultsOfForm } from '../../views/limits.ts';
import { labelsOf, menusOf } from '../../views/screens.ts';
import { press, pressLabel, screenOf, submit, suggest, type } from '../asks.ts';
import { CUP, firstGame, FOUR, letPass, hallWith, NOON, playRound, said, start, stateOf } from './hall.ts';
import { someOf } from '../../runs.ts';

test('a menu asks which tournament is meant, except in a tournament’s thread', async () => {
  const hall = await hallWith();
  await type(hall, 'anna', 'tournament create', { ...CUP, name: 'Other cup' });
  const reply = await type(hall, 'boris', 'tournament join');
  expect(said(reply)).toContain('There are several tournaments here.');
  const [menu] = menusOf(screenOf(reply));
  const expected = ['Other cup · Swiss · Nov 22, 2026', 'Cup · Swiss · Nov 22, 2026'];
  expect(menu?.choices.map(({ label }) => label)).toEqual(expected);
  const joined = await press(hall, 'boris', menu!.press, menu!.choices[1]!.value);
  expect(said(joined)).toContain('You’re in **Cup**.');
  expect(await suggest(hall, 'boris', 'tournament leave', 'tournament', 'oth')).toHaveLength(1);
});

test('a player who joins exactly at the start doesn’t get a start time in the past', async () => {
  const hall = await hallWith({}, ['boris', 'carl']);
  await letPass(hall, HOUR + MINUTE);
  expect(await stateOf(hall)).toMatchObject({ stage: 'open', stuck: { by: 'too-few' } });
  const past = `<t:${(NOON + HOUR) / 1000}:R>`;
  const joined = said(await type(hall, 'dora', 'tournament join'));
  expect(joined).toContain('✅ You’re in **Cup**. I’ll let you know when your first game begins.');
  expect(joined).not.toContain(past);
  expect(said(await type(hall, 'dora', 'tournament show', { what: 'next' }))).not.toContain(past);
  const status = said(await type(hall, 'dora', 'tournament show'));
  for (const words of [status, wordsOf(hall.channel.messages.values().next().value)]) {
    expect(words).not.toContain(past);
    expect(words).toContain('Waiting for more players');
  }
});

test('the answer to joining is still correct a day later', async () => {
  const hall = await hallWith();
  const joined = said(await type(hall, 'boris', 'tournament join'));
  expect(joined).toContain(`It starts on <t:${(NOON + HOUR) / 1000}:f>`);
  expect(joined).not.toContain(':R>');
});

test('a player’s own place and game are listed first, and hashes are only shown to readers who verify the draw', async () => {
  const hall = await hallWith({ form: 'round-robin' }, FOUR);
  await start(hall);
  await playRound(hall);
  const status = screenOf(await type(hall, 'boris', 'tournament show'));
  expect(wordsOf(status)).toMatch(/^🏆 \*\*Cup\*\*\nYour place: [12] · points: [0-4]\n▶️ You’re playing /u);
  expect(wordsOf(status)).not.toContain('`');
  const { seed } = await stateOf(hall);
  const sealed = said(await pressLabel(hall, 'boris', status, 'Are the pairings fair?'));
  expect(sealed).toContain(sha256(seed));
  expect(sealed).not.toContain(seed);
  await playRound(hall);
  await playRound(hall);
  const opened = said(await pressLabel(hall, 'boris', status, 'Are the pairings fair?'));
  expect(opened).toContain(sha256(seed));
  expect(opened).toContain(`\`${seed}\``);
});

test('the organizer starts or postpones a tournament with buttons in the creation reply and in the status', async () => {
  const hall = await hallWith({ form: 'knock-out' }, FOUR);
  const created = screenOf(await type(hall, 'anna', 'tournament create', { ...CUP, name: 'Other cup' }));
  expect(labelsOf(created)).toEqual(['Start now', 'Postpone…', 'Manage…']);
  const cup = { tournament: 'Cup' };
  const status = screenOf(await type(hall, 'anna', 'tournament show', cup));
  expect(labelsOf(screenOf(await type(hall, 'boris', 'tournament show', cup)))).not.toContain('Start now');
  const window = await pressLabel(hall, 'anna', status, 'Postpone…');
  if (window.kind !== 'form') throw new Error('no window');
  expect(faultsOfForm(window.form)).toEqual([]);
  expect(window.form.questions).toMatchObject([{ name: 'starts', value: '2026-11-22 13:00' }]);
  expect(said(await submit(hall, 'anna', window.form, { starts: 'soon' }))).toContain('I can’t read “soon”');
  const later = `<t:${(NOON + 5 * HOUR) / 1000}:f>`;
  const put = said(await submit(hall, 'anna', window.form, { starts: '2026-11-22 17:00' }));
  expect(put).toContain(`<@anna> moved the start to ${later}.`);
  await letPass(hall);
  expect(wordsOf(hall.channel.messages.values().next().value)).toContain(later);
  const asked = await pressLabel(hall, 'anna', status, 'Start now');
  expect(said(asked)).toContain('Start **Cup** now with 4 players?');
  expect((await stateOf(hall)).stage).toBe('open');
  expect(said(await pressLabel(hall, 'anna', screenOf(asked), 'No, wait'))).toContain('announced time');
  expect(said(await pressLabel(hall, 'anna', screenOf(asked), 'Yes, start'))).toContain(
    'started the tournament',
  );
  await letPass(hall);
  const running = screenOf(await type(hall, 'anna', 'tournament show', cup));
  expect(wordsOf(running)).toContain('In progress');
  expect(labelsOf(running)).not.toContain('Start now');
});

test('a tournament starts without confirmation if players can still join', async () => {
  const hall = await hallWith({}, FOUR);
  const status = screenOf(await type(hall, 'anna', 'tournament show'));
  expect(said(await pressLabel(hall, 'anna', status, 'Start now'))).toContain('started the tournament');
});

test('the default values complete a tournament’s terms', async () => {
  const live = await stateOf(await hallWith());
  expect(live.terms).toMatchObject({ variant: 'russian', startsAt: NOON + HOUR, halfByes: 1, rated: true });
  const slow = await stateOf(
    await hallWith({ form: 'round-robin', time: '3d', ends: '2027-01-31', repeats: 'month' }),
  );
  expect(slow.terms).toMatchObject({
    form: { kind: 'round-robin', cycles: 1, isAtOnce: true },
    startsAt: NOON + DAY,
    endsAt: Date.UTC(2027, 1, 1),
    repeats: { every: 'month', zone: 'UTC' },
  });
  const arena = await stateOf(await hallWith({ form: 'arena', minutes: 30, time: undefined }));
  expect(arena.terms).toMatchObject({ form: { lasts: 30 * MINUTE }, time: { initial: 5 * MINUTE } });
});

test('in the thread of a finished tournament, that tournament’s table is shown, and joining applies to the next tournament', async () => {
  const hall = await hallWith({ repeats: 'week', rounds: 1 }, FOUR);
  await start(hall);
  const list = { guildId: 'guild-1', stages: ['running'] } as const;
  const [running] = await hall.app.store.tournaments.list(list);
  await playRound(hall, running!.tournament);
  const thread = running!.tournament.venue.threadId!;
  const inThread = { guildId: 'guild-1', channelId: thread, locale: 'en-US' };
  expect(said(await type(hall, 'boris', 'tournament show', { what: 'table' }, inThread))).toContain('BORIS');
  expect(said(await type(hall, 'boris', 'tournament manage end', { cancel: true }, inThread))).toContain(
    'Only the organizer',
  );
  expect(said(await type(hall, 'anna', 'tournament manage end', { cancel: true }, inThread))).toContain(
    'over',
  );
  expect(said(await type(hall, 'boris', 'tournament join', {}, inThread))).toContain('You’re in **Cup**.');
});

test.each([3, 5, 7])('a real-time tournament of %i rounds shows its likely end', async (rounds) => {
  const hall = await hallWith({ form: 'swiss', time: '5+3', starts: '1h', rounds }, FOUR);
  // A round takes up to 15 minutes, with two minutes between rounds. Others may still join.
  const about = `<t:${(NOON + HOUR + rounds * 17 * MINUTE) / 1000}:t>`;
  expect(said(await type(hall, 'anna', 'tournament show'))).toContain(
    `<t:${(NOON + HOUR) / 1000}:f>, until about ${about}\n`,
  );
  await start(hall);
  expect(said(await type(hall, 'anna', 'tournament show'))).toMatch(/Ends at about <t:\d+:t>\n/u);
});

test('a correspondence tournament ends with its last game, and shows its latest end', async () => {
  const hall = await hallWith({ form: 'round-robin', time: '3d' }, FOUR);
  const latest = async () =>
    `when all games are over, no later than <t:${((await stateOf(hall)).terms.endsAt ?? 0) / 1000}:f>`;
  expect(said(await type(hall, 'anna', 'tournament show'))).toContain(`, ends ${await latest()}`);
  await start(hall);
  expect(said(await type(hall, 'anna', 'tournament show'))).toContain(`Ends ${await latest()}`);
});

test('an arena shows its end, not a latest possible end', async () => {
  const hall = await hallWith({ form: 'arena', minutes: 30, starts: '1h' }, FOUR);
  const end = (NOON + HOUR + 30 * MINUTE) / 1000;
  expect(said(await type(hall, 'boris', 'tournament show'))).toContain(`ends by <t:${end}:t>`);
});

test.each([
  ['started at once', 'tournament manage start', {}, 10 * DAY],
  ['put off', 'tournament manage start', { to: '4d' }, 11 * DAY],
] as const)('a %s tournament is held again a week after its planned date', async (_, name, given, after) => {
  const hall = await hallWith({ repeats: 'week', starts: '3d', rounds: 1 }, FOUR);
  await type(hall, 'anna', name, given);
  await letPass(hall, 5 * DAY);
  const [open] = await hall.app.store.tournaments.list({ guildId: 'guild-1', stages: ['open'] });
  const { startsAt } = open!.tournament.terms;
  expect(Math.round((startsAt - NOON) / HOUR)).toBe(after / HOUR);
});

test('withdrawing needs a confirmation after the start, and everyone can read the organizer’s changes', async () => {
  const hall = await hallWith({ rounds: 2 }, [...FOUR, 'elif']);
  await start(hall);
  const question = await type(hall, 'boris', 'tournament leave');
  expect(said(question)).toContain('Withdraw from **Cup**?');
  expect(said(await pressLabel(hall, 'boris', screenOf(question), 'No, stay'))).toBe('You’re still in.');
  await pressLabel(hall, 'boris', screenOf(question), 'Yes, withdraw');
  await playRound(hall);
  const game = await firstGame(hall);
  const result = { game, result: 'draw', reason: 'Wrong *board*' };
  expect(said(await type(hall, 'anna', 'tournament manage result', result))).toMatch(
    /^✏️ <@anna> changed the result of a game \(.*\n-# Everyone can see this under \*\*Changes\*\*\.\n-# The new result counts only in this tournament\./u,
  );
  await letPass(hall);
  const { id } = await stateOf(hall);
  const rulings = said(await press(hall, 'dora', TOURNAMENT.to.rulings({ id })));
  expect(rulings).toContain(String.raw`-# Wrong \*board\*`);
  expect(rulings).toContain('<@boris> left the tournament.');
  expect(rulings).toContain('<@anna> started the tournament.');
  await playRound(hall);
  expect((await stateOf(hall)).stage).toBe('finished');
  // The player who left has also played a game.
  expect(wordsOf(hall.channel.messages.values().next().value)).toContain('**5 players:**');
  const table = screenOf(await type(hall, 'boris', 'tournament show', { what: 'table' }));
  expect(wordsOf(table)).toContain('Withdrawn: BORIS');
  expect(screenOf(await type(hall, 'boris', 'tournament show', { what: 'export' })).blocks).toContainEqual(
    expect.objectContaining({ kind: 'file', name: 'cup.trf' }),
  );
  expect([...hall.channel.messages.values()].flatMap(faultsOf)).toEqual([]);
});

const FORMS = [
  ['swiss', { form: 'swiss' }, 8],
  ['double-swiss', { form: 'double-swiss', rounds: 3, openings: 'idf' }, 6],
  ['round-robin', { form: 'round-robin', time: '3d' }, 6],
  ['groups', { form: 'groups', 'group-size': 4, time: '3d' }, 8],
  ['knock-out', { form: 'knock-out' }, 5],
  ['arena', { form: 'arena', minutes: 12 }, 10],
] as const;

test.each(someOf(FORMS, 3))(
  'a tournament with the format %s runs from its announcement to its winners',
  async (_, given, count) => {
    const players = Array.from({ length: count }, (__, index) => `player${index}`);
    const hall = await hallWith(given, players);
    await start(hall);
    for (let round = 0; round < 60 && (await stateOf(hall)).stage === 'running'; round += 1)
      await playRound(hall);
    const posted = [...hall.channel.messages.values()];
    expect(posted.flatMap(faultsOf)).toEqual([]);
    const ends = posted.filter((screen) => wordsOf(screen).startsWith('## 🏆 <@player'));
    expect(ends).toHaveLength(1);
    expect(wordsOf(posted[0])).toContain('🏆 <@player');
    const { terms } = await stateOf(hall);
    const preview = screenOf(await pressLabel(hall, 'anna', ends[0]!, 'Host it again'));
    expect(said(await pressLabel(hall, 'anna', preview, 'Announce'))).toContain('**Cup** is open');
    const again = await stateOf(hall);
    expect(again.stage).toBe('open');
    const { startsAt, endsAt } = again.terms;
    expect(again.terms).toEqual({ ...terms, startsAt, endsAt });
    const history = said(await type(hall, 'anna', 'tournament show', { what: 'history' }));
    expect(history).toContain('**Cup** (Nov 22, 2026): <@player');
    for (const what of ['status', 'table', 'games'])
      expect(faultsOf(screenOf(await type(hall, 'player1', 'tournament show', { what })))).toEqual([]);
  },
);

test('groups are announced, viewed and exported individually', async () => {
  const hall = await hallWith(
    { form: 'groups', 'group-size': 3 },
    Array.from({ length: 6 }, (_, index) => `player${index}`),
  );
  expect(wordsOf(hall.channel.messages.values().next().value)).toContain(
    'Groups and a final, up to 3 per group, the top 2 advance',
  );
  await start(hall);
  expect([...hall.channel.messages.values()].map(wordsOf).join('\n')).toContain('**Group B**\n2. ');
  await playRound(hall);
  expect(said(await type(hall, 'player0', 'tournament show'))).toMatch(
    /Group [AB] · your place: [123] · points: [012]/u,
  );
  const first = screenOf(await type(hall, 'player1', 'tournament show', { what: 'table' }));
  expect(wordsOf(first)).toContain('📊 **Cup · Group B**');
  const turns = menusOf(first)[0]!;
  expect(turns.choices).toEqual([
    { label: 'Group A', value: '0', isChosen: false },
    { label: 'Group B', value: '1', isChosen: true, description: 'You’re here' },
  ]);
  const second = screenOf(await press(hall, 'player1', turns.press, '0'));
  expect(wordsOf(second)).toContain('📊 **Cup · Group A**');
  expect(said(await pressLabel(hall, 'player1', second, 'Games'))).toContain('**Group B**\n2. ');
  for (let round = 0; round < 5; round += 1) await playRound(hall);
  const end = screenOf(await type(hall, 'player0', 'tournament show', { what: 'table' }));
  expect(wordsOf(end)).toContain('📊 **Cup · Final**');
  expect(menusOf(end)[0]?.choices.map(({ label }) => label)).toEqual(['Group A', 'Group B', 'Final']);
  // A choice from before the final keeps its meaning later.
  expect(said(await press(hall, 'player1', turns.press, '0'))).toContain('📊 **Cup · Group A**');
  const posted = [...hall.channel.messages.values()];
  const final = posted.find((screen) => wordsOf(screen).startsWith('⏭️ The groups are over.'));
  expect(final?.notifies).toHaveLength(4);
  expect(posted.flatMap(faultsOf)).toEqual([]);
  const files = screenOf(await type(hall, 'player0', 'tournament show', { what: 'export' })).blocks;
  expect(files.flatMap((block) => (block.kind === 'file' ? [block.name] : []))).toEqual([
    'cup-A.trf',
    'cup-B.trf',
    'cup-final.trf',
  ]);
});

test('the organizer chooses the first tie-break, which is announced and is the table’s first column', async () => {
  const hall = await hallWith({ form: 'round-robin', 'tie-break': 'won' }, FOUR);
  expect(wordsOf(hall.channel.messages.values().next().value)).toContain(
    'Ties are broken by: games won, games against each other, Sonneborn-Berger',
  );
  await start(hall);
  await playRound(hall);
  const table = JSON.stringify(screenOf(await type(hall, 'anna', 'tournament show', { what: 'table' })));
  expect(table).toContain('"Wins"');
});
