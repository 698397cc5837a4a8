/** The window where a user customizes a challenge. */
import { refused } from '../../kit/result.ts';
import { COLORS } from '../../draughts/types.ts';
import { VARIANT_IDS } from '../../draughts/variants.ts';
import { parseLength } from '../../game/match/wish.ts';
import { sayIn } from '../../i18n/say.ts';
import { tablesFor } from '../../openings/tables.ts';
import { changeButton, challengeForm, type Asked } from '../../views/game/challengeForm.ts';
import {
  CHALLENGE_EXTRAS,
  type CHALLENGE_QUESTIONS,
  type ChallengeExtra,
} from '../../views/presses/questions.ts';
import { buttonBlock } from '../../views/screen/blocks.ts';
import type { Person } from '../ports/actor.ts';
import type { Resolved } from '../ports/answering.ts';
import type { App } from '../ports/app.ts';
import { type Asker, isRefusal, type Reply } from '../ports/command.ts';
import { settingsAt } from '../reader/reader.ts';
import { barOnChallenge } from '../server/admission.ts';
import { challenge } from './challenge.ts';
import type { PlayWish } from './wish.ts';

/** The window as it was submitted, or with the default terms. */
export async function openWindow(app: App, { locale, place }: Asker, asked: Partial<Asked>): Promise<Reply> {
  const { variant, time, ratedByDefault } = await settingsAt(app, place);
  const mayBeRated = ratedByDefault && place.guildId !== null;
  const extras: Asked['extras'] = mayBeRated ? ['rated'] : [];
  const usual = { opponent: '', variant, time, match: '', extras, ...asked };
  return { kind: 'form', form: challengeForm(sayIn(locale), usual, mayBeRated) };
}

/** Opens the window with the default terms. Impossible challenges are refused first. */
export async function askTerms(app: App, asker: Asker, opponent: Person | null): Promise<Reply> {
  if (asker.isAlone && opponent?.id !== app.botId()) return refused({ code: 'challenge-alone' });
  if (opponent?.id === asker.user.id) return refused({ code: 'challenge-yourself' });
  if (opponent?.isBot && opponent.id !== app.botId()) return refused({ code: 'challenge-bot' });
  const bar = await barOnChallenge(app, asker);
  return bar ? refused(bar) : openWindow(app, asker, { opponent: opponent?.id ?? '' });
}

export function extrasIn(text: string): readonly ChallengeExtra[] {
  const chosen = text.split(/[ ,]/u);
  return CHALLENGE_EXTRAS.filter((extra) => chosen.includes(extra));
}

/** Reads a match length with the break after each game ("first to 5, 10m"), or a position. */
function matchOrPosition(text: string): Pick<PlayWish, 'match' | 'rest' | 'position'> {
  const typed = text.trim();
  if (typed === '') return {};
  const [match = '', ...rest] = typed.split(',');
  const length = parseLength(match);
  if (!length.ok && length.problem.code === 'match-unreadable') return { position: typed };
  return { match, rest: rest.length === 0 ? undefined : rest.join(',').trim() };
}

function wishOf({ variant, time, match, extras }: Asked): PlayWish {
  return {
    variant,
    time,
    ...matchOrPosition(match),
    color: COLORS.find((color) => extras.includes(color)),
    rated: extras.includes('rated') ? undefined : false,
    weekends: extras.includes('weekends') ? true : undefined,
    // Takes the variant's first table. A variant without tables is refused.
    openings: extras.includes('openings') ? (tablesFor(variant)[0]?.id ?? '') : undefined,
  };
}

type ChallengeAnswers = Readonly<Record<(typeof CHALLENGE_QUESTIONS)[number], string>>;

export async function challengeAs(
  app: App,
  asker: Asker,
  { opponent: id, variant: named, time, match, more }: ChallengeAnswers,
  people: Resolved['people'],
): Promise<Reply> {
  const opponent = people.get(id);
  const variant = VARIANT_IDS.find((each) => each === named);
  if (!variant) return refused({ code: 'unknown-variant', text: named });
  const asked = { opponent: id, variant, time, match, extras: extrasIn(more) };
  const hasBoth = asked.extras.includes('white') && asked.extras.includes('black');
  const reply: Reply = hasBoth
    ? refused({ code: 'challenge-both-colors' })
    : await challenge(app, asker, { ...wishOf(asked), opponent });
  if (!isRefusal(reply)) return reply;
  const isPossible = opponent?.id !== asker.user.id && !opponent?.isBot;
  const again = changeButton(sayIn(asker.locale), { ...asked, opponent: isPossible ? id : '' });
  return { ...reply, below: [buttonBlock(again)] };
}
