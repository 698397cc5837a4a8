import { type APIMessageTopLevelComponent, ComponentType, SeparatorSpacingSize } from 'discord-api-types/v10';
import { type TemplateResult, html } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { styleMap } from 'lit/directives/style-map.js';
import { documentIcon } from '../layout/icons.ts';
import { markdown } from '../markdown/show.ts';
import { button } from './button.ts';
import { gallery, picture } from './picture.ts';
import { selectMenu } from './select.ts';
import type { MessageView } from '../state/actions.ts';

const cssColour = (colour: number): string => `#${colour.toString(16).padStart(6, '0')}`;

export function part(view: MessageView, component: APIMessageTopLevelComponent): TemplateResult {
  switch (component.type) {
    case ComponentType.Container: {
      const accent = component.accent_color ?? null;
      return html`<div
        class=${classMap({ container: true, accented: accent !== null })}
        style=${styleMap(accent === null ? {} : { '--accent': cssColour(accent) })}
      >
        ${component.components.map((inner) => part(view, inner))}
      </div>`;
    }
    case ComponentType.TextDisplay:
      return markdown(component.content, view.session);
    case ComponentType.Section: {
      const { components, accessory } = component;
      return html`<div class="section">
        <div class="section-texts">${components.map((text) => part(view, text))}</div>
        <div class="section-accessory">
          ${
            accessory.type === ComponentType.Thumbnail
              ? html`<div class="thumbnail">${picture(view, accessory)}</div>`
              : button(view, accessory)
          }
        </div>
      </div>`;
    }
    case ComponentType.MediaGallery:
      return gallery(view, component.items);
    case ComponentType.Separator: {
      const isLine = component.divider !== false;
      const large = component.spacing === SeparatorSpacingSize.Large;
      return html`<div
        class=${classMap({ separator: true, large, line: isLine })}
        role=${isLine ? 'separator' : 'presentation'}
      ></div>`;
    }
    case ComponentType.ActionRow:
      return html`<div class="action-row">
        ${component.components.map((each) =>
          each.type === ComponentType.Button ? button(view, each) : selectMenu(view, each),
        )}
      </div>`;
    case ComponentType.File: {
      const { url } = component.file;
      const path = decodeURIComponent(new URL(url, location.href).pathname);
      return html`<div class="file">
        ${documentIcon}<a href=${url} target="_blank" rel="noreferrer" download
          >${component.name ?? path.split('/').at(-1)}</a
        >
      </div>`;
    }
  }
}
