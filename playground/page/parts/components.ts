import {
  type APIActionRowComponent,
  type APIComponentInMessageActionRow,
  type APIContainerComponent,
  type APIFileComponent,
  type APIMessageTopLevelComponent,
  type APISectionComponent,
  type APISeparatorComponent,
  type APITextDisplayComponent,
  ComponentType,
  SeparatorSpacingSize,
} from 'discord-api-types/v10';
import { type TemplateResult, html, nothing } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { styleMap } from 'lit/directives/style-map.js';
import { documentIcon } from '../layout/icons.ts';
import { markdown } from '../markdown/show.ts';
import { button } from './button.ts';
import { gallery, picture } from './picture.ts';
import { selectMenu } from './select.ts';
import type { ChannelView, MessageView } from '../state/actions.ts';

export function part(
  view: MessageView,
  component: APIMessageTopLevelComponent,
): TemplateResult | typeof nothing {
  switch (component.type) {
    case ComponentType.Container:
      return container(
        component,
        component.components.map((inner) => part(view, inner)),
      );
    case ComponentType.TextDisplay:
      return textDisplay(view, component);
    case ComponentType.Section:
      return section(view, component);
    case ComponentType.MediaGallery:
      return gallery(view, component.items);
    case ComponentType.Separator:
      return separator(component);
    case ComponentType.ActionRow:
      return actionRow(view, component);
    case ComponentType.File:
      return fileLink(component);
    default:
      return nothing;
  }
}

function actionRow(
  view: MessageView,
  { components }: APIActionRowComponent<APIComponentInMessageActionRow>,
): TemplateResult {
  return html`<div class="action-row">
    ${components.map((component) =>
      component.type === ComponentType.Button ? button(view, component) : selectMenu(view, component),
    )}
  </div>`;
}

function container({ accent_color }: APIContainerComponent, inside: unknown): TemplateResult {
  const accent = accent_color ?? null;
  return html`<div
    class=${classMap({ container: true, accented: accent !== null })}
    style=${styleMap(accent === null ? {} : { '--accent': cssColour(accent) })}
  >
    ${inside}
  </div>`;
}

const cssColour = (colour: number): string => `#${colour.toString(16).padStart(6, '0')}`;

function fileLink({ file, name }: APIFileComponent): TemplateResult {
  const shown =
    name ?? decodeURIComponent(new URL(file.url, location.href).pathname.split('/').at(-1) ?? 'file');
  return html`<div class="file">
    ${documentIcon}<a href=${file.url} target="_blank" rel="noreferrer" download>${shown}</a>
  </div>`;
}

function section(view: MessageView, { components, accessory }: APISectionComponent): TemplateResult {
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

function separator({ divider, spacing }: APISeparatorComponent): TemplateResult {
  const classes = { separator: true, large: spacing === SeparatorSpacingSize.Large, line: divider !== false };
  return html`<div
    class=${classMap(classes)}
    role=${divider === false ? 'presentation' : 'separator'}
  ></div>`;
}

const textDisplay = ({ session }: ChannelView, { content }: APITextDisplayComponent): TemplateResult =>
  markdown(content, session);
