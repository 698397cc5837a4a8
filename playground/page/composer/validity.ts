/** The fields of a command, and the reasons for the browser to refuse them. */
import { readValue } from './choices.ts';
import { MORE, type OpenCommand } from './openCommand.ts';
import type { Session } from '../../protocol.ts';

export function fieldOf(form: HTMLFormElement | null, name: string): HTMLInputElement | null {
  const input = form?.elements.namedItem(name);
  return input instanceof HTMLInputElement ? input : null;
}

/** Makes the browser show a field's problem instead of sending the form. */
export function checkFields(
  form: HTMLFormElement | null,
  { options }: OpenCommand,
  picked: ReadonlyMap<string, unknown>,
  session: Session,
): void {
  for (const option of options) {
    const input = fieldOf(form, option.name);
    const isValid = picked.has(option.name) || input?.value.trim() === '';
    input?.setCustomValidity(isValid ? '' : readValue(option, input.value, session).problem);
  }
  const more = fieldOf(form, MORE);
  more?.setCustomValidity(more.value.trim() === '' ? '' : 'Not an option of this command.');
}
