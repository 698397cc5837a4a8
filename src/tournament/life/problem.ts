/** Every refusal that a tournament can give, as data. A code is also the key of its sentence (`problem.<code>`). */
export type TournamentProblem =
  | { readonly code: 'tournament-unknown' | 'tournament-none' | 'tournament-no-file' }
  /** Several are meant as well. */
  | { readonly code: 'tournament-which'; readonly ids: readonly string[] }
  | { readonly code: 'tournament-name-it' }
  /** Who was named is a bot. */
  | { readonly code: 'tournament-organizers' | 'tournament-bot' }
  /** As `tournament-organizers`, where the server has a role for it. */
  | { readonly code: 'tournament-organizers-role'; readonly role: string }
  /** So many are open or running in the server. */
  | { readonly code: 'tournament-too-many'; readonly most: number }
  /** The terms. Instants in ms since 1970. */
  | { readonly code: 'tournament-name'; readonly most: number }
  | { readonly code: 'tournament-title'; readonly most: number }
  | { readonly code: 'tournament-number'; readonly text: string }
  | { readonly code: 'tournament-rounds'; readonly most: number }
  | { readonly code: 'tournament-players'; readonly least: number; readonly most: number }
  | { readonly code: 'tournament-group-size'; readonly least: number; readonly most: number }
  | { readonly code: 'tournament-advancing' | 'tournament-moving'; readonly most: number }
  | { readonly code: 'tournament-starts-too-soon' | 'tournament-ends-too-soon' }
  | { readonly code: 'tournament-too-long'; readonly days: number }
  | { readonly code: 'tournament-arena-live' | 'tournament-no-openings' | 'tournament-clock' }
  | { readonly code: 'tournament-when' | 'tournament-last-day'; readonly text: string }
  /** What was about to be announced is announced already, discarded or too old; or was changed since it was shown. */
  | { readonly code: 'tournament-no-draft' | 'tournament-draft-changed' }
  /** It is at another stage than would do. */
  | { readonly code: 'tournament-not-begun' | 'tournament-begun' | 'tournament-over' }
  /** Entering; `player`: who was named, and not who asks. */
  | { readonly code: 'tournament-entered' | 'tournament-not-entered' | 'tournament-entry-over' }
  | { readonly code: 'tournament-player-entered' | 'tournament-player-not-entered' }
  | { readonly code: 'tournament-full'; readonly most: number }
  | { readonly code: 'tournament-new-account' }
  | { readonly code: 'tournament-role'; readonly role: string }
  | { readonly code: 'tournament-rating-least'; readonly least: number }
  | { readonly code: 'tournament-rating-most'; readonly most: number }
  | { readonly code: 'tournament-rating-between'; readonly least: number; readonly most: number }
  | { readonly code: 'tournament-removed' | 'tournament-no-return' }
  /** Pausing. */
  | { readonly code: 'tournament-no-pauses' | 'tournament-paused' | 'tournament-not-paused' }
  /** Organizing. */
  | { readonly code: 'tournament-organizer-only' | 'tournament-reason' }
  | { readonly code: 'tournament-same-player' | 'tournament-apart' | 'tournament-not-apart' }
  | { readonly code: 'tournament-no-such-game' | 'tournament-same-result' | 'tournament-round-over' }
  /** A game runs that by the terms only its players decide; a place is taken over only where nothing was played yet. */
  | { readonly code: 'tournament-game-runs' | 'tournament-has-played' };
