/** Where the door is, and whose it is. */
import type { Place } from '../../web/listening.ts';

export interface DoorPlace extends Place {
  /** The application's, in hex, in lower case. */
  readonly publicKey: string;
}

/** Where Discord knocks. */
export const DOOR_PATH = '/interactions';
