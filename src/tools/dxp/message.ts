/** By Schoenmaker and Mesander (mesander.nl/damexchange). Moves as in Hub; Black is `z` (zwart). */

export type Refusal = 'other-version' | 'not-this-game';

export type EndReason = 'none' | 'resigns' | 'draw' | 'wins';

export type Message =
  | {
      readonly kind: 'request';
      readonly version: string;
      readonly name: string;
      readonly color: 'white' | 'black';
      readonly minutes: number;
      readonly moves: number;
      readonly position: string | null;
    }
  | { readonly kind: 'accept'; readonly name: string; readonly refusal: Refusal | null }
  | { readonly kind: 'move'; readonly seconds: number; readonly text: string }
  | { readonly kind: 'end'; readonly reason: EndReason; readonly stops: boolean }
  | { readonly kind: 'take-back' }
  | { readonly kind: 'chat' };

const REQUEST = /^R(\d\d)(.{32})([WZ])(\d{3})(\d{3})(?:A|B([WZ])([wzWZe]+))$/;
const ACCEPT = /^A(.{32})([0-3])$/;
const MOVE = /^M(\d{4})(\d\d)(\d\d)(\d\d)((?:\d\d)*)$/;
const END = /^E([0-3])([01])$/;
const REASONS = ['none', 'resigns', 'draw', 'wins'] as const;

const NAME = 32;

const toHub = (text: string): string => text.replaceAll('z', 'b').replaceAll('Z', 'B');
const fromHub = (text: string): string => text.replaceAll('b', 'z').replaceAll('B', 'Z');

export function parseMessage(text: string): Message | null {
  const request = REQUEST.exec(text);
  if (request) {
    const [, version = '', name = '', color, minutes, moves, turn, board] = request;
    return {
      kind: 'request',
      version,
      name: name.trim(),
      color: color === 'W' ? 'white' : 'black',
      minutes: Number(minutes),
      moves: Number(moves),
      position: turn === undefined || board === undefined ? null : toHub(turn + board),
    };
  }
  const accept = ACCEPT.exec(text);
  if (accept) {
    const refusal = accept[2] === '1' ? 'other-version' : 'not-this-game';
    return { kind: 'accept', name: (accept[1] ?? '').trim(), refusal: accept[2] === '0' ? null : refusal };
  }
  const move = MOVE.exec(text);
  if (move) return parseMove(move);
  const end = END.exec(text);
  if (end) return { kind: 'end', reason: REASONS[Number(end[1])] ?? 'none', stops: end[2] === '1' };
  if (/^B\d{3}[WZ]$/.test(text)) return { kind: 'take-back' };
  return text.startsWith('C') ? { kind: 'chat' } : null;
}

function parseMove([, seconds, from, to, count, list = '']: RegExpExecArray): Message | null {
  const taken = list.match(/\d\d/g) ?? [];
  if (taken.length !== Number(count)) return null;
  const squares = [from, to, ...taken].map(Number);
  return { kind: 'move', seconds: Number(seconds), text: squares.join(taken.length === 0 ? '-' : 'x') };
}

const digits = (value: number, width: number): string =>
  String(Math.max(0, Math.min(10 ** width - 1, Math.round(value)))).padStart(width, '0');

/** A request has whole minutes, rounded up, and at least one. */
export const wholeMinutes = (minutes: number): number => Math.min(999, Math.max(1, Math.ceil(minutes)));

const named = (name: string): string => name.slice(0, NAME).padEnd(NAME);

export function makeMessage(message: Message): string {
  switch (message.kind) {
    case 'request': {
      const { version, name, color, minutes, moves, position } = message;
      const head = `R${version}${named(name)}${color === 'white' ? 'W' : 'Z'}`;
      const start = position === null ? 'A' : `B${fromHub(position)}`;
      return `${head}${digits(minutes, 3)}${digits(moves, 3)}${start}`;
    }
    case 'accept':
      return `A${named(message.name)}${codeOf(message.refusal)}`;
    case 'move': {
      const [from = 0, to = 0, ...taken] = message.text.split(/[-x]/).map(Number);
      const squares = taken.map((square) => digits(square, 2)).join('');
      return `M${digits(message.seconds, 4)}${digits(from, 2)}${digits(to, 2)}${digits(taken.length, 2)}${squares}`;
    }
    case 'end':
      return `E${REASONS.indexOf(message.reason)}${message.stops ? 1 : 0}`;
    case 'take-back':
      return 'K1';
    case 'chat':
      return 'C';
  }
}

function codeOf(refusal: Refusal | null): string {
  if (refusal === null) return '0';
  return refusal === 'other-version' ? '1' : '2';
}
