/**
 * The presses of a command: its buttons and menus by name, each with the state that it carries. Views make presses from
 * the declaration and the command answers them by it, so neither can name one that the other does not know.
 *
 *     export const RESIGN = presses('resign', { in: menu({}), confirm: button({ id: key, ply: count }) });
 *     RESIGN.to.confirm({ id: game.id, ply: game.moves.length })   // in a view
 *     answering(RESIGN, { confirm: (asker, { id, ply }, app) => … }) // in the command
 */
import { own } from '../../draughts/own.ts';
import type { Field } from './field.ts';
import type { Press } from './press.ts';

/** Each part of the state, in the order in which they are written. */
export type Fields = Readonly<Record<string, Field<unknown>>>;

export type StateOf<F extends Fields> = {
  readonly [Name in keyof F]: F[Name] extends Field<infer T> ? T : never;
};

/** What was answered in a window, by the names of its questions; nothing where none was open. */
export type Answers = ReadonlyMap<string, string>;

/** A button, a menu or a window; `chosen` is what a press of it brings beside its state, `null` when that is missing. */
export interface Control<F extends Fields = Fields, V extends object = object> {
  readonly fields: F;
  readonly chosen: (values: readonly string[], answers: Answers) => V | null;
  /** A press of it posts for everyone, though its command does not. */
  readonly posts?: true;
}

export type Controls = Readonly<Record<string, Control>>;

export const button = <F extends Fields>(fields: F): Control<F> => ({
  fields,
  chosen: () => ({}),
});

/** A menu of which one is chosen; what it may be is read as a field is. */
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

/** A menu of which any number can be chosen, none included. */
export const picker = <F extends Fields>(fields: F): Control<F, { readonly values: readonly string[] }> => ({
  fields,
  chosen: (values) => ({ values }),
});

/** A button that posts for everyone, though its command does not: what the bot may do in the channel is looked at first. */
export const posting = <F extends Fields>(fields: F): Control<F> => ({ ...button(fields), posts: true });

/** A window with these questions; one that was left empty, or not asked, is answered with an empty text. */
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

/** The same for each of these names. */
export function each<const N extends string, T>(names: readonly N[], value: T): Readonly<Record<N, T>>;
export function each(names: readonly string[], value: unknown): object {
  return Object.fromEntries(names.map((name) => [name, value]));
}

/** What arrives with a press of the control. */
export type Arrived<C> = C extends Control<infer F, infer V> ? StateOf<F> & V : never;

type Maker<C> =
  C extends Control<infer F> ? (keyof F extends never ? () => Press : (state: StateOf<F>) => Press) : never;

export interface Presses<C extends Controls> {
  readonly command: string;
  readonly controls: C;
  /** Makes the press of each control. */
  readonly to: { readonly [Action in keyof C]: Maker<C[Action]> };
}

type State = Readonly<Record<string, unknown>>;

/** Declares the presses of a command. */
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

/** Reads what a press of a control carries and brings; `null` when it is none of ours, or no longer. */
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
    ([name, field], at) => [name, field.read(args[at] ?? '')] as const,
  );
  const chosen = control.chosen(values, answers);
  if (chosen === null || state.some(([, value]) => value === null)) return null;
  return { ...Object.fromEntries(state), ...chosen };
}
