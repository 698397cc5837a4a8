/** Discord's "Apps" menu on a person or a message: the bot's commands for them. */
import { ApplicationCommandType } from 'discord-api-types/v10';
import { type TemplateResult, html, nothing } from 'lit';
import { menusOn, shownName } from '../composer/commands.ts';
import { moreIcon } from '../layout/icons.ts';
import type { ChannelView } from '../state/actions.ts';

const CLASS = 'apps';

interface Target {
  readonly on: 'user' | 'message';
  readonly id: string;
  readonly label: string;
}

const TYPES = { user: ApplicationCommandType.User, message: ApplicationCommandType.Message } as const;

/** A button and its menu, or nothing if the bot has no such command. */
export function appsMenu(view: ChannelView, target: Target): TemplateResult | typeof nothing {
  const commands = menusOn(view.session, view.channelId, TYPES[target.on]);
  if (commands.length === 0) return nothing;
  const id = `${CLASS}-${target.on}-${target.id}`;
  return html`<span class=${CLASS}>
    <button type="button" class="plain" popovertarget=${id} aria-label=${target.label}>${moreIcon}</button>
    <span class="checklist" id=${id} popover role="menu" aria-label="Apps">
      ${commands.map(
        (command) =>
          html`<button
            type="button"
            class="option"
            role="menuitem"
            popovertarget=${id}
            popovertargetaction="hide"
            @click=${() => view.actions.useMenu(command.name, target.on, target.id)}
          >
            ${shownName(command)}
          </button>`,
      )}
    </span>
  </span>`;
}

/** A right click or a long touch opens the menu of its target. */
export function openApps(event: Event): void {
  const { target } = event;
  const isText = target instanceof Element && target.closest('a, input, textarea') !== null;
  if (isText || !(event.currentTarget instanceof Element)) return;
  const button = event.currentTarget.querySelector(`.${CLASS} > button`);
  if (!(button instanceof HTMLButtonElement)) return;
  event.preventDefault();
  button.click();
}
