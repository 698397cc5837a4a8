/** Analyses: one row each, saved by compare-and-set, due while a message waits for it. */
import { z } from 'zod';
import { SUBJECT_KINDS, type Subject } from '../../analysis/finding.ts';
import type { Analysis, AnalysisBook } from '../../app/ports/analyses.ts';
import type { Database } from '../database/database.ts';
import { setDue } from '../database/due.ts';
import { placeSchema } from './rows.ts';
import type { AnalysisTable } from '../tables/games.ts';

const found: z.ZodType<Pick<Analysis, 'findings' | 'post'>> = z.object({
  findings: z.array(z.object({ score: z.int(), best: z.array(z.string()) })),
  post: z
    .object({
      place: placeSchema,
      card: z.object({ channelId: z.string(), messageId: z.string() }).nullable(),
    })
    .nullable(),
});
const kinds = z.enum(SUBJECT_KINDS);

const keyOf = ({ kind, id }: Subject): string => `${kind}.${id}`;

export const readAnalysis = (row: AnalysisTable): Analysis => ({
  subject: { kind: kinds.parse(row.kind), id: row.subject_id },
  version: row.version,
  engine: row.engine,
  madeAt: row.made_at,
  ...found.parse(JSON.parse(row.data)),
});

const columnsOf = ({ version, engine, findings, post, madeAt }: Analysis, dueAt: number | null) => ({
  version,
  engine,
  data: JSON.stringify({ findings, post }),
  guild_id: post?.place.guildId ?? null,
  made_at: madeAt,
  due_at: dueAt,
});

async function load({ db }: Database, subject: Subject): Promise<Analysis | null> {
  const row = await db.selectFrom('analysis').selectAll().where('id', '=', keyOf(subject)).executeTakeFirst();
  return row ? readAnalysis(row) : null;
}

async function save({ db }: Database, analysis: Analysis, dueAt: number | null): Promise<boolean> {
  const { subject, version } = analysis;
  const [id, columns] = [keyOf(subject), columnsOf(analysis, dueAt)];
  if (version === 1) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('analysis')
      .values({ id, kind: subject.kind, subject_id: subject.id, ...columns })
      .onConflict((row) => row.column('id').doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  }
  const { numUpdatedRows } = await db
    .updateTable('analysis')
    .set(columns)
    .where('id', '=', id)
    .where('version', '=', version - 1)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export const postponeAnalysis = (
  database: Database,
  { subject, version }: Analysis,
  dueAt: number | null,
): Promise<void> => setDue(database, 'analysis', { id: keyOf(subject), version }, dueAt);

export const analysesOver = (database: Database): AnalysisBook => ({
  load: (subject) => load(database, subject),
  save: (analysis, dueAt) => save(database, analysis, dueAt),
});
