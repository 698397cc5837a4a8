/**
 * Mistakes in the format of `test/fixtures/refusals`: a name, the actions, and the answer to the
 * last action (`>>` for a lesson).
 */
import { readFileSync } from 'node:fs';
import type { CommandOption, Reply } from '../../../src/app/ports/command.ts';
import { DAY } from '../../../src/game/calendar/span.ts';
import type { Table } from '../../app/table.ts';
import { commandNamed, playMoves, press, saidInLesson, type } from '../asks.ts';
import { anna, boris, bot, crownhead, on, type Case } from './case.ts';

const USERS = [anna, boris, bot, crownhead];

function valueOf({ kind, name }: CommandOption, text: string) {
  if (kind === 'text') return text;
  if (kind === 'flag') return text === 'true';
  if (kind === 'number') return Number(text);
  const user = USERS.find(({ id }) => `@${id}` === text);
  if (kind !== 'user' || !user) throw new Error(`${name}:${text}`);
  return user;
}

/** `opponent:@boris match:first to 100`. */
const valuesOf = (command: string, text: string) =>
  Object.fromEntries(
    text.split(/ (?=[a-z]+:)/u).flatMap((given) => {
      const [, key, value = ''] = /^ ?([a-z]+):(.*)$/su.exec(given) ?? [];
      const option = commandNamed(command).options.find(({ name }) => name === key);
      if (!option && given !== '') throw new Error(`/${command} has no option ${given}`);
      return option ? [[option.name, valueOf(option, value)]] : [];
    }),
  );

/**
 * `anna /move move:c3-d4`, `boris [draw|accept|id2|0] value`, `moves c3-d4 b6-a5` in turn, or
 * `later 31d`.
 */
async function act(table: Table, step: string): Promise<Reply | null> {
  const [, days] = /^later (\d+)d$/u.exec(step) ?? [];
  if (days !== undefined) table.time.now += Number(days) * DAY;
  if (days !== undefined) return null;
  if (step.startsWith('moves ')) return playMoves(table, step.split(' ').slice(1));
  const typed = /^(\w+) \/([\w-]+)( .*)?$/u.exec(step);
  if (typed) {
    const [, who = '', command = '', options = ''] = typed;
    return type(table, who, command, valuesOf(command, options));
  }
  const [, who, pressed = '', value = null] = /^(\w+) \[(.*)\](?: (.*))?$/u.exec(step) ?? [];
  const [command = '', action = '', ...args] = pressed.split('|');
  if (who === undefined) throw new Error(`“${step}” is no step`);
  return press(table, who, on(command, action, ...args), value);
}

function caseOf(text: string): Case {
  const [heading = '', ...lines] = text.trimEnd().split('\n');
  const says = lines.pop() ?? '';
  const last = lines.pop() ?? '';
  const [, mark, words = ''] = /^(>>?) (.*)$/u.exec(says) ?? [];
  if (!heading.startsWith('# ') || mark === undefined) throw new Error(`“${text}” is no mistake`);
  return {
    name: heading.slice(2),
    prepare: async (table) => {
      for (const step of lines) await act(table, step);
    },
    ask: async (table) => {
      const reply = await act(table, last);
      if (!reply) throw new Error(`“${last}” is not answered`);
      return reply;
    },
    says: words,
    ...(mark === '>>' && { saidIn: saidInLesson }),
  };
}

export const mistakesIn = (name: string): readonly Case[] =>
  readFileSync(new URL(`../../fixtures/refusals/${name}.txt`, import.meta.url), 'utf8')
    .split('\n\n')
    .map(caseOf);
