import type { Place } from '../../web/listening.ts';

export interface DoorPlace extends Place {
  readonly publicKey: string;
}

export const DOOR_PATH = '/interactions';
