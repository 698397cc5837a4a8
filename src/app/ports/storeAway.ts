/**
 * The store cannot be reached, or cannot write: nothing is wrong with what was asked, and nothing is lost. It is thrown, for
 * any call may meet it; whoever answers the asker turns it into words.
 */
export class StoreAway extends Error {
  override readonly name = 'StoreAway';
  readonly code: 'store-away' | 'store-full';

  constructor(code: StoreAway['code'], cause?: unknown) {
    super(code === 'store-full' ? 'the database has no room left' : 'the database cannot be reached', {
      cause,
    });
    this.code = code;
  }
}

/** What is wanted; `usual` where the store is away and that will do. Other errors stay as they are. */
export const orUsual = <T>(wanted: Promise<T>, usual: T): Promise<T> =>
  wanted.catch((error: unknown) => {
    if (error instanceof StoreAway) return usual;
    throw error;
  });
