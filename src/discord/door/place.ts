import type { Place } from '../../web/listening.ts';

export interface DoorPlace extends Place {
  readonly publicKey: string;
}

export const DOOR_PATH = '/interactions';

export const OTHER_KEY =
  'DISCORD_PUBLIC_KEY and DISCORD_TOKEN belong to different applications. Copy both from the same application in the developer portal.';

export const NO_ENDPOINT = `Discord sends no interactions to INTERACTIONS_PORT. While the bot runs, write its public address, https://…${DOOR_PATH}, into "Interactions Endpoint URL" under "General Information" in the developer portal.`;
