/** Whether the door is answered: it is knocked at, as anybody may who has nothing signed, and must send that one away. */
import type { EntranceState } from '../entrance.ts';
import { DOOR_PATH, type DoorPlace } from './place.ts';

/** How long a knock may take, in ms; it is answered in less than one. */
const PATIENCE = 1500;
const TURNED_AWAY = 401;
/** Hosts that stand for all addresses of this machine, of which one will do. */
const ALL_ADDRESSES: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

async function isAnswered({ host }: DoorPlace, port: number): Promise<boolean> {
  const near = ALL_ADDRESSES.has(host) ? '127.0.0.1' : host;
  const address = new URL(`http://${near.includes(':') ? `[${near}]` : near}:${port}${DOOR_PATH}`);
  try {
    const answer = await fetch(address, { method: 'POST', signal: AbortSignal.timeout(PATIENCE) });
    await answer.body?.cancel();
    return answer.status === TURNED_AWAY;
  } catch {
    return false;
  }
}

/** Gives how the door at this port stands, `null` while it is closed; `stopwatch` in ms. */
export function doorState(
  place: DoorPlace,
  stopwatch: () => number,
): (port: number | null) => Promise<EntranceState> {
  let answeredAt = stopwatch();
  return async (port) => {
    const isOpen = port !== null && (await isAnswered(place, port));
    if (isOpen) answeredAt = stopwatch();
    const closedFor = isOpen ? null : stopwatch() - answeredAt;
    return { all: 1, open: isOpen ? 1 : 0, closedFor };
  };
}
