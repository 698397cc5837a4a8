/** Every migration in order. A released one never changes, because databases remember it. */
import type { Migration } from 'kysely/migration';
import { first } from './001-first.ts';
import { secondCard } from './002-second-card.ts';
import { watch } from './003-watch.ts';
import { seeks } from './004-seeks.ts';
import { explorer } from './005-explorer.ts';
import { votes } from './006-votes.ts';
import { liveGames } from './007-live-games.ts';
import { showcase } from './008-showcase.ts';
import { meets } from './009-meets.ts';
import { guess } from './010-guess.ts';
import { leavers } from './011-leavers.ts';
import { secondCardServer } from './012-second-card-server.ts';
import { exploredImport } from './013-explored-import.ts';
import { guessEngine } from './014-guess-engine.ts';
import { showcasePosted } from './015-showcase-posted.ts';
import { teamGames } from './016-team-games.ts';
import { botNote } from './017-bot-note.ts';
import { blackBegins } from './018-black-begins.ts';
import { visits } from './019-visits.ts';
import { noScans } from './020-no-scans.ts';

export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-first': first,
  '002-second-card': secondCard,
  '003-watch': watch,
  '004-seeks': seeks,
  '005-explorer': explorer,
  '006-votes': votes,
  '007-live-games': liveGames,
  '008-showcase': showcase,
  '009-meets': meets,
  '010-guess': guess,
  '011-leavers': leavers,
  '012-second-card-server': secondCardServer,
  '013-explored-import': exploredImport,
  '014-guess-engine': guessEngine,
  '015-showcase-posted': showcasePosted,
  '016-team-games': teamGames,
  '017-bot-note': botNote,
  '018-black-begins': blackBegins,
  '019-visits': visits,
  '020-no-scans': noScans,
};
