/** A menu in a modal: the list of messages, whose choice waits in a hidden input until the modal is sent in. */
import { html, type TemplateResult } from 'lit';
import { createRef, ref } from 'lit/directives/ref.js';
import type { APISelectMenuComponent } from 'discord-api-types/v10';
import { offered } from '../parts/offered.ts';
import '../parts/dropdown.ts';
import type { Session } from '../state/state.ts';

export function menuField(session: Session, label: string, menu: APISelectMenuComponent): TemplateResult {
  const shown = offered(session, { ...menu, placeholder: menu.placeholder ?? label });
  const held = shown.options.filter((option) => option.default).map(({ value }) => value);
  const input = createRef<HTMLInputElement>();
  const choose = ({ detail }: CustomEvent<readonly string[]>): void => {
    if (input.value) input.value.value = detail.join(',');
  };
  return html`<crown-dropdown .menu=${shown} @choose=${choose}></crown-dropdown
    ><input type="hidden" name=${menu.custom_id} .defaultValue=${held.join(',')} ${ref(input)} />`;
}
