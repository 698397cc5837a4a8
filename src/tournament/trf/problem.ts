/** Why a text is no TRF that can be read here. */
export const TRF_CODES = [
  'empty',
  'team',
  'abnormalPoints',
  'system',
  'number',
  'numberTwice',
  'numberGap',
  'rating',
  'column',
  'result',
  'oneSided',
  'manyByes',
  'points',
  'rounds',
  'color',
  'scoring',
  'forbidden',
] as const;

export interface TrfProblem {
  readonly code: (typeof TRF_CODES)[number];
  /** From 1; null where it is about the whole. */
  readonly line: number | null;
  /** What stands there. */
  readonly text: string;
}
