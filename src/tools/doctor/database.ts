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
    const words = `The database ${placeName(place)} is from an older version. Make a backup, start the bot, and run the doctor again.`;
    return [{ code: 'old-schema', words }];
  }
  return [...seen.damaged.map(damageFault), ...restFaults(seen.resting), ...lateFaults(seen.late)];
}

function damageFault({ table, count, names }: Damaged): Fault {
  const which = names.length > 0 ? ` (${names.join(', ')}${count > names.length ? ', …' : ''})` : '';
  const words = `Unreadable rows in the table ${table}: ${count}${which}. The bot works without them. To get them back, restore an older backup.`;
  return { code: 'damaged-rows', words };
}

function restFaults(resting: number): readonly Fault[] {
  if (resting === 0) return [];
  const words = `Work was given up after it failed three times: ${resting}. List it with npx crownhead due --list, and try it again with npx crownhead due --free all.`;
  return [{ code: 'resting', words }];
}

function lateFaults({ rows, since }: { readonly rows: number; readonly since: number }): readonly Fault[] {
  if (rows === 0) return [];
  const words = `Work is late: ${rows}, the first since ${new Date(since).toISOString()}. Start the bot if it is stopped. If it runs, see its log.`;
  return [{ code: 'late', words }];
}
