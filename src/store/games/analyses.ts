import { z } from 'zod';
import { SUBJECT_KINDS, type Subject } from '../../analysis/finding.ts';
import type { Analysis, AnalysisBook } from '../../app/ports/analyses.ts';
import type { Database } from '../database/database.ts';
import { changes } from '../database/due.ts';
import { placeSchema } from './rows.ts';
import { objectOf } from '../database/schema.ts';
import type { Tables } from '../tables/tables.ts';

const found = objectOf<Pick<Analysis, 'findings' | 'post' | 'forGuesses'>>()({
  findings: z.array(z.object({ score: z.int(), best: z.array(z.string()) })),
  post: z
    .object({
      place: placeSchema,
      card: z.object({ channelId: z.string(), messageId: z.string() }).nullable(),
    })
    .nullable(),
  // Rows of version 1.0 don't have it.
  forGuesses: z.boolean().default(false),
});
const kinds = z.enum(SUBJECT_KINDS);

export const keyOf = ({ kind, id }: Subject): string => `${kind}.${id}`;

export const readAnalysis = (row: Tables['analysis']): Analysis => ({
  subject: { kind: kinds.parse(row.kind), id: row.subject_id },
  version: row.version,
  engine: row.engine,
  madeAt: row.made_at,
  ...found.parse(JSON.parse(row.data)),
});

const columnsOf = (
  { version, engine, findings, post, forGuesses, madeAt }: Analysis,
  dueAt: number | null,
) => ({
  version,
  engine,
  data: JSON.stringify({ findings, post, forGuesses }),
  guild_id: post?.place.guildId ?? null,
  made_at: madeAt,
  due_at: dueAt,
});

export const analysesOver = (database: Database): AnalysisBook => {
  const { db } = database;
  return {
    async load(subject) {
      const all = db.selectFrom('analysis').selectAll();
      const row = await all.where('id', '=', keyOf(subject)).executeTakeFirst();
      return row ? readAnalysis(row) : null;
    },
    save(analysis, dueAt) {
      const { subject, version } = analysis;
      const [id, columns] = [keyOf(subject), columnsOf(analysis, dueAt)];
      const first = { id, kind: subject.kind, subject_id: subject.id, ...columns };
      const statement =
        version === 1
          ? db
              .insertInto('analysis')
              .values(first)
              .onConflict((row) => row.column('id').doNothing())
          : db
              .updateTable('analysis')
              .set(columns)
              .where('id', '=', id)
              .where('version', '=', version - 1);
      return changes(database, statement);
    },
  };
};
