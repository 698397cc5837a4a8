/** The HTTP request that brought an interaction and waits for its first response. The gateway brings interactions without one. */
import type { RawFile, APIInteractionResponse } from 'discord.js';

/** A first response, as Discord takes it by either way. */
export interface FirstResponse {
  readonly type: APIInteractionResponse['type'];
  readonly data: object;
  readonly files: readonly RawFile[];
}

export interface Waiting {
  /**
   * Answers the request with the first response. Resolves when it has left; false when it cannot, for the request has been answered
   * or whoever asked has hung up: then it goes by a request of our own.
   */
  answer(response: FirstResponse): Promise<boolean>;
  /** Ends the request, unless it has been answered: the first response comes by a request of our own, or not at all. */
  release(): void;
}
