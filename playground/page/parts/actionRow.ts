/** Discord's action row: up to five buttons, or one menu. */
import { html, nothing, type TemplateResult } from 'lit';
import {
  type APIActionRowComponent,
  type APIComponentInMessageActionRow,
  ComponentType,
} from 'discord-api-types/v10';
import { button } from './button.ts';
import type { MessageView } from '../view.ts';
import { selectMenu } from './selectMenu.ts';

export function actionRow(
  view: MessageView,
  { components }: APIActionRowComponent<APIComponentInMessageActionRow>,
): TemplateResult {
  return html`<div class="action-row">
    ${components.map((component) => {
      if (component.type === ComponentType.Button) return button(view, component);
      return component.type === ComponentType.StringSelect ? selectMenu(view, component) : nothing;
    })}
  </div>`;
}
