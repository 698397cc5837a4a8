/** Discord's section: texts with a thumbnail or a button beside them. */
import { html, type TemplateResult } from 'lit';
import { type APISectionComponent, ComponentType } from 'discord-api-types/v10';
import { button } from './button.ts';
import type { MessageView } from '../view.ts';
import { picture } from './picture.ts';
import { textDisplay } from './textDisplay.ts';

export function section(view: MessageView, { components, accessory }: APISectionComponent): TemplateResult {
  return html`<div class="section">
    <div class="section-texts">${components.map((text) => textDisplay(view, text))}</div>
    <div class="section-accessory">
      ${
        accessory.type === ComponentType.Thumbnail
          ? html`<div class="thumbnail">${picture(view, accessory)}</div>`
          : button(view, accessory)
      }
    </div>
  </div>`;
}
