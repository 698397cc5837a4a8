/**
 * `/tournament create` without options: a form, a preview, and the announcement. Nothing has to be
 * typed twice.
 */
import { expect, test } from 'vitest';
import type { Reply } from '../../../src/app/ports/command.ts';
import { NO_SETTINGS } from '../../../src/app/ports/subjects/settings.ts';
import { DAY, HOUR } from '../../../src/game/calendar/span.ts';
import type { Terms } from '../../../src/tournament/life/terms.ts';
import { TOURNAMENT } from '../../../src/views/presses/declarations.ts';
import { pressesOn, type Form, type Question } from '../../../src/views/screen/screen.ts';
import { asking, newTable, wordsOf, type Table } from '../../app/table.ts';
import { faultsOf, faultsOfForm } from '../../views/limits.ts';
import { commandNamed, press, pressLabel, screenOf, submit, type } from '../asks.ts';

/** This day is a Sunday. */
const NOON = Date.UTC(2026, 10, 22, 12);
const EMPTY = { name: '', kind: 'friday-blitz', variant: 'russian', time: '', starts: '' };

async function opened(): Promise<Table> {
  const table = await newTable();
  table.time.now = NOON;
  return table;
}

function formOf(reply: Reply): Form {
  if (reply.kind !== 'form') throw new Error(`no window: ${reply.kind}`);
  expect(faultsOfForm(reply.form)).toEqual([]);
  return reply.form;
}

const valueIn = (question: Question): string => ('value' in question ? question.value : '');

const inWindow = (reply: Reply): Readonly<Record<string, string>> =>
  Object.fromEntries(
    formOf(reply).questions.map((question) => [
      question.name,
      question.kind === 'choice'
        ? (question.choices.find(({ isChosen }) => isChosen)?.value ?? '')
        : valueIn(question),
    ]),
  );

async function describe(table: Table, answers: Partial<typeof EMPTY>, given = {}): Promise<Reply> {
  const form = formOf(await type(table, 'anna', 'tournament create', given));
  const reply = await submit(table, 'anna', form, { ...EMPTY, ...answers });
  expect(faultsOf(screenOf(reply))).toEqual([]);
  return reply;
}

const said = (reply: Reply): string => wordsOf(screenOf(reply));
const labelled = (table: Table, reply: Reply, label: string): Promise<Reply> =>
  pressLabel(table, 'anna', screenOf(reply), label);

async function termsIn({ app }: Table): Promise<Terms> {
  const [record, another] = await app.store.tournaments.list({ guildId: 'guild-1', stages: ['open'] });
  if (!record || another) throw new Error('there is not one tournament');
  return record.tournament.terms;
}

test.each<[string, Partial<Terms>]>([
  [
    'friday-blitz',
    {
      name: 'Friday blitz',
      form: { kind: 'swiss', rounds: 7 },
      startsAt: Date.UTC(2026, 10, 27, 20),
      repeats: { every: 'week', zone: 'UTC' },
    },
  ],
  ['sunday-rapid', { name: 'Sunday rapid', startsAt: Date.UTC(2026, 10, 22, 15) }],
  ['arena-evening', { form: { kind: 'arena', lasts: 1.5 * HOUR }, startsAt: NOON + HOUR }],
  ['drawn-openings', { form: { kind: 'double-swiss', rounds: 4 }, openings: 'idf' }],
  ['club', { name: 'Club championship by correspondence', startsAt: NOON + 7 * DAY }],
  ['slow-cup', { form: { kind: 'knock-out', hasThirdPlace: true }, repeats: null }],
  ['round-robin', { name: 'Round robin' }],
])('%s needs only a name', async (kind, terms) => {
  const table = await opened();
  const shown = await describe(table, { kind });
  expect(said(shown)).toContain('Not announced yet.');
  expect(said(await labelled(table, shown, 'Announce'))).toContain('is open');
  expect(await termsIn(table)).toMatchObject(terms);
});

/** The text above the menus. */
const labelsIn = (reply: Reply): readonly string[] => {
  const { blocks } = screenOf(reply);
  return blocks.flatMap((block, at) => {
    const next = blocks[at + 1]?.kind;
    return block.kind === 'text' && (next === 'menu' || next === 'picker')
      ? [block.text.split('\n').at(-1) ?? '']
      : [];
  });
};

/** Chooses a value in this option's menu. */
async function choose(table: Table, shown: Reply, what: string, value: string): Promise<Reply> {
  const found = pressesOn(screenOf(shown)).find(({ args }) => args[0] === what);
  if (!found) throw new Error(`no menu of ${what}`);
  return press(table, 'anna', found, value);
}

test('choices below the preview apply to the announced tournament', async () => {
  const table = await opened();
  let shown = await describe(table, { kind: 'swiss', name: 'Cup', time: '3+2', starts: '2h' });
  for (const [what, value] of [
    ['rounds', '5'],
    ['repeats', 'month'],
  ] as const)
    shown = await choose(table, shown, what, value);
  expect(labelsIn(shown)).toEqual(['**Rounds**', '**Repeats**']);
  shown = await labelled(table, shown, 'More…');
  const others = ['**Ratings**', '**Openings**', '**Tie-breaks**', '**Server events**', '**Who can join**'];
  for (const [what, value] of [
    ['openings', 'fmjd'],
    ['tie-break', 'sonneborn-berger'],
    ['event', 'yes'],
    ['rated', 'no'],
  ] as const) {
    expect(labelsIn(shown)).toEqual(others);
    shown = await choose(table, shown, what, value);
  }
  shown = await press(table, 'anna', TOURNAMENT.to.role({ held: '' }), null, ['77']);
  const details = formOf(await labelled(table, shown, 'Players, title, last day…'));
  shown = await submit(table, 'anna', details, {
    title: 'Spring champion',
    players: '20',
    lowest: '1200',
    highest: '',
    ends: '',
  });
  expect(faultsOf(screenOf(shown))).toEqual([]);
  shown = await labelled(table, shown, 'Back');
  await labelled(table, shown, 'Announce');
  expect(await termsIn(table)).toMatchObject({
    name: 'Cup',
    title: 'Spring champion',
    form: { kind: 'swiss', rounds: 5 },
    openings: 'fmjd',
    repeats: { every: 'month' },
    tieBreak: 'sonneborn-berger',
    inEvents: true,
    rated: false,
    entry: { roleId: '77', leastRating: 1200, mostRating: null, mostPlayers: 20 },
    startsAt: NOON + 2 * HOUR,
  });
});

test('if the bot may not create a server event, the preview says so', async () => {
  const table = await opened();
  await describe(table, { kind: 'swiss' });
  const lists = TOURNAMENT.to.choose({ what: 'event', held: 'no' });
  expect(said(await press(table, 'anna', lists, 'yes'))).not.toContain('Create Events');
  table.rights.mayMakeEvents = false;
  expect(said(await press(table, 'anna', lists, 'yes'))).toContain('I need the **Create Events** permission');
  expect(said(await press(table, 'anna', lists, 'no'))).not.toContain('Create Events');
});

const offered = async (table: Table, shown: Reply): Promise<boolean> =>
  labelsIn(await labelled(table, shown, 'More…')).includes('**Tie-breaks**');

test('groups can have several finals, which the announcement names', async () => {
  const table = await opened();
  const shown = await describe(table, { kind: 'groups' });
  expect(said(shown)).toContain('the top 2 advance · Russian');
  const finals = await press(table, 'anna', TOURNAMENT.to.choose({ what: 'finals', held: '1' }), '2');
  expect(said(finals)).toContain('2 finals, by place in the group');
  await labelled(table, finals, 'Announce');
  expect(await termsIn(table)).toMatchObject({ form: { kind: 'groups', finals: 2 } });
});

test('a league always repeats, and the number of players who move up can be chosen', async () => {
  const table = await opened();
  const shown = await describe(table, { kind: 'league-evening' });
  expect(said(shown)).toContain('League, up to 4 per group');
  expect(JSON.stringify(screenOf(shown))).not.toContain('Doesn’t repeat');
  const two = await press(table, 'anna', TOURNAMENT.to.choose({ what: 'advance', held: '1' }), '2');
  expect(said(two)).toContain('the top 2 of each group move up a group');
  await labelled(table, two, 'Announce');
  const expected = { form: { kind: 'league', size: 4, moving: 2 }, repeats: { every: 'week', zone: 'UTC' } };
  expect(await termsIn(table)).toMatchObject(expected);
});

test('tie-breaks can be chosen in formats that have them', async () => {
  const table = await opened();
  expect(await offered(table, await describe(table, { kind: 'round-robin' }))).toBe(true);
  expect(await offered(table, await describe(table, { kind: 'knock-out' }))).toBe(false);
  expect(await offered(table, await describe(table, { kind: 'arena-evening' }))).toBe(false);
});

test.each<[Partial<typeof EMPTY>, string]>([
  [{ starts: 'soon' }, 'I can’t read “soon” as a time in the future.'],
  [{ time: 'quick' }, 'I can’t read “quick” as a time control.'],
  [{ kind: 'arena-evening', time: '3d' }, 'An arena needs a real-time clock'],
])('%o is refused, and the input is kept', async (answers, words) => {
  const table = await opened();
  const typed = { ...EMPTY, name: 'Spring cup', ...answers };
  const refused = await describe(table, typed);
  expect(said(refused)).toContain(words);
  expect(inWindow(await labelled(table, refused, 'Change'))).toEqual(typed);
  expect(inWindow(await type(table, 'anna', 'tournament create'))).toEqual(typed);
  expect(await table.app.store.tournaments.list({ guildId: 'guild-1', stages: ['open'] })).toEqual([]);
});

test('an invalid number is refused, and is kept as typed', async () => {
  const table = await opened();
  const shown = await describe(table, {});
  const details = { title: '', players: 'many', lowest: '', highest: '', ends: '' };
  const more = await labelled(table, shown, 'More…');
  const form = formOf(await labelled(table, more, 'Players, title, last day…'));
  const refused = await submit(table, 'anna', form, details);
  expect(said(refused)).toContain('I can’t read “many” as a number.');
});

test('an invalid last day can be corrected in its form, which doesn’t repeat it', async () => {
  const table = await opened();
  const shown = await describe(table, { name: 'Cup' });
  const more = await labelled(table, shown, 'More…');
  const form = formOf(await labelled(table, more, 'Players, title, last day…'));
  const details = { title: 'Champion', players: '', lowest: '', highest: '', ends: 'sometime' };
  const refused = await submit(table, 'anna', form, details);
  expect(said(refused)).toContain('I can’t read “sometime” as the last day.');
  const again = await labelled(table, refused, 'Change');
  expect(inWindow(again)).toEqual(details);
  await submit(table, 'anna', formOf(again), details);
  // The other values stayed the same.
  const fresh = await describe(table, { name: 'Other cup' });
  expect(said(fresh)).toContain('Not announced yet.');
  expect(said(fresh)).toContain('The winner’s title: **Champion**');
});

test('all mistakes are shown at once, with a button that discards the draft', async () => {
  const table = await opened();
  const refused = await describe(table, { time: 'quick', starts: 'soon' });
  expect(said(refused)).toContain('I can’t read “quick” as a time control.');
  expect(said(refused)).toContain('I can’t read “soon” as a time in the future.');
  expect(said(await labelled(table, refused, 'Discard'))).toContain('Discarded.');
  expect(inWindow(await type(table, 'anna', 'tournament create'))).toEqual(EMPTY);
});

test('typed options are filled into the form, and the others are not lost', async () => {
  const table = await opened();
  const given = { form: 'knock-out', starts: '3h', role: '77' };
  const reply = await type(table, 'anna', 'tournament create', given);
  expect(inWindow(reply)).toMatchObject({ kind: 'knock-out', starts: '3h', variant: 'russian' });
  await labelled(
    table,
    await submit(table, 'anna', formOf(reply), { ...EMPTY, kind: 'knock-out' }),
    'Announce',
  );
  expect(await termsIn(table)).toMatchObject({ form: { kind: 'knock-out' }, entry: { roleId: '77' } });
});

test('choosing another kind resets the length', async () => {
  const table = await opened();
  await describe(table, {});
  await press(table, 'anna', TOURNAMENT.to.choose({ what: 'rounds', held: '7' }), '3');
  const shown = await describe(table, { kind: 'sunday-rapid' });
  await labelled(table, shown, 'Announce');
  expect(await termsIn(table)).toMatchObject({ form: { rounds: 5 } });
});

test('the tournament is announced once, exactly as previewed', async () => {
  const table = await opened();
  const first = await describe(table, { name: 'Old name' });
  const second = await describe(table, { name: 'New name' });
  const again = await labelled(table, first, 'Announce');
  expect(said(again)).toContain('You’ve changed this tournament since then.');
  expect(said(again)).toContain('New name');
  const twice = await Promise.all([labelled(table, second, 'Announce'), labelled(table, second, 'Announce')]);
  expect(twice.filter((reply) => said(reply).includes('**New name** is open'))).toHaveLength(1);
  expect((await termsIn(table)).name).toBe('New name');
  expect(said(await labelled(table, second, 'Change'))).toContain(
    'has already been announced, or was discarded',
  );
});

test('only permitted members may create a tournament: by Discord’s permissions, or by the server’s role', async () => {
  const table = await opened();
  expect(said(await type(table, 'boris', 'tournament create'))).toContain(
    'you need one of these permissions',
  );
  const settings = { ...NO_SETTINGS, organizerRole: '55' };
  await table.app.store.settings.save({ guildId: 'guild-1', version: 1, settings });
  expect(said(await type(table, 'boris', 'tournament create'))).toContain('you need the <@&55> role');
  expect(said(await press(table, 'boris', TOURNAMENT.to.edit()))).toContain('you need the <@&55> role');
  const member = { ...asking(table, 'boris'), roles: ['55'] };
  formOf(await commandNamed('tournament create').run(member, {}, table.app));
});
