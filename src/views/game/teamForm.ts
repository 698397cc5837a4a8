/** The window for a game of a team. */
import type { LevelNumber } from '../../engine/play/levels.ts';
import type { VariantId } from '../../draughts/variantIds.ts';
import { PACES, type Pace } from '../../game/voting.ts';
import type { Say } from '../../i18n/say.ts';
import { VOTE } from '../presses/declarations.ts';
import type { TEAM_QUESTIONS } from '../presses/questions.ts';
import type { Choice, Form, Question } from '../screen/screen.ts';
import { chosen, variantAsked } from './challengeForm.ts';

export interface UsualTeamTerms {
  readonly variant: VariantId;
  readonly pace: Pace;
  /** The bot's. */
  readonly level: LevelNumber;
}

const choice = (
  name: (typeof TEAM_QUESTIONS)[number],
  label: string,
  choices: readonly Choice[],
): Question => ({ kind: 'choice', name, label, choices });

/** A window has room for five questions. The bot's level is an option of the command. */
export const teamForm = (say: Say, { variant, pace, level }: UsualTeamTerms): Form => ({
  press: VOTE.to.ask(),
  title: say('vote.ask'),
  questions: [
    choice(
      'team',
      say('vote.ask.team'),
      chosen(
        (['channel', 'everyone'] as const).map((value) => ({ value, label: say(`vote.ask.team.${value}`) })),
        'channel',
      ),
    ),
    choice(
      'pace',
      say('vote.ask.pace'),
      chosen(
        PACES.map((value) => ({ value, label: say(`command.team.play.time-per-move.${value}`) })),
        pace,
      ),
    ),
    {
      kind: 'person-or-role',
      name: 'opponent',
      label: say('vote.ask.opponent'),
      hint: say('vote.ask.opponent-hint', { level }),
    },
    { kind: 'channel', name: 'channel', label: say('vote.ask.channel'), hint: say('vote.ask.channel-hint') },
    variantAsked(say, variant),
  ],
});
