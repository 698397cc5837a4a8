/** How each user wants to be told of things. */
import { nextDaily } from './daily.ts';
import { OCCASIONS, type Occasion } from './calls.ts';

/** By a mention in the channel, a direct message, one message a day with all that waits, or not at all. */
export const WAYS = ['mention', 'direct', 'digest', 'nothing'] as const;
export type Way = (typeof WAYS)[number];

/** When a user reads the message of the day. */
export interface DigestTime {
  /** 0 to 23, in that zone (IANA). */
  readonly hour: number;
  readonly zone: string;
}

/** What a user chose; what is left out is a mention. */
export interface NoticeChoice {
  readonly ways: { readonly [O in Occasion]?: Way | undefined };
  readonly digest: DigestTime;
  /** The language to write in where no interaction tells it: Discord's locale when they chose. */
  readonly locale: string;
  /** Discord did not let the bot write to them (50007): they are mentioned instead, until they choose anew. */
  readonly refused?: true | undefined;
}

/** Someone's choice; `undefined` as long as they made none. */
type Choice = NoticeChoice | undefined;

/** The way that holds now: what cannot be written in private is a mention. */
export function wayOf(choice: Choice, occasion: Occasion): Way {
  const way = choice?.ways[occasion] ?? 'mention';
  return choice?.refused && (way === 'direct' || way === 'digest') ? 'mention' : way;
}

/** What someone wants to find in the message of the day. */
export const digestedBy = (choice: Choice): readonly Occasion[] =>
  OCCASIONS.filter((occasion) => wayOf(choice, occasion) === 'digest');

/** When someone's next message of the day is due (ms since 1970) after an instant; `null` when they want none. */
export function nextDigest(choice: Choice, after: number): number | null {
  if (!choice || digestedBy(choice).length === 0) return null;
  return nextDaily(after, choice.digest.hour, choice.digest.zone);
}
