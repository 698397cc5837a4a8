/** The narrow column at the far left with the one server there is. */
import { html, type TemplateResult } from 'lit';
import type { ChannelView } from '../view.ts';

export const guildBar = ({ session }: ChannelView): TemplateResult =>
  html`<div class="guild-bar" aria-hidden="true">
    <div class="guild shown"><img src="/page/icon.svg" alt="" title=${session.guildName} /></div>
  </div>`;
