/**
 * A later version of the bot: the same sources with one more migration, which makes the additions
 * that a newer version may make.
 */
import { cp, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pathInNewFolder } from '../store/folder.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LIST = 'src/store/migrations/list.ts';

/** This follows the rules for migrations (`test/store/opening/rolling.test.ts`). */
const MIGRATION = `import type { Migration } from 'kysely/migration';
export const later: Migration = {
  async up(db) {
    await db.schema.createTable('later').addColumn('id', 'text', (column) => column.primaryKey()).execute();
    await db.schema.alterTable('game').addColumn('later', 'text').execute();
    await db.schema.alterTable('preference').addColumn('later', 'integer', (column) => column.notNull().defaultTo(0)).execute();
    await db.schema.createIndex('game_later').on('game').column('later').execute();
  },
};
`;

/** Creates the later version in a separate folder. Returns the file to start. */
export async function laterVersion(): Promise<string> {
  const main = await pathInNewFolder('later/src/main.ts');
  const folder = dirname(dirname(main));
  for (const each of ['src', 'commands', 'package.json'])
    await cp(join(ROOT, each), join(folder, each), { recursive: true });
  for (const each of ['assets', 'node_modules']) await symlink(join(ROOT, each), join(folder, each));
  const list = await readFile(join(ROOT, LIST), 'utf8');
  const [before, after] = list.split('Readonly<Record<string, Migration>> = {');
  if (before === undefined || after === undefined) throw new Error(`${LIST} is not what it was`);
  await writeFile(join(folder, 'src/store/migrations/999-later.ts'), MIGRATION);
  await writeFile(
    join(folder, LIST),
    `import { later } from './999-later.ts';\n${before}Readonly<Record<string, Migration>> = {\n  '999-later': later,${after}`,
  );
  return main;
}
