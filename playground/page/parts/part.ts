/** Draws a message's components, Discord's Components V2 and the older rows, each by its own view. */
import { nothing, type TemplateResult } from 'lit';
import { type APIMessageTopLevelComponent, ComponentType } from 'discord-api-types/v10';
import type { MessageView } from '../view.ts';
import { actionRow } from './actionRow.ts';
import { container } from './container.ts';
import { fileLink } from './fileLink.ts';
import { gallery } from './gallery.ts';
import { section } from './section.ts';
import { separator } from './separator.ts';
import { textDisplay } from './textDisplay.ts';

/** One component; what Discord has and this page has not is left out. */
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
