/** Discord's file component: a card with the file's name and a link to it. */
import { html, type TemplateResult } from 'lit';
import type { APIFileComponent } from 'discord-api-types/v10';
import { documentIcon } from '../layout/icons.ts';

export function fileLink({ file, name }: APIFileComponent): TemplateResult {
  const shown =
    name ?? decodeURIComponent(new URL(file.url, location.href).pathname.split('/').at(-1) ?? 'file');
  return html`<div class="file">
    ${documentIcon}<a href=${file.url} target="_blank" rel="noreferrer" download>${shown}</a>
  </div>`;
}
