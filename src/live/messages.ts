/** What a page may say, read from its text. */
import { z } from 'zod';
import { PIECE_CHOICES, THEME_CHOICES } from '../app/ports/people.ts';
import { LONGEST_LINE, MOST_LINES } from '../game/plan/plan.ts';
import { PUZZLE_VARIANTS } from '../game/puzzle.ts';
import { LESSON_IDS } from '../learn/lesson.ts';
import { DEEDS, type FromPage } from './protocol.ts';
import { SHARED_ID } from './shared.ts';

/** In characters; a capture on the largest board is shorter. */
const LONGEST_MOVE = 120;
const LONGEST_SESSION = 1000;
const LONGEST_LOCALE = 35;
const LONGEST_LESSON = 10;
const LONGEST_PLAN = LONGEST_MOVE * LONGEST_LINE;

const id = z.string().regex(/^[a-z0-9]{1,20}$/u);
const move = z.string().min(1).max(LONGEST_MOVE);
/** Of a game or a tournament, or a shared one. */
const openId = z.union([id, z.string().regex(SHARED_ID)]);
const ply = z.number().int().min(0).max(10_000);

const Message: z.ZodType<FromPage> = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('hello'),
    session: z.string().max(LONGEST_SESSION).nullable(),
    game: openId,
    locale: z.string().max(LONGEST_LOCALE).optional(),
  }),
  z.strictObject({ kind: z.literal('move'), ply, move }),
  z.strictObject({
    kind: z.literal('offer'),
    ply,
    deed: z.enum(DEEDS),
    offer: z.enum(['draw', 'takeback', 'pause', 'rematch']),
  }),
  z.strictObject({ kind: z.literal('resign'), ply }),
  z.strictObject({ kind: z.literal('resume'), ply }),
  z.strictObject({
    kind: z.literal('puzzle'),
    session: z.string().max(LONGEST_SESSION),
    variant: z.enum(PUZZLE_VARIANTS),
    deed: z.strictObject({ id, ply, move: move.nullable() }).nullable(),
  }),
  z.strictObject({
    kind: z.literal('lesson'),
    session: z.string().max(LONGEST_SESSION).nullable(),
    locale: z.string().max(LONGEST_LOCALE),
    lesson: z.enum(LESSON_IDS).nullable(),
    path: z.array(move).max(LONGEST_LESSON),
    move: move.nullable(),
  }),
  z.strictObject({ kind: z.literal('analyze') }),
  z.strictObject({ kind: z.literal('explore'), ply }),
  z.strictObject({ kind: z.literal('plans') }),
  z.strictObject({ kind: z.literal('plan'), ply, line: z.string().min(1).max(LONGEST_PLAN) }),
  z.strictObject({ kind: z.literal('unplan'), ply, line: z.number().int().min(0).max(MOST_LINES) }),
  z.strictObject({
    kind: z.literal('look'),
    theme: z.enum(THEME_CHOICES).nullable(),
    pieces: z.enum(PIECE_CHOICES).nullable(),
    hasCoordinates: z.boolean().optional(),
    hasSounds: z.boolean().optional(),
  }),
  z.strictObject({
    kind: z.literal('home'),
    session: z.string().max(LONGEST_SESSION),
    locale: z.string().max(LONGEST_LOCALE).optional(),
    guild: z
      .string()
      .regex(/^\d{1,20}$/u)
      .optional(),
  }),
  z.strictObject({
    kind: z.literal('player'),
    player: z.string().regex(SHARED_ID),
    locale: z.string().max(LONGEST_LOCALE).optional(),
  }),
  z.strictObject({
    kind: z.literal('cup'),
    session: z.string().max(LONGEST_SESSION).nullable(),
    cup: openId,
    round: ply,
    wantsFiles: z.boolean(),
    locale: z.string().max(LONGEST_LOCALE).optional(),
  }),
  z.strictObject({ kind: z.literal('ping') }),
]);

/** `null` if the text is not a valid message. */
export function readMessage(text: string): FromPage | null {
  try {
    return Message.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
