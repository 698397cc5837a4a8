/** The windows in which a challenge is asked for. */
import { VARIANT_IDS } from '../../draughts/variants.ts';
import { COLOR_CHOICES } from '../../game/challenge/challenge.ts';
import { sayIn } from '../../i18n/say.ts';
import {
  changeButton,
  challengeForm,
  customizeScreen,
  NO_TABLE,
  type Asked,
} from '../../views/game/challengeForm.ts';
import { HELP } from '../../views/presses/declarations.ts';
import type { CHALLENGE_QUESTIONS, RARE_QUESTIONS } from '../../views/presses/questions.ts';
import { buttonBlock } from '../../views/screen/blocks.ts';
import { type Block, type Button, pressesIn } from '../../views/screen/screen.ts';
import type { Person } from '../ports/actor.ts';
import type { Resolved } from '../ports/answering.ts';
import type { App } from '../ports/app.ts';
import type { Asker, Reply } from '../ports/command.ts';
import { refusal } from '../reader/refusal.ts';
import { settingsAt } from '../reader/reader.ts';
import { barOnChallenge } from '../server/admission.ts';
import { challenge } from './challenge.ts';

/** A window with the common terms. Impossible challenges are refused first. */
export async function askTerms(app: App, asker: Asker, opponent: Person | null): Promise<Reply> {
  if (asker.isAlone && opponent?.id !== app.botId()) return refusal(app, asker, { code: 'challenge-alone' });
  if (opponent?.id === asker.user.id) return refusal(app, asker, { code: 'challenge-yourself' });
  if (opponent?.isBot && opponent.id !== app.botId()) return refusal(app, asker, { code: 'challenge-bot' });
  const bar = await barOnChallenge(app, asker);
  if (bar) return refusal(app, asker, bar);
  const { variant, time, ratedByDefault } = await settingsAt(app, asker.place);
  const usual = { variant, time, isRated: ratedByDefault };
  const form = challengeForm(sayIn(asker.locale), opponent?.id ?? null, usual, asker.place.guildId !== null);
  return { kind: 'form', form };
}

type Told = Readonly<Record<(typeof CHALLENGE_QUESTIONS)[number], string>>;

export async function challengeAs(
  app: App,
  asker: Asker,
  told: Told,
  people: Resolved['people'],
): Promise<Reply> {
  const opponent = people.get(told.opponent);
  const variant = VARIANT_IDS.find((id) => id === told.variant);
  if (!variant) return refusal(app, asker, { code: 'unknown-variant', text: told.variant });
  const color = COLOR_CHOICES.find((each) => each === told.color) ?? 'random';
  const { time, more } = told;
  if (more !== 'customize') {
    const rated = more === 'casual' ? false : undefined;
    const reply = await challenge(app, asker, { opponent, variant, color, time, rated });
    if (reply.kind !== 'private' || !reply.isRefusal) return reply;
    const isPossible = opponent?.id !== asker.user.id && !opponent?.isBot;
    const kept = { opponent: isPossible ? told.opponent : '', variant, time, color } as const;
    const say = sayIn(asker.locale);
    const again = changeButton(say, { ...kept, rated: rated === false ? 'no' : 'yes' });
    return { ...reply, screen: { ...reply.screen, blocks: withChange(reply.screen.blocks, again) } };
  }
  const asked = { opponent: told.opponent, variant, time, color };
  const screen = customizeScreen(sayIn(asker.locale), asked, asker.place.guildId !== null);
  return { kind: 'private', screen };
}

/** The window again is a better way to start a game than the front door. */
const withChange = (blocks: readonly Block[], change: Button): readonly Block[] => [
  ...blocks.filter((block) => !pressesIn(block).some(({ command }) => command === HELP.command)),
  buttonBlock(change),
];

/** The window as it was submitted. */
export async function askAgain(
  app: App,
  { locale, place }: Asker,
  { opponent, variant, time, color, rated }: Asked & { readonly rated: 'yes' | 'no' },
): Promise<Reply> {
  const { ratedByDefault } = await settingsAt(app, place);
  const usual = { variant, time, color, isRated: ratedByDefault, isCasual: rated === 'no' };
  const form = challengeForm(sayIn(locale), opponent, usual, place.guildId !== null);
  return { kind: 'form', form };
}

type Rare = Asked &
  Pick<Resolved, 'people'> & {
    readonly rated: 'yes' | 'no';
    readonly answers: Readonly<Record<(typeof RARE_QUESTIONS)[number], string>>;
  };

const written = (text = ''): string | undefined => (text.trim() === '' ? undefined : text.trim());

/** A refusal has a button back to the window. */
export async function challengeRarely(
  app: App,
  asker: Asker,
  { answers, people, ...rare }: Rare,
): Promise<Reply> {
  // The length, then the break between games.
  const [match, rest] = answers.match.split(',');
  const { variant, time, color, rated } = rare;
  const reply = await challenge(app, asker, {
    opponent: people.get(answers.opponent),
    variant,
    color,
    time,
    rated: rated === 'yes' ? undefined : false,
    position: written(answers.position),
    match: written(match),
    openings: answers.draw === NO_TABLE ? undefined : written(answers.draw),
    rest: written(rest),
    weekends: answers.weekends === 'yes' ? true : undefined,
  });
  if (reply.kind !== 'private' || !reply.isRefusal) return reply;
  const asked = { opponent: answers.opponent, variant, time, color };
  const { blocks } = customizeScreen(sayIn(asker.locale), asked, asker.place.guildId !== null);
  return { ...reply, screen: { ...reply.screen, blocks: [...reply.screen.blocks, ...blocks] } };
}
