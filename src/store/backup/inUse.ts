/** What is said when a database is to be replaced that a bot has open. */
import { placeName } from '../opening/address.ts';

export const inUse = (place: string): string =>
  `The bot is using ${placeName(place)}. Stop it, in all its processes, then restore.`;
