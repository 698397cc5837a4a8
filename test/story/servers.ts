/** Two servers in the stand-in, the Foxes and the Owls, and the bot's database. */
import { expect, onTestFinished } from 'vitest';
import type { StandInOptions } from '../../playground/server/options.ts';
import type { Guild } from '../../playground/server/world/guild.ts';
import type { Visitor } from '../../playground/server/visitor/visitor.ts';
import { NO_SETTINGS, type GuildSettings } from '../../src/app/ports/subjects/settings.ts';
import type { Game } from '../../src/game/game.ts';
import { openAt } from '../life/world.ts';
import { PATIENCE } from './killing.ts';
import { patient } from './patient.ts';
import { openTable, type Table } from './table.ts';

/** The first person manages the server. */
const OWLS = ['Olga', 'Oleg', 'Oona', 'Otto', 'Ossi'] as const;

export interface Servers {
  readonly table: Table;
  readonly store: Awaited<ReturnType<typeof openAt>>;
  readonly owls: Guild;
  /** The channels of the two servers. */
  readonly den: string;
  readonly owlery: string;
  readonly who: (name: string) => Visitor;
  readonly game: (id: string) => Promise<Game>;
}

/** Hanna is a member of the first server, besides the stand-in's usual people. */
export async function openServers(
  settings: Partial<GuildSettings>,
  options: StandInOptions = {},
): Promise<Servers> {
  const owlery = { name: 'Owls', channels: ['owlery'], members: OWLS };
  const table = await openTable({ guilds: [owlery], people: ['Hanna'], ...options });
  const { discord, databasePath } = table;
  const store = await openAt(databasePath);
  onTestFinished(() => store.close());
  const owls = discord.guild('Owls');
  for (const guildId of [discord.guildId, owls.id])
    await store.settings.save({ guildId, version: 1, settings: { ...NO_SETTINGS, ...settings } });
  return {
    table,
    store,
    owls,
    den: table.channel,
    owlery: discord.channel('owlery'),
    who: (name) => patient(discord.visitor(name)),
    game: async (id) => (await store.games.load(id))!.game,
  };
}

const nameOn = ({ seats }: Game, color: 'white' | 'black'): string => seats[color].name;

/** Both players make these moves in turn, each in their own channel. */
export async function playIn(
  servers: Servers,
  id: string,
  moves: readonly string[],
  channelOf: (name: string) => string,
): Promise<void> {
  const { who, game } = servers;
  for (const move of moves) {
    const before = await game(id);
    const name = nameOn(before, before.moves.length % 2 === 0 ? 'white' : 'black');
    await who(name).command(channelOf(name), 'move', { move, game: id });
    await expect.poll(async () => (await game(id)).moves.length, PATIENCE).toBe(before.moves.length + 1);
  }
}
