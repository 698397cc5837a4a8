/** Scans a text only once, whatever it contains, because each search resumes at its last match. */

export interface Place {
  readonly index: number;
  readonly end: number;
}

const NOWHERE: Place = { index: Infinity, end: Infinity };

export function nextIn(source: string, wanted: RegExp): (from: number) => Place {
  const pattern = new RegExp(wanted);
  let last: Place = { index: -1, end: -1 };
  return (from) => {
    if (last.index >= from) return last;
    pattern.lastIndex = from;
    const match = pattern.exec(source);
    last = match === null ? NOWHERE : { index: match.index, end: pattern.lastIndex };
    return last;
  };
}
