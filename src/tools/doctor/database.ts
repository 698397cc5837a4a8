/** Faults of the database. */
import { databaseOf, type Config } from '../../config.ts';
import { placeName } from '../../store/opening/address.ts';
import { type Damaged, look } from '../../store/looking/look.ts';
import type { Fault } from './fault.ts';

export async function databaseFaults(config: Config, now: number): Promise<readonly Fault[]> {
  const place = databaseOf(config);
  const looked = await look(place, now);
  if (!looked.ok) return [{ code: looked.problem.code, words: looked.problem.message }];
  const seen = looked.value;
  if (seen === 'none') return [];
  if (seen === 'older') {
    const words = `The database ${placeName(place)} is of an older version. Make a backup and start the bot, then ask the doctor again.`;
    return [{ code: 'old-schema', words }];
  }
  return [...seen.damaged.map(damageFault), ...restFaults(seen.resting), ...lateFaults(seen.late)];
}

function damageFault({ table, count, names }: Damaged): Fault {
  const which = names.length > 0 ? ` (${names.join(', ')}${count > names.length ? ', …' : ''})` : '';
  const words = `${count} of the rows in the table ${table} cannot be read${which}. The bot goes on without them; to have them back, restore a backup from before.`;
  return { code: 'damaged-rows', words };
}

function restFaults(resting: number): readonly Fault[] {
  if (resting === 0) return [];
  const words = `Work that went wrong three times rests: ${resting}. See what it is with npx crownhead due --list, and have it tried again with npx crownhead due --free all.`;
  return [{ code: 'resting', words }];
}

function lateFaults({ rows, since }: { readonly rows: number; readonly since: number }): readonly Fault[] {
  if (rows === 0) return [];
  const words = `Work is late: ${rows}, the first since ${new Date(since).toISOString()}. Start the bot if it is stopped; if it runs, look into its log.`;
  return [{ code: 'late', words }];
}
