/** Sentences are never built from parts, because languages differ in order and inflection. */
import { dailyWords } from '../features/daily/words.ts';
import { explorerWords } from '../features/explore/words.ts';
import { guessWords } from '../features/guess/words.ts';
import { lobbyWords } from '../features/lobby/words.ts';
import { homeWords } from '../features/home/words.ts';
import { showcaseWords } from '../features/showcase/words.ts';
import { analysisWords } from './en/analysis.ts';
import { blockWords } from './en/person/blocks.ts';
import { boardWords } from './en/board.ts';
import { cardWords } from './en/game/card.ts';
import { challengeWords } from './en/game/challenge.ts';
import { commandWords } from './en/commands.ts';
import { engineWords } from './en/game/engine.ts';
import { firstRulesWords } from './en/firstRules.ts';
import { helpWords } from '../features/help/words.ts';
import { learnWords } from '../features/learn/words.ts';
import { limitWords } from './en/limits.ts';
import { matchWords } from './en/game/matches.ts';
import { meetWords } from './en/tournament/meets.ts';
import { noticeWords } from './en/person/notices.ts';
import { offerWords } from './en/game/offers.ts';
import { pageWords } from './en/page.ts';
import { planWords } from './en/game/plan.ts';
import { positionWords } from './en/game/positions.ts';
import { preferenceWords } from './en/person/preferences.ts';
import { privacyWords } from './en/person/privacy.ts';
import { problemWords } from './en/problems.ts';
import { puzzleWords } from '../features/puzzle/words.ts';
import { recordWords } from './en/records.ts';
import { remarks } from './en/game/remarks.ts';
import { resultWords } from './en/game/results.ts';
import { rulesWords } from './en/rules.ts';
import { screenWords } from './en/screens.ts';
import { settingsWords } from './en/settings.ts';
import { seasonWords } from '../features/season/words.ts';
import { standingsWords } from './en/standings.ts';
import { timeWords } from './en/game/time.ts';
import { tournamentCommandWords } from './en/tournament/commands.ts';
import { tournamentDrafts } from './en/tournament/drafts.ts';
import { tournamentNews } from './en/tournament/news.ts';
import { tournamentProblems } from './en/tournament/problems.ts';
import { tournamentWords } from './en/tournament/tournaments.ts';
import { watchWords } from '../features/watch/words.ts';
import { themeWords } from './en/person/themes.ts';
import { voteWords } from './en/game/votes.ts';
import type { Sentence, Sentences } from './sentence.ts';

const COMMAND = 'command.';

const words = {
  ...analysisWords,
  ...blockWords,
  ...boardWords,
  ...cardWords,
  ...challengeWords,
  ...commandWords,
  ...engineWords,
  ...helpWords,
  ...learnWords,
  ...limitWords,
  ...matchWords,
  ...meetWords,
  ...noticeWords,
  ...offerWords,
  ...pageWords,
  ...planWords,
  ...positionWords,
  ...preferenceWords,
  ...privacyWords,
  ...problemWords,
  ...puzzleWords,
  ...recordWords,
  ...remarks,
  ...resultWords,
  ...rulesWords,
  ...firstRulesWords,
  ...dailyWords,
  ...explorerWords,
  ...guessWords,
  ...lobbyWords,
  ...homeWords,
  ...showcaseWords,
  ...screenWords,
  ...settingsWords,
  ...seasonWords,
  ...standingsWords,
  ...timeWords,
  ...tournamentCommandWords,
  ...tournamentDrafts,
  ...tournamentNews,
  ...tournamentProblems,
  ...tournamentWords,
  ...watchWords,
  ...themeWords,
  ...voteWords,
} as const;

type Names<Words> = {
  readonly [K in keyof Words as K extends `command.${infer Path}` ? `name.${Path}` : never]: string;
};

/** Each command and option has a name. In English, that is the last part of its key. */
function withNames<Words extends Sentences>(described: Words): Names<Words> & Words;
function withNames(described: Sentences): Sentences {
  const entries = Object.entries(described).flatMap<[string, Sentence]>(([key, sentence]) =>
    key.startsWith(COMMAND)
      ? [
          [key.replace(COMMAND, 'name.'), key.slice(key.lastIndexOf('.') + 1)],
          [key, sentence],
        ]
      : [[key, sentence]],
  );
  return Object.fromEntries(entries);
}

export const en = withNames(words);
