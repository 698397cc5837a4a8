/** No refusal is a dead end: each offers a button or a command, or says when, who or how. */
import { describe, expect, test } from 'vitest';
import { refusalScreen } from '../../../src/app/problem/refusal.ts';
import { sayIn } from '../../../src/i18n/say.ts';
import { BLOCK } from '../../../src/views/presses/declarations.ts';
import { playMoves, press, pressLabel, screenOf, type } from '../../commands/asks.ts';
import { begun } from '../play.ts';
import { newTable, wordsOf } from '../table.ts';
import { PROBLEMS } from '../../views/every/problems.ts';
import { buttonsOf, labelsOf } from '../../views/screens.ts';

const say = sayIn('en-US');

const codes = (text: string): readonly string[] => text.trim().split(/\s+/u);

/** Buttons below these refusals offer the moves, the games, or the offer in question. */
const WITH_THE_GAME = codes(`
  ambiguous-move draw-already-offered draw-offer-waits game-over illegal-move must-capture not-your-turn
  pause-already-offered plan-move plan-on-own-turn plan-past-end plan-too-long plan-too-many
  plan-two-answers plan-without-answer rematch-already-offered stale-click takeback-already-offered
  takeback-offer-waits unreadable-move vote-first vote-hangs vote-not-tied which-game
`);
/** These refusals say how long to wait. */
const WAIT = codes(`
  analysis-near team-near explorer-running analysis-running draw-too-soon engine-busy engine-stopped
  file-unreachable form-late game-not-over match-end-asked match-ending match-goes-on match-rests
  match-waits no-clock-to-pause not-drawn nothing-to-take-back other-has-too-many-games pause-too-soon
  reading-busy reading-stopped share-crowded share-taken store-away store-full takeback-too-soon time-over
  too-many-asks too-many-challenges too-many-imports too-many-posts tournament-not-begun
  tournament-rival-away tournament-rival-rests tournament-too-few tournament-too-many unanswered
  vote-closed vote-none vote-too-young
`);
/** These refusals need another person or another place. */
const ELSEWHERE = codes(`
  share-players apps-unseen page-unseen challenge-not-yours closed-channel
  missing-permission no-direct-messages tournament-new-account tournament-organizer-only
  tournament-organizers-role tournament-removed tournament-role vote-for-both vote-opponent admins-only
  meet-busy meet-organizers-role meet-code meet-full meet-own vote-members-only vote-other-channel
  vote-other-role vote-unknown-member
`);
/** These refusals say what to change in the input. */
const CHANGE = codes(`
  find-only block-whom vote-window-or-time match-points match-no-such-table level-for-engine
  unknown-variant explorer-one-line explorer-player record-too-long file-too-large reading-too-hard
  challenge-both-colors pdn-game-type pdn-chess pdn-variant pdn-fen pdn-move pdn-too-many-moves
  pdn-too-long pdn-words tournament-none tournament-which tournament-name-it tournament-bot
  tournament-title tournament-rounds tournament-group-size tournament-advancing tournament-moving
  tournament-reach tournament-rival-far tournament-rival-busy tournament-rival-apart tournament-players
  tournament-starts-too-soon tournament-ends-too-soon tournament-too-long tournament-no-openings
  tournament-draft-changed tournament-player-entered tournament-player-not-entered tournament-reason
  tournament-same-player tournament-apart tournament-not-apart tournament-no-such-game
  tournament-same-result tournament-round-over meet-begun meet-joined meet-nobody meet-not-in meet-over
  meet-started
`);

test('every refusal has a button, names a command or an example, or says in words what to do', () => {
  const inWords = PROBLEMS.filter((problem) => {
    const screen = refusalScreen(say, problem);
    return buttonsOf(screen).length === 0 && !wordsOf(screen).includes('`');
  });
  const told = [...WITH_THE_GAME, ...WAIT, ...ELSEWHERE, ...CHANGE];
  expect(inWords.map(({ code }) => code).toSorted()).toEqual(told.toSorted());
});

describe('one press resolves the refusal', () => {
  test('without a game here, the player’s other games are shown, or a button to start a game', async () => {
    const table = await newTable();
    const refused = screenOf(await type(table, 'dora', 'move', { move: 'c3-d4' }));
    expect(labelsOf(refused)).toEqual(['Start a game', 'My games']);
    expect((await pressLabel(table, 'dora', refused, 'My games', true)).kind).toBe('private');
    const door = screenOf(await pressLabel(table, 'dora', refused, 'Start a game', true));
    expect(wordsOf(door)).toContain('Challenge someone');
  });

  test('a blocked user can be unblocked', async () => {
    const table = await newTable();
    await press(table, 'anna', BLOCK.to.pick(), 'boris');
    const boris = { id: 'boris', name: 'BORIS', isBot: false };
    const refused = screenOf(await type(table, 'anna', 'play', { opponent: boris }));
    expect(labelsOf(refused)).toEqual(['Unblock']);
    await pressLabel(table, 'anna', refused, 'Unblock', true);
    expect((await type(table, 'anna', 'play', { opponent: boris })).kind).toBe('invitation');
  });

  test('a move out of turn becomes a plan, a second offer withdraws the first, and a pending offer is answered', async () => {
    const table = await newTable();
    await begun(table);
    const early = screenOf(await type(table, 'boris', 'move', { move: 'b6-a5' }));
    expect(labelsOf(early)).toEqual(['Plan']);
    expect(wordsOf(screenOf(await pressLabel(table, 'boris', early, 'Plan', true)))).toContain('Your plan');
    await type(table, 'anna', 'games', { do: 'draw' });
    const twice = screenOf(await type(table, 'anna', 'games', { do: 'draw' }));
    expect(labelsOf(twice)).toEqual(['Withdraw offer']);
    await pressLabel(table, 'anna', twice, 'Withdraw offer', true);
    await playMoves(table, ['c3-d4', 'b6-a5']);
  });

  test('a game that is over leads to a rematch', async () => {
    const table = await newTable();
    const { id } = await begun(table);
    const question = screenOf(await type(table, 'anna', 'games', { do: 'resign' }));
    await pressLabel(table, 'anna', question, 'Yes, resign', true);
    const late = screenOf(await type(table, 'anna', 'move', { move: 'c3-d4', game: id }));
    expect(labelsOf(late)).toEqual(['Rematch']);
    expect((await pressLabel(table, 'anna', late, 'Rematch', true)).kind).toBe('card');
  });
});
