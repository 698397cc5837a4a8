/** A table where a scripted engine plays. */
import { scripted, type Script } from '../app/scripted.ts';
import { newTable, type Table } from '../app/table.ts';

interface EngineTable extends Table {
  readonly engine: Script;
}

export async function sitDown(path?: string): Promise<EngineTable> {
  const table = await newTable(path);
  const engine = scripted();
  return { ...table, engine, app: { ...table.app, engine } };
}
