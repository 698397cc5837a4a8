/**
 * Tokens that mean something else than they look like, by the customs of some sites and federations: the legs of a capture as moves of
 * their own, and the points of a match behind the last move.
 */
import type { PdnTag } from './game.ts';
import { tagValue } from './tags.ts';
import type { Token } from './tokens.ts';

const LEG = /^(?<from>[a-l]?\d{1,2})\s*[x:×]\s*(?:[a-l]?\d{1,2}\s*[x:×]\s*)*(?<to>[a-l]?\d{1,2})$/i;

/** Nobody can move away from where the other side has just captured to: `e5xc3` and `c3xa1` are one capture, `e5xc3xa1`. */
const withWholeCaptures = (body: readonly Token[]): readonly Token[] => {
  const tokens: Token[] = [];
  let last = -1;
  let end: string | undefined;
  for (const token of body) {
    const { from, to } = (token.kind === 'move' && LEG.exec(token.text)?.groups) || {};
    const before = tokens[last];
    if (before && from !== undefined && from === end) {
      const rest = token.text.slice(token.text.indexOf(from) + from.length);
      tokens[last] = { ...before, text: before.text + rest };
    } else {
      tokens.push(token);
      if (token.kind === 'move') last = tokens.length - 1;
    }
    if (token.kind === 'move') end = to;
    // A number may stand between two legs, but no variation.
    else if (token.kind !== 'number') last = -1;
  }
  return tokens;
};

/** A last move that is, to the letter, what the Result tag says, as `4-6` where ten points are shared. */
const withPoints = (tags: readonly PdnTag[], body: readonly Token[]): readonly Token[] => {
  const at = body.findLastIndex(({ kind }) => kind === 'move' || kind === 'result');
  const end = body[at];
  const told = tagValue(tags, 'Result')?.trim();
  return end?.kind === 'move' && end.text === told ? body.with(at, { ...end, kind: 'result' }) : body;
};

/** The body of a game with its tokens for what they mean. */
export const asMeant = (tags: readonly PdnTag[], body: readonly Token[]): readonly Token[] =>
  withPoints(tags, withWholeCaptures(body));
