/** What can be the matter with the place at which Discord's requests arrive. The bot itself may be there already. */
import { DOOR_PATH, type DoorPlace } from '../../discord/door/place.ts';
import type { Fault } from './fault.ts';
import { portFaults } from './machine.ts';

const NAMES = { host: 'INTERACTIONS_HOST', port: 'INTERACTIONS_PORT' };
/** How long is waited for whoever is there, in ms. */
const PATIENCE = 2000;
/** To whoever is not Discord. */
const SENT_AWAY = 401;

/** Looks whether the bot is at its door, or could be. */
export async function doorPlaceFaults({ host, port }: DoorPlace): Promise<readonly Fault[]> {
  return (await isSentAway(host, port)) ? [] : portFaults(host, port, NAMES);
}

/** Whether somebody is there who does not let in what Discord has not signed, as the bot does. */
async function isSentAway(host: string, port: number): Promise<boolean> {
  const here = host === '0.0.0.0' ? '127.0.0.1' : host;
  const signal = AbortSignal.timeout(PATIENCE);
  const asked = fetch(`http://${here}:${port}${DOOR_PATH}`, { method: 'POST', body: '{}', signal });
  return asked.then(
    ({ status }) => status === SENT_AWAY,
    () => false,
  );
}
