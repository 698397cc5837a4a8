/** Missing steps that the compiler must reject. An unused `@ts-expect-error` is an error. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineCommand, type Reply } from '../../src/app/ports/command.ts';
import { objectOf } from '../../src/store/database/schema.ts';

const run = (): Promise<Reply> => Promise.reject(new Error('never run'));

test('commands, subcommands, options and choices need texts in the catalog', () => {
  const known = { posts: false, run } as const;
  const all = [
    defineCommand({ name: 'move', ...known, options: [{ name: 'game', kind: 'text' }] }),
    defineCommand({
      name: 'rules',
      ...known,
      options: [{ name: 'variant', kind: 'text', choices: ['russian'] }],
    }),
    // @ts-expect-error: the catalog has no `command.castle`
    defineCommand({ name: 'castle', ...known, options: [] }),
    // @ts-expect-error: it has `command.tournament`, but no `command.tournament.castle`
    defineCommand({ name: 'tournament castle', ...known, options: [] }),
    // @ts-expect-error: it has no `command.move.castle`
    defineCommand({ name: 'move', ...known, options: [{ name: 'castle', kind: 'flag' }] }),
    // @ts-expect-error: it has no `choice.server.season.do.castle`
    defineCommand({
      name: 'server season',
      ...known,
      options: [{ name: 'do', kind: 'text', choices: ['castle'] }],
    }),
  ];
  expect(all).toHaveLength(6);
});

interface Kept {
  readonly kind: 'man' | 'king';
  readonly square: { readonly name: string; readonly note?: string };
}

test('a schema must accept all values of its type', () => {
  const note = z.string().optional();
  const held = { kind: 'king', square: { name: 'c3', note: 'last' } };
  const whole = objectOf<Kept>()({
    kind: z.enum(['man', 'king']),
    square: z.object({ name: z.string(), note }),
  });
  expect(whole.parse(held)).toEqual(held);
  // @ts-expect-error: a king is refused
  const menOnly = objectOf<Kept>()({ kind: z.literal('man'), square: z.object({ name: z.string(), note }) });
  expect(menOnly.safeParse(held).success).toBe(false);
  // @ts-expect-error: the note is dropped
  const noNotes = objectOf<Kept>()({ kind: z.enum(['man', 'king']), square: z.object({ name: z.string() }) });
  expect(noNotes.parse(held)).not.toEqual(held);
});
