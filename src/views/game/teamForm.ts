/** The window for a game of a team. */
import { type LevelNumber, LEVELS } from '../../engine/play/levels.ts';
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
  readonly level: LevelNumber;
}

const choice = (
  name: (typeof TEAM_QUESTIONS)[number],
  label: string,
  choices: readonly Choice[],
): Question => ({ kind: 'choice', name, label, choices });

/** Roles are options of the command, because a window can't list them. */
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
      kind: 'person',
      name: 'opponent',
      label: say('vote.ask.opponent'),
      hint: say('vote.ask.opponent-hint'),
      chosen: null,
    },
    choice(
      'level',
      say('vote.ask.level'),
      chosen(
        LEVELS.map((each) => ({ value: String(each), label: say(`command.team.play.level.${each}`) })),
        String(level),
      ),
    ),
    variantAsked(say, variant),
  ],
});
