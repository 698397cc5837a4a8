/** Discord's container: a card around other components, with a coloured edge if it has an accent. */
import { html, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { styleMap } from 'lit/directives/style-map.js';
import type { APIContainerComponent } from 'discord-api-types/v10';
import { cssColour } from './colour.ts';

/** The card; `inside` is its components, drawn. */
export function container({ accent_color }: APIContainerComponent, inside: unknown): TemplateResult {
  const accent = accent_color ?? null;
  return html`<div
    class=${classMap({ container: true, accented: accent !== null })}
    style=${styleMap(accent === null ? {} : { '--accent': cssColour(accent) })}
  >
    ${inside}
  </div>`;
}
