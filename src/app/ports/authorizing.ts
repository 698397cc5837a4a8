/** Logging in by Discord: who a visitor of the web page is. */
import type { Player } from '../../game/game.ts';

export interface Visitor extends Player {
  /** Discord's locale of the user, such as `en-GB`. */
  readonly locale: string;
}

/** RFC 6749 with PKCE (RFC 7636): `state` identifies the visitor, and `verifier` proves it. */
export interface Authorizing {
  /** Who answers, as `iss` of an answer says (RFC 9207). */
  readonly issuer: string;
  /** Where Discord asks the visitor, who then comes back to `redirect` with a code. */
  readonly address: (redirect: string, state: string, verifier: string) => string;
  /** `null` if Discord doesn't accept the code. */
  readonly visitor: (redirect: string, code: string, verifier: string) => Promise<Visitor | null>;
}
