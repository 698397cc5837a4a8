/** Ignores unknown commands, as the protocol requires. */
import { extend, lastPosition, startLine, type Line } from '../../draughts/line.ts';
import { legalMoves } from '../../draughts/moves.ts';
import { variantOf } from '../../draughts/variants.ts';
import type { Limits } from '../../engine/search/tree.ts';
import type { SearchResult } from '../../engine/search/think.ts';
import type { Thinker } from '../../engine/thread/thinker.ts';
import { parseFen } from '../../notation/fen.ts';
import { makeHubMove, parseHubMove, parsePosition } from './board.ts';
import { makeCommand, parseCommand, type Command, parseLevel } from './command.ts';
import { VARIANT_NAMES, variantNamed } from './variantName.ts';
import { own } from '../../kit/own.ts';

const ID = { name: 'Crownhead', version: '1', author: 'the Crownhead engineers', country: 'none' };

type Session = (line: string) => boolean;

export function startSession(thinker: Thinker, say: (line: string) => void): Session {
  let line: Line = startLine(variantOf('international'));
  /** Whether the last position was refused, so that there is nothing to search. */
  let isLost = false;
  let limits: Limits = {};
  let search: Promise<void> | null = null;
  let pondering: NodeJS.Timeout | 'until-hit' | null = null;

  const fail = (message: string): void => say(makeCommand('error', { message }));

  const setParam = (args: Command['args']): void => {
    if (args.get('name') !== 'variant') return;
    const id = variantNamed(args.get('value') ?? '');
    if (id === null) fail(`no variant ${args.get('value')}`);
    else {
      line = startLine(variantOf(id));
      isLost = false;
    }
  };

  const init = async (): Promise<void> => {
    await thinker.prepare(line.variant.id);
    say('ready');
  };

  const setPosition = (args: Command['args']): void => {
    const { variant } = line;
    isLost = true;
    const start = positionFrom(line, args);
    if (!start) return fail('unreadable position');
    let next = start;
    for (const text of (args.get('moves') ?? '').split(' ').filter((word) => word !== '')) {
      const move = parseHubMove(legalMoves(variant, lastPosition(next)), text);
      if (!move) return fail(`illegal move ${text}`);
      next = extend(next, move);
    }
    line = next;
    isLost = false;
  };

  const finish = (thought: SearchResult | null): void => {
    if (typeof pondering === 'object' && pondering) clearTimeout(pondering);
    pondering = null;
    search = null;
    if (!thought) return fail('no legal move');
    const [, reply] = thought.line;
    say(makeCommand('done', { move: makeHubMove(thought.move), ponder: reply ? makeHubMove(reply) : null }));
  };

  const go = (args: Command['args']): void => {
    if (search) return fail('already searching');
    if (isLost) return fail('no position: the last one was refused');
    if (args.has('ponder')) pondering = 'until-hit';
    const { variant, positions, moves } = line;
    const [start] = positions;
    if (!start) return;
    const allowed = args.has('ponder') ? { ...limits, ms: Infinity } : limits;
    search = thinker
      .think({ variant: variant.id, start, moves }, allowed, (thought) => say(infoOf(thought)))
      .then(finish);
  };

  const ponderHit = (): void => {
    if (pondering !== 'until-hit') return;
    if (limits.ms !== undefined) pondering = setTimeout(thinker.stop, limits.ms);
  };

  const answers: Readonly<Record<string, (args: Command['args']) => void>> = {
    hub: () => {
      say(makeCommand('id', ID));
      const values = VARIANT_NAMES.join(' ');
      say(makeCommand('param', { name: 'variant', value: 'normal', type: 'enum', values }));
      say('wait');
    },
    'set-param': setParam,
    init: () => void init(),
    'new-game': () => void thinker.prepare(line.variant.id),
    pos: setPosition,
    level: (args) => {
      const parsed = parseLevel(args);
      if (parsed) limits = parsed;
      else fail('unreadable level');
    },
    go,
    stop: thinker.stop,
    'ponder-hit': ponderHit,
    ping: () => say('pong'),
  };

  return (text) => {
    const command = parseCommand(text);
    if (command?.name === 'quit') return false;
    if (command) own(answers, command.name)?.(command.args);
    return true;
  };
}

function positionFrom({ variant }: Line, args: Command['args']): Line | null {
  const [text, fen] = [args.get('pos'), args.get('fen')];
  if (fen !== undefined) {
    const parsed = parseFen(variant, fen);
    return parsed.ok ? startLine(variant, parsed.value) : null;
  }
  if (text === undefined || text === 'start') return startLine(variant);
  const position = parsePosition(variant, text);
  return position && startLine(variant, position);
}

/** The score is in men, times are in seconds, and speed is in millions of positions per second. */
const infoOf = ({ depth, deepest, score, nodes, ms, line }: SearchResult): string =>
  makeCommand('info', {
    depth,
    'max-depth': deepest,
    score: (score / 100).toFixed(2),
    nodes,
    time: (ms / 1000).toFixed(3),
    nps: (nodes / Math.max(1, ms) / 1000).toFixed(2),
    pv: line.map(makeHubMove).join(' '),
  });
