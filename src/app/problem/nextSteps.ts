/** One-press help after a refusal. Other refusals name a command, or say when or how to proceed. */
import { actionsOf } from '../../game/actions.ts';
import { colorOf } from '../../game/decision.ts';
import type { Game, UserId } from '../../game/game.ts';
import type { OfferKind } from '../../game/offers/offers.ts';
import type { Say } from '../../i18n/say.ts';
import { invitationButton } from '../../views/game/invitation.ts';
import { answerButtons, offerButton } from '../../views/game/offerButtons.ts';
import { endVacationButton, unblockButton, vacationButtons } from '../../views/person/choices.ts';
import {
  GAMES,
  HELP,
  LEARN,
  OPENING,
  PLAN,
  PLAY,
  PRACTICE,
  PUZZLE,
  RESUME,
} from '../../views/presses/declarations.ts';
import { at } from '../../views/presses/presses.ts';
import { WAYS_ON } from '../../features/watch/view.ts';
import { importButton } from '../../views/replay/importForm.ts';
import { button } from '../../views/screen/blocks.ts';
import type { Button } from '../../views/screen/screen.ts';
import type { Problem, ProblemCode } from './problem.ts';

type Step = (say: Say) => Button;

const games: Step = (say) =>
  button(GAMES.to.page({ scope: 'everywhere', page: 0, label: 'everywhere' }), say('button.next.games'), {
    emoji: '📋',
  });
const play: Step = (say) => button(HELP.to.door(), say('button.next.play'), { style: 'primary' });
const back: Step = (say) => button(HELP.to.door(), say('button.help.door'), { emoji: '↩️' });
const practice: Step = (say) =>
  button(PRACTICE.to.begin(), say('button.help.play'), { style: 'primary', emoji: '🤖' });
const puzzle: Step = (say) =>
  button(PUZZLE.to.begin(), say('button.help.puzzle'), { style: 'primary', emoji: '🧩' });
const learn: Step = (say) => button(LEARN.to.list(), say('button.help.learn'), { emoji: '🎓' });
const teamGame: Step = (say) => button(PLAY.to.team(), say('button.play.team'), { emoji: '🗳️' });
const openings: Step = (say) =>
  button(OPENING.to.list({ variant: 'russian' }), say('button.openings'), { emoji: '📖' });
const importing: Step = (say) => importButton(say);
const notifications: Step = (say) =>
  button(HELP.to.open({ topic: 'settings' }), say('button.help.settings'), { emoji: '⚙️' });

const { now, guess, list } = WAYS_ON;

const STEPS = {
  'guess-own': [guess, now],
  'guess-over': [guess, now],
  'guess-people': [guess, now],
  'guess-done': [guess, now],
  'watch-none-here': [now, list],
  'watch-over': [now, list],
  'watch-begun': [now, list],
  'watch-bot': [now, list],
  'watch-both': [now, list],
  'watch-not-them': [now, list],
  'too-many-watches': [list],
  'watch-own': [notifications],
  'no-server': [play],
  'no-game-here': [play, games],
  'no-game-alone': [practice, games],
  'no-replay-here': [importing, games],
  'no-finished-game': [play, importing],
  'no-finished-game-alone': [practice, importing],
  'record-forgotten': [importing],
  'record-missing': [importing],
  'record-or-file': [importing],
  'record-empty': [importing],
  'no-games-of': [importing],
  'file-gone': [importing],
  'message-without-game': [importing],
  'unknown-game': [games],
  'challenge-unknown': [play],
  'challenge-closed': [play],
  'challenge-not-for-you': [play],
  'challenge-yourself': [play],
  'challenge-bot': [play],
  'challenge-alone': [practice],
  'not-your-game': [play],
  'opponent-gone': [play],
  'rematch-begun': [games],
  'rematch-too-soon': [play],
  'match-engine': [play],
  'match-game-begun': [games],
  'no-game-with': [play],
  'no-games-here': [practice],
  'not-in-channel': [back],
  'role-needed': [practice],
  'too-many-games': [games],
  'too-many-engine-games': [games],
  'help-many-games': [games],
  'engine-away': [play],
  'hint-rated': [practice],
  'no-lesson': [learn],
  'no-openings': [openings],
  'unknown-opening': [openings],
  'explorer-near': [openings],
  'explorer-unplayed': [openings],
  'vote-one-opponent': [teamGame],
  'vote-running': [teamGame],
  'vote-same-team': [teamGame],
  'puzzle-over': [puzzle],
  'no-open-puzzle': [puzzle],
  'unknown-puzzle': [puzzle],
  'no-more-puzzles': [learn, practice],
  'malformed-button': [games, learn],
  'hour-out-of-range': [notifications],
} as const satisfies { readonly [C in ProblemCode]?: readonly Step[] };

const hasSteps = (code: ProblemCode): code is keyof typeof STEPS => Object.hasOwn(STEPS, code);

export function nextSteps(say: Say, problem: Problem): readonly Button[] {
  if (problem.code === 'you-blocked') return [unblockButton(say, problem.user)];
  if (problem.code === 'accept-own-challenge') return [invitationButton(say, problem, 'cancel')];
  if (problem.code === 'vacation-running') return [endVacationButton(say)];
  if (problem.code === 'vacation-length') return vacationButtons(say, problem.left);
  return hasSteps(problem.code) ? STEPS[problem.code].map((step) => step(say)) : [];
}

const OFFERED = {
  'draw-already-offered': 'draw',
  'takeback-already-offered': 'takeback',
  'pause-already-offered': 'pause',
  'rematch-already-offered': 'rematch',
} as const satisfies Record<string, OfferKind>;

const ASKED = { 'draw-offer-waits': 'draw', 'takeback-offer-waits': 'takeback' } as const;

const kindIn = <K extends string>(kinds: Readonly<Record<string, K>>, code: ProblemCode): K | null =>
  Object.hasOwn(kinds, code) ? (kinds[code] ?? null) : null;

/** The same for a game that the asker plays in. */
export function nextStepsIn(say: Say, game: Game, user: UserId, problem: Problem): readonly Button[] {
  const { code } = problem;
  const own = colorOf(game, user);
  if (!own) return [];
  const may = new Set(actionsOf(game, own));
  const offered = kindIn(OFFERED, code);
  if (offered) return may.has(`withdraw ${offered}`) ? [offerButton(say, game, offered, 'withdraw')] : [];
  const asked = kindIn(ASKED, code);
  if (asked) return may.has(`accept ${asked}`) ? answerButtons(say, game, asked) : [];
  if (may.has('resume') && (code === 'game-paused' || code === 'already-paused'))
    return [button(RESUME.to.now(at(game)), say('button.resume'), { style: 'success', emoji: '▶️' })];
  if (code === 'game-over')
    return may.has('offer rematch') ? [offerButton(say, game, 'rematch', 'offer')] : [];
  const isPlanned = code === 'not-your-turn' || code.startsWith('plan-');
  return isPlanned && may.has('plan')
    ? [button(PLAN.to.open(at(game)), say('button.plan'), { emoji: '📋' })]
    : [];
}
