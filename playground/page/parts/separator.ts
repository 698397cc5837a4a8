/** Discord's separator: a line or only space between components. */
import { html, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { type APISeparatorComponent, SeparatorSpacingSize } from 'discord-api-types/v10';

export function separator({ divider, spacing }: APISeparatorComponent): TemplateResult {
  const classes = { separator: true, large: spacing === SeparatorSpacingSize.Large, line: divider !== false };
  return html`<div
    class=${classMap(classes)}
    role=${divider === false ? 'presentation' : 'separator'}
  ></div>`;
}
