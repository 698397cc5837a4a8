/** Logging in with Discord, to identify a visitor of the web page. */
import type { Player } from '../../game/game.ts';

export interface Visitor extends Player {
  /** The user's Discord locale, such as `en-GB`. */
  readonly locale: string;
}

export interface Admitted {
  readonly visitor: Visitor;
  /** Discord's access token. Discord's client requires it from an Activity. */
  readonly access: string;
}

/**
 * OAuth 2.0 with PKCE (RFC 6749, RFC 7636). `state` identifies the browser that began the login;
 * `verifier` proves that the bot began it.
 */
export interface Authorizing {
  /** The expected `iss` of a response (RFC 9207). */
  readonly issuer: string;
  /**
   * The page where Discord asks for consent. It redirects the visitor to `redirect` with a code.
   */
  readonly address: (redirect: string, state: string, verifier: string) => string;
  /** The same for a code from an Activity. */
  readonly inActivity: (code: string) => Promise<Admitted | null>;
  /** `null` if Discord doesn't accept the code. */
  readonly visitor: (redirect: string, code: string, verifier: string) => Promise<Visitor | null>;
}
