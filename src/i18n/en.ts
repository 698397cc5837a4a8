/**
 * Every sentence that the bot says, in English: the catalogue from which keys and parameters are typed.
 *
 * A sentence is whole: none is put together from pieces, because other languages order, inflect and count otherwise.
 * Where a sentence depends on a choice (colour, state, reason), there is one sentence a choice.
 */
import { boardWords } from './en/board.ts';
import { cardWords } from './en/card.ts';
import { challengeWords } from './en/challenge.ts';
import { commandWords } from './en/commands.ts';
import { offerWords } from './en/offers.ts';
import { planWords } from './en/plan.ts';
import { positionWords } from './en/positions.ts';
import { problemWords } from './en/problems.ts';
import { recordWords } from './en/records.ts';
import { resultWords } from './en/results.ts';
import { rulesWords } from './en/rules.ts';
import { screenWords } from './en/screens.ts';
import { standingsWords } from './en/standings.ts';
import { timeWords } from './en/time.ts';
import { vacationWords } from './en/vacation.ts';
import { themeWords } from './en/themes.ts';

export const en = {
  ...boardWords,
  ...cardWords,
  ...challengeWords,
  ...commandWords,
  ...offerWords,
  ...planWords,
  ...positionWords,
  ...problemWords,
  ...recordWords,
  ...resultWords,
  ...rulesWords,
  ...screenWords,
  ...standingsWords,
  ...timeWords,
  ...vacationWords,
  ...themeWords,
} as const;
