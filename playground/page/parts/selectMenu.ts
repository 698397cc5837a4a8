/** Discord's select menu, as a message shows it; the element below it does the opening and choosing. */
import { html, type TemplateResult } from 'lit';
import type { APISelectMenuComponent } from 'discord-api-types/v10';
import type { MessageView } from '../view.ts';
import { offered } from './offered.ts';
import { isWaiting } from './progress.ts';
import './dropdown.ts';

export const selectMenu = (view: MessageView, menu: APISelectMenuComponent): TemplateResult =>
  html`<crown-dropdown
    .menu=${offered(view.session, menu)}
    .waiting=${isWaiting(view, menu.custom_id)}
    @choose=${({ detail }: CustomEvent<readonly string[]>) =>
      view.actions.choose(view.message.id, menu.custom_id, detail)}
  ></crown-dropdown>`;
