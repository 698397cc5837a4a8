/** Teams that vote, through Discord, with every possible end of a vote. */
import type { APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { buttonsOf, findButton, textOf } from '../../playground/server/visitor/reading.ts';
import { isEphemeral, type Visitor } from '../../playground/server/visitor/visitor.ts';
import { standingClock } from '../../playground/server/world/clock.ts';
import { DAY, MINUTE, SECOND } from '../../src/game/calendar/span.ts';
import { buttonTo, cardAfter, chooseSetting, isCard, plyOn, refusalsIn } from './cards.ts';
import { dump, placesOf } from '../store/dump.ts';
import { byCommand, byHand, movesOn } from './hands.ts';
import { sitDown, type Table } from './table.ts';
import {
  AFTER,
  begin,
  board,
  erase,
  GUESTS,
  KNOWN,
  PLAYERS,
  press,
  type Scene,
  surely,
  told,
  vote,
} from './teams.ts';
import { slowTest } from '../runs.ts';

const shownTo = (who: Visitor, { channel }: Table): string =>
  who
    .messages(channel)
    .filter((message) => !isEphemeral(message))
    .map(textOf)
    .join('\n');

/** Changes a setting in the panel. */
/** The team's size is known from its second vote on: two of three are then more than half. */
async function voteTogether({ table, clock, card }: Scene, pick: number): Promise<APIMessage> {
  const { anna, boris, chidi } = table;
  const later = cardAfter(table, card);
  for (const who of plyOn(card) === 0 ? [anna, boris, chidi] : [anna, boris]) await surely(who, card, pick);
  if (plyOn(card) === 0) clock.advance(AFTER);
  return later;
}

slowTest(
  'a channel plays a complete game against the engine, until the engine resigns',
  async () => {
    const scene = await begin();
    const { table, clock } = scene;
    const { anna, boris, channel, discord } = table;
    expect(textOf(scene.card)).toContain(`**<#${channel}>**, vote for your move`);
    expect(textOf(scene.card)).toContain('plays at level 1');
    let { card } = scene;
    for (let votes = 0; votes < 6; votes += 1) {
      card = await voteTogether({ ...scene, card }, votes);
      expect(textOf(card)).toMatch(/Votes: \S+: [23] votes/u);
      if (!textOf(card).includes('vote for your move')) return;
    }
    // Two of three members are enough. They vote for different moves, so that neither move is played
    // at once.
    for (const [pick, who] of [anna, boris].entries()) {
      await surely(who, card, pick);
      const mine = await told(who.click(card.id, buttonTo(card, 'vote', 'mine')));
      await who.click(mine.id, findButton(mine, 'Vote to resign').custom_id);
    }
    clock.advance(AFTER);
    expect(textOf(await board(table, '🏆'))).toContain(`beat \\#draughts by resignation`);
    expect(anna.notifications()).toEqual([]);
    expect(refusalsIn(discord)).toEqual([]);
  },
  60_000,
);

const THEIR_TURN = 'It’s the other team’s turn.';

test('everyone votes, may change their vote, and sees the votes only afterward', async () => {
  const { table, clock, card } = await begin(KNOWN);
  const { anna, boris, chidi, discord } = table;
  expect(await vote(anna, card, 'c3-d4')).toContain('Your vote: **c3-d4**');
  expect(await vote(boris, card, 'e3-f4')).toContain('Your vote: **e3-f4**');
  for (let clicks = 0; clicks < 2; clicks += 1)
    expect(await vote(boris, card, 'c3-d4')).toContain('Your vote: **c3-d4**');
  expect(textOf(await told(byCommand(anna, card, 'g3-h4')))).toContain('Your vote: **g3-h4**');
  expect(await vote(anna, card, 'c3-d4')).toContain('Your vote: **c3-d4**');
  clock.advance(11 * SECOND);
  await expect.poll(() => shownTo(chidi, table)).toContain('2 votes');
  expect(shownTo(chidi, table)).not.toMatch(/c3-d4|e3-f4/u);

  clock.advance(AFTER);
  const second = await board(table, 'c3-d4');
  expect(textOf(second)).toContain(`**\\#draughts** c3-d4`);
  expect(textOf(second)).toContain('Votes: c3-d4: 2 votes');
  // Whatever they press, a member of the other team gets the same message.
  const others = [await vote(boris, second, 'f6-g5'), await press(boris, second, 'done')];
  expect([...others, await press(boris, second, 'mine')]).toEqual(Array(3).fill(THEIR_TURN));
  await vote(chidi, second, 'f6-g5');
  clock.advance(AFTER);
  const third = await board(table, 'f6-g5');
  expect([await vote(chidi, third, 'b2-c3'), await press(chidi, third, 'done')]).toEqual([
    THEIR_TURN,
    THEIR_TURN,
  ]);
  await vote(anna, third, 'b2-c3');
  await vote(boris, third, 'g3-h4');
  expect(await press(anna, third, 'done')).toContain('You’re ready');
  await boris.click(third.id, buttonTo(third, 'vote', 'done'));
  const fourth = await board(table, 'choose between');
  await vote(anna, fourth, 'b2-c3');
  await byHand(boris, fourth, 'b2-c3');
  // The two members are more than half of the team.
  expect(textOf(await board(table, 'Votes: b2-c3: 2 votes'))).toContain(`**\\#draughts** b2-c3`);
  expect(refusalsIn(discord)).toEqual([]);
});

slowTest('only voters who chose it are notified of each vote of their team', async () => {
  const { table, clock, card } = await begin(KNOWN);
  const { anna, boris, chidi, discord } = table;
  for (const who of [anna, boris]) await vote(who, card, 'c3-d4');
  const mine = await told(anna.click(card.id, buttonTo(card, 'vote', 'mine')));
  const called = await told(anna.click(mine.id, findButton(mine, 'Notify me of each vote').custom_id));
  expect(textOf(called)).toContain('I’ll notify you of each of your team’s votes');
  const calls = (): readonly string[] => anna.notifications().map(textOf);
  await expect.poll(calls).toEqual([expect.stringContaining('Your team is voting')]);
  clock.advance(AFTER);
  await vote(chidi, await board(table, 'Votes: c3-d4: 2 votes'), 'f6-g5');
  expect(calls()).toHaveLength(1);
  clock.advance(AFTER);
  await board(table, 'Votes: f6-g5: 1 vote');
  await expect.poll(calls).toHaveLength(2);
  expect(calls()[1]).toContain('Your team is voting');
  expect([boris, chidi].flatMap((who) => who.notifications())).toEqual([]);
  expect(refusalsIn(discord)).toEqual([]);
});

test('open votes are shown while they are cast, but not more often than every ten seconds', async () => {
  const { table, clock, card } = await begin({ ...KNOWN, 'show-votes': 'open' });
  const { anna, boris, discord } = table;
  await vote(anna, card, 'c3-d4');
  clock.advance(11 * SECOND);
  await expect.poll(() => shownTo(boris, table)).toContain('So far: c3-d4: 1 vote');
  await vote(boris, card, 'e3-f4');
  clock.advance(5 * SECOND);
  expect(shownTo(boris, table)).not.toContain('e3-f4');
  clock.advance(6 * SECOND);
  await expect.poll(() => shownTo(boris, table)).toContain('So far: c3-d4: 1 vote, e3-f4: 1 vote');
  expect(refusalsIn(discord)).toEqual([]);
});

test('a tie has one runoff; if that is tied and nobody has a rating, the earliest vote decides', async () => {
  const { table, clock, card } = await begin(KNOWN);
  const { anna, boris, chidi, discord } = table;
  await vote(boris, card, 'e3-f4');
  clock.advance(SECOND);
  await vote(anna, card, 'c3-d4');
  clock.advance(AFTER);
  const runoff = await board(table, 'choose between');
  expect(textOf(runoff)).toContain('choose between c3-d4 and e3-f4');
  expect(movesOn(runoff).map(({ to }) => to)).toEqual(['c3-d4', 'e3-f4']);
  expect(textOf(await told(byCommand(chidi, runoff, 'g3-h4')))).toBe(
    'This is the runoff: you can choose **c3-d4** or **e3-f4**.',
  );
  clock.advance(AFTER);
  const next = await board(table, 'Votes: c3-d4: 1 vote, e3-f4: 1 vote');
  expect(textOf(next)).toContain('** e3-f4 ·');
  expect(refusalsIn(discord)).toEqual([]);
});

test('a vote without voters is paused until a button or a vote starts another vote', async () => {
  const { table, clock } = await begin(KNOWN);
  const { anna, boris, discord } = table;
  clock.advance(AFTER);
  const waiting = await board(table, 'nobody has voted');
  clock.advance(DAY);
  await boris.click(waiting.id, buttonTo(waiting, 'vote', 'again'));
  await board(table, 'The vote ends');
  clock.advance(AFTER);
  expect(await vote(anna, await board(table, 'nobody has voted'), 'c3-d4')).toContain('The vote ends');
  clock.advance(AFTER);
  await board(table, 'Votes: c3-d4: 1 vote');
  expect(refusalsIn(discord)).toEqual([]);
});

test('reasons are published after the vote, without names, and an erased voter’s vote is removed', async () => {
  const { table, clock, card } = await begin(KNOWN);
  const { anna, boris, chidi, channel, databasePath, discord } = table;
  for (const who of [anna, boris]) await vote(who, card, 'c3-d4');
  await vote(chidi, card, 'g3-h4');
  const own = await told(anna.click(card.id, buttonTo(card, 'vote', 'mine')));
  const asked = await anna.click(own.id, findButton(own, 'Give a reason').custom_id);
  const why = await anna.submit(asked.modal!, { reason: 'It holds\n **f6**' });
  expect(textOf(await why.answer())).toContain('Your reason, shown after the vote');
  expect(shownTo(boris, table)).not.toContain('It holds');

  await erase(boris, channel);
  await expect.poll(async () => placesOf(await dump(databasePath), boris.person.id)).toEqual([]);
  await vote(anna, card, 'c3-d4');
  clock.advance(AFTER);
  await vote(anna, await board(table, 'choose between'), 'c3-d4');
  clock.advance(AFTER);
  const second = await board(table, 'Votes: c3-d4: 1 vote, g3-h4: 1 vote');
  expect(textOf(second)).toContain(`**\\#draughts** c3-d4`);
  expect(textOf(second)).toContain('Why: “It holds \\*\\*f6\\*\\*”');
  expect(textOf(second)).not.toContain('Anna');
  expect(refusalsIn(discord)).toEqual([]);
});

slowTest(
  'when two roles play Bashni, other members have no vote, and a forced move is played automatically',
  async () => {
    const scene = await begin({ team: PLAYERS, against: GUESTS, variant: 'bashni', 'minimum-votes': 1 });
    const { table, clock, card } = scene;
    const { anna, boris, chidi, channel, discord } = table;
    expect(textOf(card)).toContain(`**<@&${PLAYERS}>**, vote for your move`);
    expect(await vote(chidi, card, 'c3-d4')).toContain('Only members');
    await vote(anna, card, 'c3-d4');
    await vote(boris, card, 'c3-d4');
    clock.advance(AFTER);
    const second = await board(table, 'Votes: c3-d4: 2 votes');
    expect(textOf(second)).toContain(`**<@&${GUESTS}>**, vote for your move`);
    const answer = textOf(await told(anna.command(channel, 'team play', { team: PLAYERS })));
    expect(answer).toContain('This team already has a game. Finish it first: https://');
    const same = textOf(await told(anna.command(channel, 'team play', { team: GUESTS, against: GUESTS })));
    expect(same).toBe('A team can’t play against itself. Choose two different roles.');
    await vote(chidi, second, 'f6-e5');
    clock.advance(AFTER);
    // White's only move follows Black's vote.
    expect(textOf(await board(table, 'Black’s votes: f6-e5: 1 vote'))).toContain('(the only move)');
    expect([anna, boris, chidi].flatMap((who) => who.notifications())).toEqual([]);
    expect(refusalsIn(discord)).toEqual([]);
  },
);

slowTest(
  'a role is notified once per vote if the admins chose that, and a runoff notifies nobody',
  async () => {
    const clock = standingClock(Date.UTC(2026, 5, 1, 12));
    const table = await sitDown({}, { clock });
    const { anna, boris, chidi, channel, discord } = table;
    const chosen = await chooseSetting(table, 'voteCalls', 'true');
    expect(textOf(chosen)).toContain('✅ Saved.');
    expect(textOf(chosen)).toContain(
      'Without the **Mention @everyone, @here, and All Roles** permission here',
    );
    discord.allow(channel, 'MentionEveryone');
    expect(textOf(await chooseSetting(table, 'voteCalls', 'true'))).not.toContain('Without the');
    const vs = { team: PLAYERS, against: GUESTS, color: 'white', 'time-per-move': '1m', 'minimum-votes': 1 };
    await anna.command(channel, 'team play', vs);
    const card = await anna.waitFor(isCard);
    const calls = () => [anna, boris, chidi].map((who) => who.notifications().length);
    const first = calls();
    expect(first[2]).toBe(0);
    await vote(anna, card, 'c3-d4');
    await vote(boris, card, 'e3-f4');
    clock.advance(11 * SECOND);
    await expect.poll(() => shownTo(chidi, table)).toContain('2 votes');
    clock.advance(AFTER);
    const runoff = await board(table, 'choose between');
    await vote(anna, runoff, 'c3-d4');
    expect(calls()).toEqual(first);
    clock.advance(AFTER);
    const second = await board(table, 'c3-d4: 1 vote');
    await expect.poll(calls).toEqual([first[0], first[1], 1]);
    await vote(chidi, second, 'f6-g5');
    clock.advance(AFTER);
    await board(table, 'Votes: f6-g5: 1 vote');
    await expect.poll(calls).toEqual([first[0]! + 1, first[1]! + 1, 1]);
    expect(refusalsIn(discord)).toEqual([]);
  },
);

slowTest('a member who leaves the team loses their vote, and the others no longer wait for it', async () => {
  const { table, clock, card } = await begin(KNOWN);
  const { anna, boris, chidi, discord } = table;
  for (const who of [anna, boris]) await vote(who, card, 'c3-d4');
  clock.advance(AFTER);
  await vote(chidi, await board(table, 'Votes: c3-d4: 2 votes'), 'f6-g5');
  clock.advance(AFTER);
  const third = await board(table, 'Votes: f6-g5: 1 vote');
  const before = await told(anna.click(third.id, buttonTo(third, 'vote', 'mine')));
  expect(textOf(before)).toContain('You haven’t voted on this move yet');
  expect(findButton(before, 'Leave the team')).toBeDefined();
  await vote(anna, third, 'g3-h4');
  const own = await told(anna.click(third.id, buttonTo(third, 'vote', 'mine')));
  const leave = findButton(own, 'Leave the team').custom_id;
  expect(textOf(await told(anna.click(own.id, leave)))).toContain('You’ve left the team');
  expect(await press(anna, third, 'mine')).toContain('You haven’t voted on this move yet');
  // Boris alone is now more than half of the team.
  await byHand(boris, third, 'b2-c3');
  const fourth = await board(table, 'Votes: b2-c3: 1 vote');
  expect(await vote(anna, fourth, 'g7-f6')).toBe(THEIR_TURN);
  await byHand(chidi, fourth, 'g7-f6');
  const fifth = await board(table, 'Votes: g7-f6: 1 vote');
  await byHand(anna, fifth, 'g3-h4');
  await board(table, 'Votes: g3-h4: 1 vote');
  expect(refusalsIn(discord)).toEqual([]);
});

test('new accounts can’t vote yet if the server chose that', async () => {
  const clock = standingClock(Date.UTC(2025, 2, 1));
  const table = await sitDown({}, { clock });
  const { anna, channel } = table;
  await chooseSetting(table, 'voterDays', '365');
  await anna.command(channel, 'team play', {
    everyone: true,
    color: 'white',
    level: '1',
    'time-per-move': '1m',
  });
  const card = await anna.waitFor(isCard);
  expect(await vote(table.anna, card, 'c3-d4')).toContain('around for 365 days');
  expect(textOf(await told(byCommand(table.boris, card, 'c3-d4')))).toContain('around for 365 days');
});

slowTest(
  'when two channels play, each team sees the board and votes in its channel, and has a thread for discussion',
  async () => {
    const clock = standingClock(Date.UTC(2026, 5, 1, 12));
    const table = await sitDown({}, { clock });
    const { anna, boris, chidi, channel, discord } = table;
    const other = discord.channel('general');
    await anna.command(channel, 'team play', {
      channel: other,
      color: 'white',
      'time-per-move': '1m',
      'minimum-votes': 1,
    });
    const card = await anna.waitFor((message) => isCard(message) && message.channel_id === channel);
    const there = await boris.waitFor((message) => isCard(message) && message.channel_id === other);
    expect(textOf(card)).toMatch(/Talk: <#\d+>/u);
    expect(await vote(boris, there, 'c3-d4')).toContain('votes on this move. If you can see that channel');
    await vote(anna, card, 'c3-d4');
    clock.advance(AFTER);
    await board(table, 'Votes: c3-d4: 1 vote');
    const theirs = await boris.waitFor(
      (message) => message.channel_id === other && isCard(message) && textOf(message).includes('c3-d4'),
    );
    expect(textOf(theirs)).toContain(`**<#${other}>**, vote for your move`);
    for (const at of [theirs, await board(table, 'c3-d4')])
      expect(await press(anna, at, 'done')).toBe(THEIR_TURN);
    const listed = (who: Visitor) => told(who.command(other, 'games')).then(textOf);
    expect(await listed(anna)).toMatch(/1 game in progress\n🗳️ <#\d+> against/u);
    for (const who of [boris, chidi])
      expect(await vote(who, theirs, 'b6-a5')).toContain('Your vote: **b6-a5**');
    clock.advance(AFTER);
    expect(textOf(await board(table, 'Votes: b6-a5: 2 votes'))).toContain(
      `**<#${channel}>**, vote for your move`,
    );
    expect(refusalsIn(discord)).toEqual([]);
  },
);

slowTest('the form asks for exactly one opponent: another channel, a role, or a member', async () => {
  const { anna, boris, channel, discord } = await sitDown();
  const general = discord.channel('general');
  const ask = async (answers: Readonly<Record<string, string>>): Promise<APIMessage> => {
    const { modal } = await anna.command(channel, 'team play');
    return (await anna.submit(modal!, answers)).answer();
  };
  const both = await ask({ opponent: GUESTS, channel: general });
  expect(textOf(both)).toContain('A team plays against one opponent');
  const { modal } = await anna.click(both.id, findButton(both, 'Team game…').custom_id);
  await anna.submit(modal!, { channel: general });
  await anna.waitFor((message) => isCard(message) && message.channel_id === general);
  const running = await ask({ opponent: boris.person.id });
  expect(textOf(running)).toMatch(/already has a game. Finish it first: https:/u);
  expect(textOf(await ask({ team: GUESTS }))).toContain(`**<@&${GUESTS}>**`);
  const twice = await anna.command(general, 'team play', { team: GUESTS });
  expect(textOf(await twice.answer())).toContain('already has a game');
  expect(refusalsIn(discord)).toEqual([]);
});

const INVITED = (message: APIMessage): boolean => textOf(message).includes('challenges you to play alone');

test('a player against a channel accepts, plays with the same buttons, and offers draws that the channel votes on', async () => {
  const clock = standingClock(Date.UTC(2026, 5, 1, 12));
  const table = await sitDown({}, { clock });
  const { anna, boris, chidi, channel, discord } = table;
  const options = { player: chidi.person.id, color: 'white', 'time-per-move': '1m', 'minimum-votes': 1 };
  const both = await told(anna.command(channel, 'team play', { ...options, time: '1d' }));
  expect(textOf(both)).toContain('Choose either how long each vote lasts or a clock');
  const many = await told(anna.command(channel, 'team play', { ...options, against: GUESTS }));
  expect(textOf(many)).toContain('A team plays against one opponent');
  await anna.command(channel, 'team play', options);
  const invitation = await chidi.waitFor(INVITED);
  expect(textOf(invitation)).toContain(
    `<@${chidi.person.id}>, <@${anna.person.id}> challenges you to play alone against **<#${channel}>**`,
  );
  expect(textOf(invitation)).toContain('1 day per move · 1 min per vote');
  const accept = findButton(invitation, 'Accept').custom_id;
  expect(textOf(await told(boris.click(invitation.id, accept)))).toContain('This challenge is for');
  await chidi.click(invitation.id, accept);
  const card = await anna.waitFor(isCard);
  expect(textOf(card)).toContain(`**<#${channel}>**, vote for your move`);
  expect(textOf(card)).toMatch(/Talk: <#\d+>/u);

  expect(textOf(await told(byHand(chidi, card, 'c3-d4')))).toContain('Not yet: it’s White’s move.');
  for (const action of ['mine', 'done'])
    expect(await press(chidi, card, action)).toBe(
      'You’re playing against this team, so you can’t vote for it.',
    );
  await vote(anna, card, 'c3-d4');
  expect(await vote(boris, card, 'c3-d4')).toContain('Your vote: **c3-d4**');
  clock.advance(AFTER);
  const theirs = await board(table, 'Votes: c3-d4: 2 votes');
  expect(textOf(theirs)).toContain(`**<@${chidi.person.id}>**, your move`);
  expect(chidi.notifications().length).toBeGreaterThan(0);
  // Nobody who can change the game, by a seat or a vote, gets help in it.
  for (const [who, why] of [
    [anna, 'a game that your team is playing'],
    [boris, 'a game that your team is playing'],
    [chidi, 'You’re playing a game that went through this position'],
  ] as const)
    expect(textOf(await told(who.command(channel, 'openings', { moves: 'c3-d4' })))).toContain(why);
  expect(textOf(await told(byHand(anna, theirs, 'f6-g5')))).toBe('No team is voting in this game right now.');

  await chidi.command(channel, 'move', { move: 'f6-g5', draw: true });
  const asked = await board(table, 'offers a draw');
  expect(textOf(asked)).toContain(`**<#${channel}>**: to accept, vote for a move, then press`);
  expect(buttonsOf(asked).map(({ custom_id: id }) => id.split('|')[0])).not.toContain('draw');
  for (const [who, move] of [
    [anna, 'b2-c3'],
    [boris, 'g3-h4'],
  ] as const) {
    await vote(who, asked, move);
    const own = await told(who.click(asked.id, buttonTo(asked, 'vote', 'mine')));
    await who.click(own.id, findButton(own, 'Vote for a draw').custom_id);
  }
  await byHand(boris, asked, 'b2-c3');
  await board(table, 'drew');
  expect(refusalsIn(discord)).toEqual([]);
});

slowTest(
  'each vote takes a share of the clock; a single opponent can use their own channel, and has a deadline',
  async () => {
    const clock = standingClock(Date.UTC(2026, 5, 1, 12));
    const table = await sitDown({}, { clock });
    const { anna, boris, channel, discord } = table;
    await anna.command(channel, 'team play', {
      player: anna.person.id,
      color: 'white',
      time: '30+20',
      'minimum-votes': 1,
    });
    const card = await anna.waitFor(isCard);
    expect(textOf(card)).toContain('30+20 · each vote takes a share of the clock');
    const ends = /The vote ends <t:(\d+):R>/u.exec(textOf(card));
    expect(Number(ends?.[1])).toBe((clock.now() + 100 * SECOND) / SECOND);
    await vote(boris, card, 'c3-d4');
    clock.advance(106 * SECOND);
    const theirs = await board(table, 'Votes: c3-d4: 1 vote');
    expect(textOf(theirs)).toContain(`**<@${anna.person.id}>**, your move`);
    clock.advance(31 * MINUTE);
    expect(textOf(await board(table, '🏆'))).toContain(`<#${channel}> beat Anna on time`);
    expect(refusalsIn(discord)).toEqual([]);
  },
);
