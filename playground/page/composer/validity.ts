/** The fields of a command, and what the browser refuses in them. */
import { problemOf } from './choices.ts';
import { MORE, type OpenCommand } from './openCommand.ts';
import type { Session } from '../../protocol.ts';

export function fieldOf(form: HTMLFormElement | null, name: string): HTMLInputElement | null {
  const input = form?.elements.namedItem(name);
  return input instanceof HTMLInputElement ? input : null;
}

/** The browser shows a field's problem instead of sending the form. */
export function checkFields(
  form: HTMLFormElement | null,
  { options }: OpenCommand,
  picked: ReadonlyMap<string, unknown>,
  session: Session,
): void {
  for (const option of options) {
    const input = fieldOf(form, option.name);
    input?.setCustomValidity(picked.has(option.name) ? '' : problemOf(option, input.value, session));
  }
  const more = fieldOf(form, MORE);
  more?.setCustomValidity(more.value.trim() === '' ? '' : 'Not an option of this command.');
}
