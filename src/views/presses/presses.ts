/**
 * The presses of a command: its buttons and menus by name, each with its state. Views make presses
 * from the declaration and the command answers them, so neither can use a press that the other
 * doesn't know.
 *
 *     export const RESIGN = presses('resign', { in: again, confirm: button({ id: key, ply: count }) });
 *     RESIGN.to.confirm({ id: game.id, ply: game.moves.length }) // in a view
 *     answering(RESIGN, { confirm: (asker, { id, ply }, app) => … }) // in the command
 */
import { COLORS } from '../../draughts/types.ts';
import type { Game } from '../../game/game.ts';
import { own } from '../../kit/own.ts';
import { HOLDS } from '../../i18n/limits.ts';

export interface Field<T> {
  write(value: T): string;
  read(text: string): T | null;
}

const matching = (pattern: RegExp): Field<string> => ({
  write: (value) => value,
  read: (text) => (pattern.test(text) ? text : null),
});

/** Any text without the separator. */
export const words = matching(/^[^|]*$/u);

export const key = matching(/^[0-9a-z]+$/u);

/** A Discord id. */
export const snowflake = matching(/^[0-9A-Za-z-]+$/u);

export const count: Field<number> = {
  write: String,
  read: (text) => (/^\d{1,6}$/u.test(text) ? Number(text) : null),
};

export const oneOf = <const T extends string>(all: readonly T[]): Field<T> => ({
  write: (value) => value,
  read: (text) => all.find((each) => each === text) ?? null,
});

export const color = oneOf(COLORS);

/** The ply at which the button was shown lets the bot recognize outdated presses. */
export const onGame = { id: key, ply: count } as const;

export const at = ({ id, moves }: Pick<Game, 'id' | 'moves'>) => ({ id, ply: moves.length });

/** A button's id contains all of it, so it works after any restart. */
export interface Press {
  readonly command: string;
  readonly action: string;
  readonly args: readonly string[];
}

const SEPARATOR = '|';
const PART = /^[^|]*$/u;

/** Throws if the id would be too long, because that is a bug in a view. */
export function makePress(press: Press): string {
  const parts = [press.command, press.action, ...press.args];
  const id = parts.join(SEPARATOR);
  if (id.length > HOLDS.press || !parts.every((part) => PART.test(part)))
    throw new Error(`expected a valid press id of at most ${HOLDS.press} characters, got ${id}`);
  return id;
}

/** `null` if the id is not from this bot. */
export function parsePress(id: string): Press | null {
  const [command, action, ...args] = id.split(SEPARATOR);
  return command && action ? { command, action, args } : null;
}

type Fields = Readonly<Record<string, Field<unknown>>>;

type StateOf<F extends Fields> = {
  readonly [Name in keyof F]: F[Name] extends Field<infer T> ? T : never;
};

export type Answers = ReadonlyMap<string, string>;

/** `chosen` reads the choice that arrives with a press, and returns `null` if it is missing. */
export interface Control<F extends Fields = Fields, V extends object = object> {
  readonly fields: F;
  readonly chosen: (values: readonly string[], answers: Answers) => V | null;
  /** `card`: it posts nothing but the cards of existing games. */
  readonly posts?: true | 'card';
  readonly forAdmins?: true;
}

export type Controls = Readonly<Record<string, Control>>;

export const button = <F extends Fields>(fields: F): Control<F> => ({
  fields,
  chosen: () => ({}),
});

export const menu = <F extends Fields, T = string>(
  fields: F,
  field: Pick<Field<T>, 'read'>,
): Control<F, { readonly value: T }> => ({
  fields,
  chosen([text]) {
    const value = text === undefined ? null : field.read(text);
    return value === null ? null : { value };
  },
});

export const picker = <F extends Fields>(fields: F): Control<F, { readonly values: readonly string[] }> => ({
  fields,
  chosen: (values) => ({ values }),
});

/** A button with a public answer, unlike its command's, so permissions are checked first. */
export const posting = <F extends Fields>(fields: F): Control<F> => ({ ...button(fields), posts: true });

/** A button whose answer changes the card of a game, although others in its group may post more. */
export const onCard = <F extends Fields>(fields: F): Control<F> => ({ ...button(fields), posts: 'card' });

/** A control only for admins, although its command is for everyone. */
export const ofAdmins = <C extends Control>(control: C): C => ({ ...control, forAdmins: true });

/** A window with these questions. The answer to an empty or missing question is an empty text. */
export function form<F extends Fields, const N extends string>(
  fields: F,
  names: readonly N[],
): Control<F, { readonly answers: Readonly<Record<N, string>> }>;
export function form(fields: Fields, names: readonly string[]): Control {
  return {
    fields,
    chosen: (_, answers) => ({
      answers: Object.fromEntries(names.map((name) => [name, answers.get(name) ?? ''])),
    }),
  };
}

/** Like `posting`, for a window. */
export const postingForm = <F extends Fields, const N extends string>(
  fields: F,
  names: readonly N[],
): Control<F, { readonly answers: Readonly<Record<N, string>> }> => ({
  ...form(fields, names),
  posts: true,
});

/** The same control under each of these names. */
export function each<const N extends string, T>(names: readonly N[], value: T): Readonly<Record<N, T>>;
export function each(names: readonly string[], value: unknown): object {
  return Object.fromEntries(names.map((name) => [name, value]));
}

export type Arrived<C> = C extends Control<infer F, infer V> ? StateOf<F> & V : never;

type Maker<C> =
  C extends Control<infer F> ? (keyof F extends never ? () => Press : (state: StateOf<F>) => Press) : never;

export interface Presses<C extends Controls> {
  readonly command: string;
  readonly controls: C;
  readonly to: { readonly [Action in keyof C]: Maker<C[Action]> };
}

type State = Readonly<Record<string, unknown>>;

export function presses<const C extends Controls>(command: string, controls: C): Presses<C>;
export function presses(command: string, controls: Controls): object {
  const makers = Object.entries(controls).map(([action, { fields }]) => {
    const make = (state: State = {}): Press => ({
      command,
      action,
      args: Object.entries(fields).map(([name, field]) => field.write(own(state, name))),
    });
    return [action, make] as const;
  });
  return { command, controls, to: Object.fromEntries(makers) };
}

/** Reads the state and the choice of a press; `null` if it is not from this bot, or is outdated. */
export function readPress<C extends Control>(
  control: C,
  args: readonly string[],
  values: readonly string[],
  answers: Answers,
): Arrived<C> | null;
export function readPress(
  control: Control,
  args: readonly string[],
  values: readonly string[],
  answers: Answers,
): object | null {
  const state = Object.entries(control.fields).map(
    ([name, field], index) => [name, field.read(args[index] ?? '')] as const,
  );
  const chosen = control.chosen(values, answers);
  if (chosen === null || state.some(([, value]) => value === null)) return null;
  return { ...Object.fromEntries(state), ...chosen };
}
