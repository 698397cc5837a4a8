/** Checks the endpoint with requests without a signature, which it must refuse. */
import type { Place } from '../../web/listening.ts';
import type { EntranceState } from '../entrance.ts';
import { DOOR_PATH, type DoorPlace } from './place.ts';

const DOOR_TIMEOUT = 1500;
const TURNED_AWAY = 401;
const ALL_ADDRESSES: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

export async function isDoorOpen({ host }: Place, port: number): Promise<boolean> {
  const near = ALL_ADDRESSES.has(host) ? '127.0.0.1' : host;
  const address = new URL(`http://${near.includes(':') ? `[${near}]` : near}:${port}${DOOR_PATH}`);
  try {
    const answer = await fetch(address, { method: 'POST', signal: AbortSignal.timeout(DOOR_TIMEOUT) });
    await answer.body?.cancel();
    return answer.status === TURNED_AWAY;
  } catch {
    return false;
  }
}

export function doorState(
  place: DoorPlace,
  stopwatch: () => number,
): (port: number | null) => Promise<EntranceState> {
  let answeredAt = stopwatch();
  return async (port) => {
    const isOpen = port !== null && (await isDoorOpen(place, port));
    if (isOpen) answeredAt = stopwatch();
    const closedFor = isOpen ? null : stopwatch() - answeredAt;
    return { all: 1, open: isOpen ? 1 : 0, closedFor };
  };
}
