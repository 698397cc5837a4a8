/** Discord's ids: the upper 42 bits are the moment of making, in ms since the first second of 2015. */
const EPOCH = BigInt(Date.UTC(2015, 0));
/** The bits that tell apart what was made at the same moment. */
const REST = 22n;

/** The id that a thing made at this moment would have at the least. */
export const firstIdAt = (at: number): string => {
  const since = BigInt(at) - EPOCH;
  return ((since > 0n ? since : 0n) << REST).toString();
};

/** When the thing was made, in ms since 1970, by Discord's clock. */
export const madeAt = (id: string): number => Number((BigInt(id) >> REST) + EPOCH);
