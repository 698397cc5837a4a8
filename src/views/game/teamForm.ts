/** The window for a team's game. */
import type { LevelNumber } from '../../engine/play/levels.ts';
import type { VariantId } from '../../draughts/variantIds.ts';
import { PACES, type Pace } from '../../game/voting.ts';
import type { Say } from '../../i18n/say.ts';
import { VOTE } from '../presses/declarations.ts';
import type { Form } from '../screen/screen.ts';
import { choicesOf } from '../screen/blocks.ts';
import { variantAsked } from './challengeForm.ts';

interface UsualTeamTerms {
  readonly variant: VariantId;
  readonly pace: Pace;
  /** The bot's level. */
  readonly level: LevelNumber;
}

/** A window has room for five questions; the level and a team of everyone are typed options. */
export const teamForm = (say: Say, { variant, pace, level }: UsualTeamTerms): Form => ({
  press: VOTE.to.ask(),
  title: say('vote.ask'),
  questions: [
    { kind: 'role', name: 'team', label: say('vote.ask.team'), hint: say('vote.ask.team-hint') },
    {
      kind: 'choice',
      name: 'pace',
      label: say('vote.ask.pace'),
      choices: choicesOf(PACES, (each) => say(`choice.team.play.time-per-move.${each}`), pace),
    },
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
