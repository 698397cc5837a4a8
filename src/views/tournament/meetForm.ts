/** The windows for a match between two servers. */
import type { VariantId } from '../../draughts/variantIds.ts';
import { HOUR } from '../../game/calendar/span.ts';
import { LONGEST_TEAM } from '../../game/meet/meet.ts';
import type { Say } from '../../i18n/say.ts';
import { timeAsked, variantAsked } from '../game/challengeForm.ts';
import { completeTime } from '../game/time.ts';
import { MEET } from '../presses/declarations.ts';
import { choicesOf, chosen } from '../screen/blocks.ts';
import { durationName } from '../screen/phrases.ts';
import type { Form, Question } from '../screen/screen.ts';

const BOARDS = [2, 4, 6, 8, 10, 15, 20] as const;
/** Hours until the games begin. */
const WAITS = [1, 3, 6, 12, 24, 48, 72, 168] as const;

interface UsualMeet {
  readonly team: string;
  readonly variant: VariantId;
  readonly time: string;
  readonly boards: number;
  readonly hours: number;
}

const teamAsked = (say: Say, value: string): Question => ({
  kind: 'line',
  name: 'team',
  label: say('command.team.match.team'),
  value,
  longest: LONGEST_TEAM,
  isRequired: true,
});

export const meetForm = (say: Say, { team, variant, time, boards, hours }: UsualMeet): Form => ({
  press: MEET.to.ask(),
  title: say('meet.ask'),
  questions: [
    teamAsked(say, team),
    timeAsked(
      say,
      chosen(
        completeTime(say, '').filter(({ value }) => value !== 'none'),
        time,
      ),
    ),
    {
      kind: 'choice',
      name: 'boards',
      label: say('meet.ask.boards'),
      choices: choicesOf<number>(BOARDS, String, boards),
    },
    {
      kind: 'choice',
      name: 'hours',
      label: say('meet.ask.hours'),
      choices: choicesOf<number>(WAITS, (each) => durationName(say, each * HOUR), hours),
    },
    variantAsked(say, variant),
  ],
});

export const agreeForm = (say: Say, id: string, team: string): Form => ({
  press: MEET.to.agree({ id }),
  title: say('meet.agree'),
  questions: [teamAsked(say, team)],
});
