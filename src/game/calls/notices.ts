import { nextDaily } from '../calendar/zone.ts';
import { OCCASIONS, type Occasion } from './calls.ts';

export const WAYS = ['mention', 'direct', 'digest', 'nothing'] as const;
export type Way = (typeof WAYS)[number];

export interface DigestTime {
  readonly hour: number;
  readonly zone: string;
}

export interface NoticeChoice {
  readonly ways: { readonly [O in Occasion]?: Way | undefined };
  readonly digest: DigestTime;
  /** Discord's locale at the time of the choice. Used for messages without an interaction. */
  readonly locale: string;
  /** Discord refused a direct message (50007), so the bot uses mentions until the next choice. */
  readonly refused?: true | undefined;
}

type Choice = NoticeChoice | undefined;

export function wayOf(choice: Choice, occasion: Occasion): Way {
  const way = choice?.ways[occasion] ?? 'mention';
  return choice?.refused && (way === 'direct' || way === 'digest') ? 'mention' : way;
}

export const digestedBy = (choice: Choice): readonly Occasion[] =>
  OCCASIONS.filter((occasion) => wayOf(choice, occasion) === 'digest');

export function nextDigest(choice: Choice, after: number): number | null {
  if (!choice || digestedBy(choice).length === 0) return null;
  return nextDaily(after, choice.digest.hour, choice.digest.zone);
}
