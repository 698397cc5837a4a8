import type { Config } from '../../config.ts';
import { checkUp, type CheckedServer, type CheckUp } from '../../discord/checkUp.ts';
import { isDoorOpen } from '../../discord/door/doorState.ts';
import { DOOR_PATH, type DoorPlace, NO_ENDPOINT, OTHER_KEY } from '../../discord/door/place.ts';
import type { Fault } from './fault.ts';
import { portFaults } from './machine.ts';
import { portalFaults } from './page.ts';

const TOLERANCE = 5000;
const NAMED = 5;

export async function discordFaults(
  config: Config,
  token: string,
  now: () => number,
): Promise<readonly Fault[]> {
  const clientSecret = config.page?.clientSecret ?? null;
  const asked = await checkUp({ apiUrl: config.apiUrl, token, clientSecret }, now);
  if (!asked.ok) return [{ code: asked.problem.code, words: asked.problem.message }];
  return faultsIn(asked.value, config);
}

function faultsIn(found: CheckUp, config: Config): readonly Fault[] {
  return [
    ...(config.door ? doorFaults(found, config.door) : gatewayFaults(found)),
    ...(config.page ? portalFaults(found, config.page) : []),
    ...clockFaults(found),
    ...serverFaults(found, config),
  ];
}

const gatewayFaults = (found: CheckUp): readonly Fault[] => [...endpointFaults(found), ...startFaults(found)];

function doorFaults({ endpoint, publicKey }: CheckUp, door: DoorPlace): readonly Fault[] {
  if (publicKey !== door.publicKey) return [{ code: 'other-key', words: OTHER_KEY }];
  if (endpoint === null) return [{ code: 'no-endpoint', words: NO_ENDPOINT }];
  if (URL.parse(endpoint)?.pathname.endsWith(DOOR_PATH) ?? false) return [];
  const words = `Discord sends interactions to ${plain(endpoint)}, but the bot expects them at ${DOOR_PATH}. Check "Interactions Endpoint URL" in the developer portal, unless a proxy rewrites the path.`;
  return [{ code: 'other-endpoint', words }];
}

function endpointFaults({ endpoint }: CheckUp): readonly Fault[] {
  if (endpoint === null) return [];
  const words = `Discord sends interactions to ${plain(endpoint)}, so the bot doesn't get them. Empty "Interactions Endpoint URL" under "General Information" in the developer portal, or set INTERACTIONS_PORT and DISCORD_PUBLIC_KEY.`;
  return [{ code: 'endpoint', words }];
}

function startFaults({ starts }: CheckUp): readonly Fault[] {
  if (starts.left > 0) return [];
  const hours = Math.ceil(starts.resetAfter / 3_600_000);
  const words = `The bot has connected to Discord too often and may not connect again for ${hours} h. Keep it stopped until then. Its log says why it ended each time.`;
  return [{ code: 'no-starts', words }];
}

function clockFaults({ ahead }: CheckUp): readonly Fault[] {
  if (Math.abs(ahead) < TOLERANCE) return [];
  const seconds = Math.round(Math.abs(ahead) / 1000);
  const words = `This machine's clock is ${seconds} s ${ahead > 0 ? 'ahead of' : 'behind'} Discord's. Synchronize it with the network (timedatectl set-ntp true).`;
  return [{ code: 'clock', words }];
}

function serverFaults({ servers, inviteLink }: CheckUp, { guildId }: Config): readonly Fault[] {
  if (servers.length === 0)
    return [{ code: 'no-servers', words: `The bot is not in any server. Add it: ${inviteLink}` }];
  const lacking = servers.filter((server) => server.lacking.length > 0);
  const kinds = Map.groupBy(lacking, (server) => server.lacking.join(', '));
  const lacks = [...kinds].map(([permissions, of]) => lackFault(permissions, of));
  if (guildId === undefined || servers.some(({ id }) => id === guildId)) return lacks;
  const words = `The bot is not in the server ${guildId}, where DISCORD_GUILD_ID registers its commands. Add it there (${inviteLink}), or empty DISCORD_GUILD_ID.`;
  return [...lacks, { code: 'not-in-server', words }];
}

function lackFault(permissions: string, servers: readonly CheckedServer[]): Fault {
  const named = servers.slice(0, NAMED).map(({ name }) => plain(name));
  const more = servers.length > NAMED ? ` and ${servers.length - NAMED} more` : '';
  const words = `The bot lacks ${permissions} in ${named.join(', ')}${more}. Grant them under Server Settings, Roles, or add the bot again with the invite link.`;
  return { code: 'lacking-rights', words };
}

/** A terminal would obey control characters in names, so they are removed. */
const plain = (text: string): string => text.replaceAll(/\p{C}/gu, '');

export const doorPlaceFaults = async (door: DoorPlace): Promise<readonly Fault[]> =>
  (await isDoorOpen(door, door.port)) ? [] : portFaults(door, 'INTERACTIONS_');
