/** Parses and checks the messages of a page. */
import { z } from 'zod';
import { LINK_LENGTH } from '../app/ports/boardPage.ts';
import { PIECE_CHOICES, THEME_CHOICES } from '../app/ports/subjects/people.ts';
import { readJson } from '../kit/json.ts';
import { OPENED } from './screen/opened.ts';

/** The ids of `door/shared.ts`, stored or sealed. */
export const SHARED_ID = new RegExp(`^(?:[a-z0-9]{${LINK_LENGTH}}|[A-Za-z0-9_-]{40,300})$`, 'u');

/** In characters. A capture on the largest board is shorter. */
const LONGEST_MOVE = 120;
const LONGEST_SESSION = 1000;
const LONGEST_LOCALE = 35;
const LONGEST_VISIT = 60;
const [LONGEST_VALUE, MOST_VALUES] = [100, 25] as const;

const id = z.string().regex(/^[a-z0-9]{1,20}$/u);
const move = z.string().min(1).max(LONGEST_MOVE);
/** The id of a game or a tournament, or of a shared one. */
const openId = z.union([id, z.string().regex(SHARED_ID)]);
const ply = z.number().int().min(0).max(10_000);
const number = z.number().int().min(0).max(1_000_000_000);

const session = z.string().max(LONGEST_SESSION);
const locale = z.string().max(LONGEST_LOCALE);

const Message = z.discriminatedUnion('kind', [
  /**
   * The first message. `session` is `null` for someone who only watches; `locale` is then the
   * language of the page. `game`: `null` for puzzles and lessons. `visit`: a random name of the
   * open page, under which a stranger's puzzles are kept.
   */
  z.strictObject({
    kind: z.literal('hello'),
    session: session.nullable(),
    game: openId.nullable(),
    locale: locale.optional(),
    visit: z.string().max(LONGEST_VISIT).optional(),
  }),
  /** A move, or a vote for it. */
  z.strictObject({ kind: z.literal('move'), ply, move }),
  /**
   * Opens a screen. `instead`: the screen that the page no longer shows. `ply`: the position of the
   * finished game to open it for. `chosen`: the variant of the puzzle, or the lesson.
   */
  z.strictObject({
    kind: z.literal('open'),
    screen: z.enum(OPENED),
    instead: number.optional(),
    ply: ply.optional(),
    chosen: z.string().max(LONGEST_VALUE).optional(),
  }),
  /** Uses a control of a screen, with some of the values it offered or a window's answers. */
  z.strictObject({
    kind: z.literal('press'),
    screen: number,
    control: number,
    values: z.array(z.string().max(LONGEST_VALUE)).max(MOST_VALUES),
    answers: z.record(z.string().max(LONGEST_VALUE), z.string()),
  }),
  /** The viewer's look and sounds; `null`: the default. */
  z.strictObject({
    kind: z.literal('look'),
    theme: z.enum(THEME_CHOICES).nullable(),
    pieces: z.enum(PIECE_CHOICES).nullable(),
    hasCoordinates: z.boolean().optional(),
    hasSounds: z.boolean().optional(),
  }),
  /** Shows the home of a logged-in user. `guild`: the server to show, if they are a member. */
  z.strictObject({
    kind: z.literal('home'),
    session,
    locale: locale.optional(),
    guild: z
      .string()
      .regex(/^\d{1,20}$/u)
      .optional(),
  }),
  /**
   * All screens of a tournament, a match or a player. Repeated, it updates those that have changed.
   */
  z.strictObject({
    kind: z.literal('look-at'),
    session: session.nullable(),
    of: openId,
    locale: locale.optional(),
  }),
  /** Answered by `pong`. A page that receives nothing for 12 s reconnects. */
  z.strictObject({ kind: z.literal('ping') }),
]);

export type FromPage = z.infer<typeof Message>;
export type MessageOf<K extends FromPage['kind']> = Extract<FromPage, { readonly kind: K }>;

/** `null` if the text is not a valid message. */
export const readMessage = (text: string): FromPage | null => readJson(Message, text);
