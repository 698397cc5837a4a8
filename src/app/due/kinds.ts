/** One record per kind; `store/due/kinds.ts` has another. Each kind has its own row limit. */
import type { App } from '../ports/app.ts';
import type { ChallengeRecord, GameRecord } from '../ports/subjects/games.ts';
import type { DueQueue, DutyOwner } from '../ports/due.ts';
import type { Store } from '../ports/store.ts';
import type { TournamentRecord } from '../ports/subjects/tournaments.ts';
import { doDueAnalysis } from './dueAnalysis.ts';
import { doDueBackup } from './dueBackup.ts';
import { doDueChallenge } from './dueChallenge.ts';
import { doDueDaily } from '../../features/daily/due.ts';
import { doDueDeferral } from './dueDeferral.ts';
import { doDueDigest, doDueNotice } from './dueNotice.ts';
import { doDueDuty } from './dueDuty.ts';
import { doDueVacation } from './dueVacation.ts';
import { doDueFilm } from './dueFilm.ts';
import { doDueGame } from './dueGame.ts';
import { doDueHunt } from '../../features/hunt/due.ts';
import { doDueHome } from '../../features/home/due.ts';
import { doDueLiveBoard } from '../../features/liveBoard/due.ts';
import { doDueSeason } from '../../features/season/due.ts';
import { doDueLobby } from '../../features/lobby/due.ts';
import { doDueMeet } from './dueMeet.ts';
import { doDueSecondCard } from './dueSecondCard.ts';
import { doDueShowcase } from '../../features/showcase/due.ts';
import { doDueServer } from './dueServer.ts';
import { doDueStrays } from './dueStrays.ts';
import { doDueTournament } from './dueTournament.ts';
import { seeThrough } from '../person/erase.ts';
import { giveUpCard, unshownCard } from '../card/show.ts';
import { doDueWatch } from '../../features/watch/due.ts';
import type { DueKindOf } from './kind.ts';

const KINDS = {
  game: {
    handle: doDueGame,
    places: { prompt: 6, most: 24 },
    ownerOf: ({ game: { id } }: GameRecord): DutyOwner => ({ owner: 'game', id }),
    giveUp: { message: unshownCard, skip: giveUpCard },
  },
  challenge: {
    handle: doDueChallenge,
    places: { prompt: 3, most: 12 },
    ownerOf: ({ challenge: { id } }: ChallengeRecord): DutyOwner => ({ owner: 'challenge', id }),
  },
  vacation: { handle: doDueVacation, places: { prompt: 2, most: 4 } },
  deferral: { handle: doDueDeferral, places: { prompt: 3, most: 9 } },
  notice: { handle: doDueNotice, places: { prompt: 4, most: 12 }, isOneMessage: true },
  watch: { handle: doDueWatch, places: { prompt: 4, most: 12 } },
  digest: { handle: doDueDigest, places: { prompt: 3, most: 9 } },
  daily: { handle: doDueDaily, places: { prompt: 2, most: 6 } },
  strays: { handle: doDueStrays, places: { prompt: 1, most: 4 } },
  duty: { handle: doDueDuty, places: { prompt: 1, most: 4 } },
  secondCard: { handle: doDueSecondCard, places: { prompt: 3, most: 12 } },
  film: { handle: doDueFilm, places: { prompt: 1, most: 2 }, isOneMessage: true },
  showcase: { handle: doDueShowcase, places: { prompt: 1, most: 2 } },
  home: { handle: doDueHome, places: { prompt: 2, most: 6 } },
  liveBoard: { handle: doDueLiveBoard, places: { prompt: 2, most: 6 } },
  tournament: {
    handle: doDueTournament,
    places: { prompt: 3, most: 9 },
    ownerOf: ({ tournament: { id } }: TournamentRecord): DutyOwner => ({ owner: 'tournament', id }),
  },
  lobby: { handle: doDueLobby, places: { prompt: 2, most: 6 } },
  meet: { handle: doDueMeet, places: { prompt: 2, most: 6 } },
  season: { handle: doDueSeason, places: { prompt: 1, most: 2 } },
  server: { handle: doDueServer, places: { prompt: 1, most: 2 } },
  erasure: { handle: seeThrough, places: { prompt: 1, most: 2 } },
  backup: { handle: doDueBackup, places: { prompt: 1, most: 1 } },
  // The engine works for no particular user here, so one row at a time is enough.
  analysis: { handle: doDueAnalysis, places: { prompt: 1, most: 1 }, isOneMessage: true },
  hunt: { handle: doDueHunt, places: { prompt: 1, most: 1 } },
} as const;

export type DueKind = keyof typeof KINDS;

export type Work = { readonly [K in DueKind]: Parameters<(typeof KINDS)[K]['handle']>[1] };

export const DUE_KINDS: { readonly [K in DueKind]: DueKindOf<Work[K]> } = KINDS;

const isKind = (name: string): name is DueKind => Object.hasOwn(DUE_KINDS, name);

/** Whether someone is waiting for this kind. Kinds that can wait have one place. */
export const isAwaited = (kind: string): boolean => isKind(kind) && DUE_KINDS[kind].places.prompt > 1;

const SILENT: ReadonlySet<DueKind> = new Set(['erasure', 'backup', 'hunt']);

/** Whether it can wait while the bot should send Discord few requests. */
export const canWait = (kind: DueKind): boolean => !isAwaited(kind) && !SILENT.has(kind);

export interface SweptStore extends Store {
  readonly due: DueQueue<Work>;
}

export interface SweepingApp extends App {
  readonly store: SweptStore;
}
