/** A player that is another program: it is started by a command and asked by the Hub protocol. */
import { spawn } from 'node:child_process';
import { lastPosition, type Line } from '../../src/draughts/line.ts';
import { legalMoves } from '../../src/draughts/moves.ts';
import type { Move } from '../../src/draughts/types.ts';
import type { Variant } from '../../src/draughts/variant.ts';
import { makeHubMove, parseHubMove } from '../../src/tools/hub/board.ts';
import { makeCommand, parseCommand, type Command } from '../../src/tools/hub/command.ts';
import { linesOf } from '../../src/tools/lines.ts';
import type { Player } from './participant.ts';

/** Longer than any line of the protocol. */
const LONGEST = 100_000;

/**
 * The player behind `command`, which gets the arguments of the Hub protocol's `level`, such as `nodes=20000`, for each
 * move. What it is told is the game from its start, so the game must begin from there.
 */
export async function startProgram(command: string, level: string, variant: Variant): Promise<Player> {
  const child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] });
  const next = readerOf(child.stdout, command);
  const say = (...lines: readonly string[]): void => void child.stdin.write(`${lines.join('\n')}\n`);
  say('hub');
  await next('wait');
  say(makeCommand('set-param', { name: 'variant', value: variant.id }), 'init');
  await next('ready');
  return {
    begin: () => say('new-game'),
    move: async (line) => {
      const moves = line.moves.map(makeHubMove).join(' ');
      say(makeCommand('pos', { moves }), `level ${level}`, 'go think');
      return moveIn(line, await next('done'));
    },
    close: () => {
      say('quit');
      child.stdin.end();
    },
    visited: () => null,
  };
}

function moveIn(line: Line, { args }: Command): Move {
  const text = args.get('move') ?? '';
  const move = parseHubMove(legalMoves(line.variant, lastPosition(line)), text);
  if (!move) throw new Error(`the other program plays ${text}, which is no move`);
  return move;
}

/** Waits for the program's next command of a name, past all others but errors. */
function readerOf(stdout: NodeJS.ReadableStream, program: string): (name: string) => Promise<Command> {
  const lines = linesOf(textsOf(stdout), LONGEST);
  return async (name) => {
    for (;;) {
      const { value, done } = await lines.next();
      if (done) throw new Error(`${program} ended before it said ${name}`);
      const command = parseCommand(value ?? '');
      if (command?.name === name) return command;
      if (command?.name === 'error') throw new Error(`${program}: ${command.args.get('message')}`);
    }
  };
}

async function* textsOf(stream: NodeJS.ReadableStream): AsyncGenerator<string> {
  stream.setEncoding('utf8');
  for await (const chunk of stream) yield String(chunk);
}
