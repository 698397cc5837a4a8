/** What someone reads, alone, when a thing cannot be done: what is wrong, and what would be right. */
import type { Block, Screen } from '../screen/screen.ts';
import { VARIANT_IDS } from '../../draughts/variants.ts';
import type { Result } from '../../game/game.ts';
import type { Problem } from '../../game/problem.ts';
import { plain } from '../../i18n/plain.ts';
import type { Say } from '../../i18n/say.ts';
import { channelList, longTime, mention, quiet, text } from '../screen/blocks.ts';
import { reasonOf } from '../screen/reason.ts';
import { moveList } from './moveList.ts';
import { positionRefusal } from './positionRefusal.ts';
import { recordRefusal } from './recordRefusal.ts';

const outcome = (say: Say, result: Result): string =>
  [
    say(`outcome.${result.by === 'aborted' ? result.by : (result.winner ?? 'draw')}`),
    reasonOf(say, result),
  ].join(' ');

const variants = (say: Say): string =>
  say.list(
    VARIANT_IDS.map((id) => say(`variant.${id}`)),
    'and',
  );

/** The sentences for a problem; those at the end have no holes, by type. */
function wordsFor(say: Say, problem: Problem): string {
  if ('line' in problem) return recordRefusal(say, problem);
  if ('column' in problem) return positionRefusal(say, problem);
  switch (problem.code) {
    case 'unreadable-move':
    case 'illegal-move':
      return say(`problem.${problem.code}`, {
        text: plain(problem.text),
        moves: moveList(say, problem.legal),
      });
    case 'must-capture':
      return say('problem.must-capture', { moves: moveList(say, problem.legal) });
    case 'ambiguous-move':
      return say('problem.ambiguous-move', {
        text: plain(problem.text),
        moves: moveList(say, problem.candidates),
      });
    case 'not-your-turn':
      return say('problem.not-your-turn', { color: say(`color.${problem.turn}`) });
    case 'game-over':
      return [say('problem.game-over'), outcome(say, problem.result)].join(' ');
    case 'challenge-closed':
      return [say('problem.challenge-closed'), say(`closed.${problem.state}`)].join(' ');
    case 'challenge-not-for-you':
      return say('problem.challenge-not-for-you', { opponent: plain(problem.opponent) });
    case 'missing-permission': {
      const permissions = say.list(
        problem.permissions.map((permission) => `**${permission}**`),
        'and',
      );
      return say('problem.missing-permission', { permissions, count: problem.permissions.length });
    }
    case 'unknown-variant':
      return say('problem.unknown-variant', { text: plain(problem.text), variants: variants(say) });
    case 'level-for-engine':
      return say('problem.level-for-engine', { engine: mention(say, { id: problem.engine }) });
    case 'draw-too-soon':
      return say('problem.draw-too-soon', { count: problem.moves });
    case 'already-paused':
    case 'game-paused':
      return say(`problem.${problem.code}`, { until: longTime(problem.until) });
    case 'vacation-running':
      return say('problem.vacation-running', { until: longTime(problem.until) });
    case 'vacation-length':
      return say('problem.vacation-length', { count: problem.left });
    case 'not-in-channel':
      return say('problem.not-in-channel', { channels: channelList(say, problem.channels) });
    case 'role-needed':
      return say('problem.role-needed', { role: `<@&${problem.role}>` });
    case 'too-many-games':
      return say('problem.too-many-games', { count: problem.most });
    case 'other-has-too-many-games':
      return say('problem.other-has-too-many-games', {
        count: problem.most,
        user: mention(say, { id: problem.user }),
      });
    case 'not-blocked':
    case 'you-blocked':
    case 'no-game-with':
      return say(`problem.${problem.code}`, { user: mention(say, { id: problem.user }) });
    case 'unreadable-time':
    case 'time-out-of-range':
      return say(`problem.${problem.code}`, { text: plain(problem.text) });
    case 'unknown-zone':
      return say('problem.unknown-zone', { text: plain(problem.text) });
    case 'analysis-too-long':
    case 'record-too-long':
    case 'file-too-large':
      return say(`problem.${problem.code}`, { most: problem.most });
    case 'record-no-such-game':
      return say('problem.record-no-such-game', { count: problem.count });
    case 'plan-move':
      return [say('problem.plan-move', { line: problem.row }), wordsFor(say, problem.move)].join(' ');
    case 'plan-past-end':
    case 'plan-too-long':
    case 'plan-two-answers':
    case 'plan-without-answer':
      return say(`problem.${problem.code}`, { line: problem.row });
    case 'share-taken':
      return say('problem.share-taken', { count: problem.most });
    case 'bug':
      return say('problem.bug', { id: problem.id });
    case 'accept-own-challenge':
    case 'analysis-empty':
    case 'analysis-running':
    case 'analysis-near':
    case 'apps-unseen':
    case 'block-whom':
    case 'no-games-here':
    case 'challenge-alone':
    case 'challenge-bot':
    case 'challenge-not-yours':
    case 'challenge-unknown':
    case 'challenge-yourself':
    case 'draw-already-offered':
    case 'draw-offer-waits':
    case 'engine-away':
    case 'engine-busy':
    case 'engine-stopped':
    case 'engine-unrated':
    case 'no-direct-messages':
    case 'not-drawn':
    case 'store-away':
    case 'store-full':
    case 'no-clock-to-pause':
    case 'no-pause-offer':
    case 'not-paused':
    case 'pause-already-offered':
    case 'pause-too-soon':
    case 'puzzle-over':
    case 'no-more-puzzles':
    case 'no-open-puzzle':
    case 'unknown-puzzle':
    case 'malformed-button':
    case 'no-draw-offer':
    case 'no-rematch-offer':
    case 'no-takeback-offer':
    case 'nothing-to-take-back':
    case 'game-not-over':
    case 'no-finished-game':
    case 'opponent-gone':
    case 'plan-empty':
    case 'plan-on-own-turn':
    case 'plan-too-many':
    case 'rematch-already-offered':
    case 'rematch-begun':
    case 'rematch-too-soon':
    case 'takeback-already-offered':
    case 'takeback-offer-waits':
    case 'takeback-too-soon':
    case 'hint-rated':
    case 'hour-out-of-range':
    case 'no-game-here':
    case 'no-lesson':
    case 'no-server':
    case 'no-vacation':
    case 'no-vacation-left':
    case 'not-your-game':
    case 'file-unreachable':
    case 'reading-busy':
    case 'reading-stopped':
    case 'reading-too-hard':
    case 'record-or-file':
    case 'record-empty':
    case 'record-forgotten':
    case 'share-crowded':
    case 'stale-click':
    case 'time-over':
    case 'unknown-game':
    case 'admins-only':
    case 'weekends-need-days':
    case 'which-game':
      break;
  }
  return say(`problem.${problem.code}`);
}

/** The refusal, with what helps below it: the board as it stands now, the games to choose from. */
export const refusalScreen = (say: Say, problem: Problem, ...below: readonly Block[]): Screen =>
  quiet(text(wordsFor(say, problem)), ...below);
