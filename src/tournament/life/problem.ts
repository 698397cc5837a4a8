/** Why a tournament may refuse. The code is also the key of its sentence (`problem.<code>`). */
export type TournamentProblem =
  | { readonly code: 'tournament-unknown' | 'tournament-none' | 'tournament-no-file' | 'tournament-no-trf' }
  | { readonly code: 'tournament-which'; readonly ids: readonly string[] }
  | { readonly code: 'tournament-name-it' }
  | { readonly code: 'tournament-organizers' | 'tournament-bot' }
  /** Like `tournament-organizers`, but the server has a role for organizers. */
  | { readonly code: 'tournament-organizers-role'; readonly role: string }
  | { readonly code: 'tournament-too-many'; readonly most: number }
  | { readonly code: 'tournament-name'; readonly most: number }
  | { readonly code: 'tournament-title'; readonly most: number }
  | { readonly code: 'tournament-number'; readonly text: string }
  | { readonly code: 'tournament-rounds'; readonly most: number }
  | { readonly code: 'tournament-players'; readonly least: number; readonly most: number }
  | { readonly code: 'tournament-group-size'; readonly least: number; readonly most: number }
  | { readonly code: 'tournament-advancing' | 'tournament-moving'; readonly most: number }
  | { readonly code: 'tournament-reach'; readonly most: number }
  | { readonly code: 'tournament-starts-too-soon' | 'tournament-ends-too-soon' }
  | { readonly code: 'tournament-too-long'; readonly days: number }
  | {
      readonly code:
        | 'tournament-arena-live'
        | 'tournament-days-only'
        | 'tournament-no-openings'
        | 'tournament-clock';
    }
  | { readonly code: 'tournament-when'; readonly text: string; readonly zone: string }
  | { readonly code: 'tournament-last-day'; readonly text: string }
  /** The draft was announced or discarded, has expired, or was changed after it was shown. */
  | { readonly code: 'tournament-no-draft' | 'tournament-draft-changed' }
  | { readonly code: 'tournament-too-few'; readonly least: number }
  | { readonly code: 'tournament-not-begun' | 'tournament-begun' | 'tournament-over' }
  | { readonly code: 'tournament-entered' | 'tournament-not-entered' | 'tournament-entry-over' }
  | { readonly code: 'tournament-player-entered' | 'tournament-player-not-entered' }
  | { readonly code: 'tournament-full'; readonly most: number }
  | { readonly code: 'tournament-new-account' }
  | { readonly code: 'tournament-role'; readonly role: string }
  | { readonly code: 'tournament-rating-least'; readonly least: number }
  | { readonly code: 'tournament-rating-most'; readonly most: number }
  | { readonly code: 'tournament-rating-between'; readonly least: number; readonly most: number }
  | { readonly code: 'tournament-removed' | 'tournament-no-return' }
  | {
      readonly code:
        | 'tournament-no-pauses'
        | 'tournament-ladder-pauses'
        | 'tournament-paused'
        | 'tournament-not-paused';
    }
  /** Challenges on a ladder. A rival is a player who can be challenged. */
  | { readonly code: 'tournament-no-challenges' | 'tournament-challenge-open' }
  | { readonly code: 'tournament-rival-far'; readonly most: number }
  | { readonly code: 'tournament-rival-busy' | 'tournament-rival-apart' }
  | { readonly code: 'tournament-rival-rests'; readonly until: number }
  | { readonly code: 'tournament-rival-away'; readonly until: number }
  | { readonly code: 'tournament-not-challenged' | 'tournament-challenge-over' }
  | { readonly code: 'tournament-organizer-only' | 'tournament-reason' }
  | { readonly code: 'tournament-same-player' | 'tournament-apart' | 'tournament-not-apart' }
  | { readonly code: 'tournament-no-such-game' | 'tournament-same-result' | 'tournament-round-over' }
  | { readonly code: 'tournament-has-played' };
