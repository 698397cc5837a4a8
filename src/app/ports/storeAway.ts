/**
 * The store cannot be reached, or cannot write; nothing is lost. Thrown, because any call may meet it; the
 * answer to the asker turns it into words.
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

/** `usual` while the store is away; other errors stay as they are. */
export const orUsual = <T>(wanted: Promise<T>, usual: T): Promise<T> =>
  wanted.catch((error: unknown) => {
    if (error instanceof StoreAway) return usual;
    throw error;
  });
