/** The private message when something can't be done: the problem, and what would work instead. */
import type { Block, Screen } from '../../views/screen/screen.ts';
import { VARIANT_IDS } from '../../draughts/variants.ts';
import type { Problem, ProblemCode } from './problem.ts';
import { shownZone } from '../../game/calendar/zoneNames.ts';
import { plain } from '../../i18n/plain.ts';
import { OPENING_VARIANTS } from '../../openings/names.ts';
import { tablesFor } from '../../openings/tables.ts';
import type { Say } from '../../i18n/say.ts';
import {
  buttonBlock,
  channelList,
  longTime,
  mention,
  relativeTime,
  quiet,
  text,
} from '../../views/screen/blocks.ts';
import { outcomeOf, variantList } from '../../views/screen/phrases.ts';
import { channel, role } from '../../views/screen/tokens.ts';
import { nextSteps } from './nextSteps.ts';
import { moveList, positionRefusal, recordRefusal } from './recordRefusal.ts';
import { makeMove } from '../../notation/move.ts';
import { moveText, type Moves } from '../../views/board/look.ts';

type Of<C extends ProblemCode> = Problem extends infer P
  ? P extends { readonly code: infer D }
    ? C extends D
      ? P & { readonly code: C }
      : never
    : never
  : never;

const legalMoves = (
  say: Say,
  { text: typed, legal }: { readonly text: string; readonly legal: readonly string[] },
) => ({
  text: plain(typed),
  moves: moveList(say, legal),
});

const permissionList = (say: Say, permissions: readonly string[]) => ({
  permissions: say.list(
    permissions.map((permission) => `**${permission}**`),
    'and',
  ),
  count: permissions.length,
});

/** Problems whose sentences have placeholders or more text. */
const WORDS = {
  'unreadable-move': (say, problem) => say('problem.unreadable-move', legalMoves(say, problem)),
  'illegal-move': (say, problem) => say('problem.illegal-move', legalMoves(say, problem)),
  'must-capture': (say, { legal }) => say('problem.must-capture', { moves: moveList(say, legal) }),
  'ambiguous-move': (say, { text: typed, candidates }) =>
    say('problem.ambiguous-move', { text: plain(typed), moves: moveList(say, candidates) }),
  'not-your-turn': (say, { turn }) => say('problem.not-your-turn', { color: say(`color.${turn}`) }),
  'game-over': (say, { result }) => [say('problem.game-over'), outcomeOf(say, result)].join(' '),
  'challenge-closed': (say, { state }) => [say('problem.challenge-closed'), say(`closed.${state}`)].join(' '),
  'challenge-not-for-you': (say, { opponent }) =>
    say('problem.challenge-not-for-you', { opponent: plain(opponent) }),
  'missing-permission': (say, { permissions }) =>
    say('problem.missing-permission', permissionList(say, permissions)),
  'closed-channel': (say, { channel: id, permissions }) =>
    say('problem.closed-channel', { where: channel(id), ...permissionList(say, permissions) }),
  'no-games-of': (say, { text: typed }) => say('problem.no-games-of', { text: plain(typed) }),
  'unknown-variant': (say, { text: typed }) =>
    say('problem.unknown-variant', { text: plain(typed), variants: variantList(say, VARIANT_IDS, 'and') }),
  'no-openings': (say) => say('problem.no-openings', { variants: variantList(say, OPENING_VARIANTS, 'and') }),
  'unknown-opening': (say, { text: typed }) => say('problem.unknown-opening', { text: plain(typed) }),
  'level-for-engine': (say, { engine }) =>
    say('problem.level-for-engine', { engine: mention(say, { id: engine }) }),
  'draw-too-soon': (say, { moves }) => say('problem.draw-too-soon', { count: moves }),
  'already-paused': (say, { until }) => say('problem.already-paused', { until: longTime(until) }),
  'game-paused': (say, { until }) => say('problem.game-paused', { until: longTime(until) }),
  'vacation-running': (say, { until }) => say('problem.vacation-running', { until: longTime(until) }),
  'vacation-length': (say, { left }) => say('problem.vacation-length', { count: left }),
  'not-in-channel': (say, { channels }) =>
    say('problem.not-in-channel', { channels: channelList(say, channels) }),
  'role-needed': (say, { role: id }) => say('problem.role-needed', { role: role(id) }),
  'too-many-games': (say, { most }) => say('problem.too-many-games', { count: most }),
  'other-has-too-many-games': (say, { most, player }) =>
    say('problem.other-has-too-many-games', { count: most, user: mention(say, player) }),
  'too-many-challenges': (say, { most, at }) =>
    say('problem.too-many-challenges', { count: most, time: relativeTime(at) }),
  'too-many-asks': (say, { most, player, at }) =>
    say('problem.too-many-asks', { count: most, user: mention(say, player), time: relativeTime(at) }),
  'too-many-posts': (say, { most, at }) =>
    say('problem.too-many-posts', { count: most, time: relativeTime(at) }),
  'too-many-imports': (say, { at }) => say('problem.too-many-imports', { time: relativeTime(at) }),
  'too-many-engine-games': (say, { most }) => say('problem.too-many-engine-games', { count: most }),
  'not-blocked': (say, { user }) => say('problem.not-blocked', { user: mention(say, { id: user }) }),
  'too-many-watches': (say, { most }) => say('problem.too-many-watches', { count: most }),
  'you-blocked': (say, { user }) => say('problem.you-blocked', { user: mention(say, { id: user }) }),
  'no-game-with': (say, { user }) => say('problem.no-game-with', { user: mention(say, { id: user }) }),
  'unreadable-time': (say, { text: typed }) => say('problem.unreadable-time', { text: plain(typed) }),
  'time-out-of-range': (say, { text: typed }) => say('problem.time-out-of-range', { text: plain(typed) }),
  'unknown-zone': (say, { text: typed }) => say('problem.unknown-zone', { text: plain(typed) }),
  'help-many-games': (say, { most }) => say('problem.help-many-games', { most }),
  'analysis-too-long': (say, { most }) => say('problem.analysis-too-long', { most }),
  'record-too-long': (say, { most }) => say('problem.record-too-long', { most }),
  'file-too-large': (say, { most }) => say('problem.file-too-large', { most }),
  'record-no-such-game': (say, { count }) => say('problem.record-no-such-game', { count }),
  'plan-move': (say, { row, move }) =>
    [say('problem.plan-move', { line: row }), refusalText(say, move)].join(' '),
  'plan-past-end': (say, { row }) => say('problem.plan-past-end', { line: row }),
  'plan-too-long': (say, { row }) => say('problem.plan-too-long', { line: row }),
  'plan-two-answers': (say, { row }) => say('problem.plan-two-answers', { line: row }),
  'plan-without-answer': (say, { row }) => say('problem.plan-without-answer', { line: row }),
  'share-taken': (say, { most }) => say('problem.share-taken', { count: most }),
  'match-unreadable': (say, { text: typed }) => say('problem.match-unreadable', { text: plain(typed) }),
  'match-rest': (say, { text: typed }) => say('problem.match-rest', { text: plain(typed) }),
  'match-games': (say, { least, most }) => say('problem.match-games', { least, most }),
  'match-points': (say, { least, most }) => say('problem.match-points', { least, most }),
  'match-no-such-table': (say, { text: typed, variant }) =>
    say('problem.match-no-such-table', {
      text: plain(typed),
      variant: say(`variant.${variant}`),
      tables: say.list(
        tablesFor(variant).map(({ id }) => `\`${id}\``),
        'or',
      ),
    }),
  'match-rests': (say, { at }) => say('problem.match-rests', { time: relativeTime(at) }),
  'match-which-opening': (say, { names }) =>
    say('problem.match-which-opening', {
      names: say.list(
        names.map((name) => `\`${name}\``),
        'or',
      ),
    }),
  'match-no-tables': (say, { variant }) =>
    say('problem.match-no-tables', {
      variant: say(`variant.${variant}`),
      variants: variantList(
        say,
        VARIANT_IDS.filter((id) => tablesFor(id).length > 0),
        'and',
      ),
    }),
  'tournament-too-many': (say, { most }) => say('problem.tournament-too-many', { count: most }),
  'tournament-when': (say, { text: typed, zone }) =>
    say('problem.tournament-when', { text: plain(typed), zone: plain(shownZone(zone)) }),
  'tournament-last-day': (say, { text: typed }) => say('problem.tournament-last-day', { text: plain(typed) }),
  'tournament-name': (say, { most }) => say('problem.tournament-name', { most }),
  'tournament-organizers-role': (say, { role: id }) =>
    say('problem.tournament-organizers-role', { role: role(id) }),
  'meet-organizers-role': (say, { role: id }) => say('problem.meet-organizers-role', { role: role(id) }),
  'tournament-title': (say, { most }) => say('problem.tournament-title', { most }),
  'tournament-number': (say, { text: typed }) => say('problem.tournament-number', { text: plain(typed) }),
  'tournament-rounds': (say, { most }) => say('problem.tournament-rounds', { most }),
  'tournament-group-size': (say, { least, most }) => say('problem.tournament-group-size', { least, most }),
  'tournament-advancing': (say, { most }) => say('problem.tournament-advancing', { most }),
  'tournament-moving': (say, { most }) => say('problem.tournament-moving', { most }),
  'tournament-reach': (say, { most }) => say('problem.tournament-reach', { most }),
  'tournament-rival-far': (say, { most }) => say('problem.tournament-rival-far', { count: most }),
  'tournament-rival-rests': (say, { until }) =>
    say('problem.tournament-rival-rests', { time: relativeTime(until) }),
  'tournament-rival-away': (say, { until }) =>
    say('problem.tournament-rival-away', { time: relativeTime(until) }),
  'tournament-players': (say, { least, most }) => say('problem.tournament-players', { least, most }),
  'tournament-too-long': (say, { days }) => say('problem.tournament-too-long', { count: days }),
  'tournament-too-few': (say, { least }) => say('problem.tournament-too-few', { count: least }),
  'meet-full': (say, { most }) => say('problem.meet-full', { most: String(most) }),
  'tournament-full': (say, { most }) => say('problem.tournament-full', { count: most }),
  'tournament-role': (say, { role: id }) => say('problem.tournament-role', { role: role(id) }),
  'tournament-rating-least': (say, { least }) => say('problem.tournament-rating-least', { least }),
  'tournament-rating-most': (say, { most }) => say('problem.tournament-rating-most', { most }),
  'tournament-rating-between': (say, { least, most }) =>
    say('problem.tournament-rating-between', { least, most }),
  'vote-other-channel': (say, { team }) => say('problem.vote-other-channel', { team: plain(team) }),
  'vote-other-role': (say, { team }) => say('problem.vote-other-role', { team: plain(team) }),
  'vote-too-young': (say, { days }) => say('problem.vote-too-young', { count: days }),
  'vote-running': (say, { where }) => say('problem.vote-running', { where }),
  'vote-hangs': (say, { chosen, lost }) => say('problem.vote-hangs', { move: chosen, count: lost }),
  'vote-not-tied': (say, { tied }) => say('problem.vote-not-tied', { moves: moveList(say, tied) }),
  bug: (say, { id }) => say('problem.bug', { id }),
} satisfies { readonly [C in ProblemCode]?: (say: Say, problem: Of<C>) => string };

type Worded = keyof typeof WORDS;

const isWorded = (code: ProblemCode): code is Worded => Object.hasOwn(WORDS, code);

/** A method, because its argument may be narrower: it gets only the problem with its own code. */
interface Wording {
  words(say: Say, problem: Problem): string;
}

const worded = (code: Worded): Wording['words'] => WORDS[code];

export function refusalText(say: Say, problem: Problem): string {
  if ('line' in problem) return recordRefusal(say, problem);
  if ('column' in problem) return positionRefusal(say, problem);
  const { code } = problem;
  return isWorded(code) ? worded(code)(say, problem) : say(`problem.${code}`);
}

/** The refusal, with help below it: the current board, games to choose from, or the next step. */
export const refusalScreen = (say: Say, problem: Problem, ...below: readonly Block[]): Screen =>
  refusalsScreen(say, [problem], ...below);

/** The same for several problems at once. */
export function refusalsScreen(say: Say, problems: readonly Problem[], ...below: readonly Block[]): Screen {
  const steps = problems.flatMap((problem) => nextSteps(say, problem));
  const last = steps.length === 0 ? [] : [buttonBlock(...steps)];
  return quiet(text(...problems.map((problem) => refusalText(say, problem))), ...below, ...last);
}

function rewritten(look: Moves, texts: readonly string[]): readonly string[] {
  const { variant, legal } = look;
  const listed = new Map(legal.map((move) => [makeMove(variant, move, legal), move]));
  return texts.map((written) => {
    const move = listed.get(written);
    return move ? moveText(look, move) : written;
  });
}

export function inStyle(problem: Problem, look: Moves): Problem {
  if ('legal' in problem) return { ...problem, legal: rewritten(look, problem.legal) };
  if ('candidates' in problem) return { ...problem, candidates: rewritten(look, problem.candidates) };
  return problem;
}
