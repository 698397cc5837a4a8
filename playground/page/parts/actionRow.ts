/** Discord's action row: up to five buttons, or one menu. */
import { html, type TemplateResult } from 'lit';
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
    ${components.map((component) =>
      component.type === ComponentType.Button ? button(view, component) : selectMenu(view, component),
    )}
  </div>`;
}
