import { z } from 'zod';
import { SUBJECT_KINDS, type Subject } from '../../analysis/finding.ts';
import type { Analysis } from '../../app/ports/subjects/analyses.ts';
import { book, bookOver } from '../database/book.ts';
import type { Database } from '../database/database.ts';
import { placeSchema } from './rows.ts';
import { addressSchema, objectOf } from '../database/schema.ts';

const keyOf = ({ kind, id }: Subject): string => `${kind}.${id}`;

export const ANALYSES = book<'analysis', Analysis>('analysis', {
  schema: objectOf<Analysis>()({
    subject: z.object({ kind: z.enum(SUBJECT_KINDS), id: z.string() }),
    version: z.int(),
    engine: z.int(),
    madeAt: z.int(),
    findings: z.array(z.object({ score: z.int(), best: z.array(z.string()) })),
    post: z.object({ place: placeSchema, card: addressSchema.nullable() }).nullable(),
    // Missing in rows from version 1.0.
    forGuesses: z.boolean().default(false),
  }),
  data: ({ findings, post, forGuesses }) => ({ findings, post, forGuesses }),
  columns: {
    id: ({ subject }) => keyOf(subject),
    kind: ({ subject }) => subject.kind,
    subject_id: ({ subject }) => subject.id,
    version: 'version',
    engine: 'engine',
    guild_id: ({ post }) => post?.place.guildId ?? null,
    made_at: 'madeAt',
  },
  beside: ({ kind, subject_id: id }) => ({ subject: { kind, id } }),
});

export function analysesOver(database: Database) {
  const { load, save } = bookOver(database, ANALYSES);
  return {
    /** `null` if nobody has asked for it yet. */
    load: (subject: Subject) => load(keyOf(subject)),
    save,
  };
}
