import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { lastPosition, type Line } from '../../src/draughts/line.ts';
import { legalMoves } from '../../src/draughts/moves.ts';
import type { Move } from '../../src/draughts/types.ts';
import type { Variant } from '../../src/draughts/variant.ts';
import { makeHubMove, parseHubMove } from '../../src/tools/hub/board.ts';
import { makeCommand, parseCommand, type Command } from '../../src/tools/hub/command.ts';
import { nameOffered } from '../../src/tools/hub/variantName.ts';
import { linesOf } from '../../src/tools/jsonLines.ts';
import type { Player } from './game.ts';
import { cpuTimeOf, spendingBy } from './spending.ts';

/** Other lines are dropped, because a program's search output may be long. */
const KEPT: ReadonlySet<string> = new Set(['param']);

const LONGEST = 100_000;

/** `level` as in the Hub protocol (`nodes=20000`). The game must begin at the variant's start. */
export async function startProgram(command: string, level: string, variant: Variant): Promise<Player> {
  // In its own process group, the program survives Ctrl+C, so that the pair can be finished.
  const child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'], detached: true });
  const next = readerOf(child.stdout, command);
  const say = (...lines: readonly string[]): void => void child.stdin.write(`${lines.join('\n')}\n`);
  say('hub');
  const offered = variantsOf(await next('wait'));
  const name = nameOffered(variant.id, offered);
  if (name === null) {
    say('quit');
    child.stdin.end();
    const known = offered.length > 0 ? offered.join(', ') : 'International only';
    throw new Error(`${command} doesn't play ${variant.id}: it offers ${known}`);
  }
  if (name !== '') say(makeCommand('set-param', { name: 'variant', value: name }));
  say('init');
  await next('ready');
  let [pace, paces, moves] = [1, 0, 0];
  const { during, mean } = spendingBy(() => (child.pid === undefined ? null : cpuTimeOf(child.pid)));
  return {
    begin: () => say('new-game'),
    move: (line) =>
      during(async () => {
        paces += pace;
        moves += 1;
        const played = line.moves.map(makeHubMove).join(' ');
        say(makeCommand('pos', { moves: played }), `level ${levelAt(level, pace)}`, 'go think');
        return moveIn(line, (await next('done')).at(-1));
      }),
    close: () => {
      say('quit');
      child.stdin.end();
    },
    visited: () => null,
    cpuTime: mean,
    aimAt: TIME.test(level)
      ? (ms) => {
          const used = mean();
          if (used) pace = (ms * paces) / moves / used;
        }
      : null,
  };
}

const TIME = /move-time=(?<seconds>[\d.]+)/;

const levelAt = (level: string, pace: number): string =>
  level.replace(TIME, (_, seconds) => `move-time=${(Number(seconds) * pace).toFixed(4)}`);

const variantsOf = (commands: readonly Command[]): readonly string[] => {
  const param = commands.find(({ name, args }) => name === 'param' && args.get('name') === 'variant');
  const named = [...(param?.args.get('values') ?? '').split(/\s+/), param?.args.get('value') ?? ''];
  return [...new Set(named.filter((name) => name !== ''))];
};

function moveIn(line: Line, command: Command | undefined): Move {
  const text = command?.args.get('move') ?? '';
  const move = parseHubMove(legalMoves(line.variant, lastPosition(line)), text);
  if (!move) throw new Error(`the other program plays ${text}, which is not a move`);
  return move;
}

function readerOf(stdout: Readable, program: string): (name: string) => Promise<readonly Command[]> {
  const lines = linesOf(stdout.setEncoding('utf8'), LONGEST);
  return async (name) => {
    const commands: Command[] = [];
    for (;;) {
      const { value, done } = await lines.next();
      if (done) throw new Error(`${program} ended before it sent ${name}`);
      const command = parseCommand(value ?? '');
      if (command && KEPT.has(command.name)) commands.push(command);
      if (command?.name === name) return [...commands, command];
      if (command?.name === 'error') throw new Error(`${program}: ${command.args.get('message')}`);
    }
  };
}
