/**
 * Our own buttons, menus, and modals, because the library's have no keyboard or screen reader
 * support.
 */
import { css, type CSSResultOrNative } from 'lit';
import { DiscordAuthorInfo } from '@skyra/discord-components-core/discord-author-info.js';
import { DiscordCommand } from '@skyra/discord-components-core/discord-command.js';
import { DiscordMessage } from '@skyra/discord-components-core/discord-message.js';
import '@skyra/discord-components-core/discord-mention.js';
import '@skyra/discord-components-core/discord-messages.js';
import '@skyra/discord-components-core/discord-quote.js';
import '@skyra/discord-components-core/discord-reply.js';
import '@skyra/discord-components-core/discord-spoiler.js';
import '@skyra/discord-components-core/discord-subscript.js';
import '@skyra/discord-components-core/discord-time.js';

function restyle(element: { elementStyles: CSSResultOrNative[] }, style: CSSResultOrNative): void {
  element.elementStyles = [...element.elementStyles, style];
}

restyle(
  DiscordAuthorInfo,
  css`
    :host .discord-author-username {
      color: var(--text-strong);
      font-weight: 600;
    }
  `,
);
restyle(
  DiscordMessage,
  css`
    .discord-message-timestamp {
      color: var(--text-faint);
    }
    .discord-message-content {
      min-width: 0;
    }
    .discord-message-inner-center {
      align-items: baseline;
    }
    .discord-message-body-only-indent {
      box-sizing: border-box;
      flex: none;
      margin-left: 0;
      font-size: 11px;
      white-space: nowrap;
    }
  `,
);
restyle(
  DiscordCommand,
  css`
    :host .discord-slash-command-name {
      background: #5865f23d;
      color: #a9bbff !important;
    }
  `,
);
