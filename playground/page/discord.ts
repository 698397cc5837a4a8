/**
 * Our own buttons, menus, and modals, because the library's have no keyboard or screen reader
 * support.
 */
import { unsafeCSS } from 'lit';
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
import styles from './styles/discord.shadow.css';

for (const element of [DiscordAuthorInfo, DiscordCommand, DiscordMessage])
  element.elementStyles = [...element.elementStyles, unsafeCSS(styles)];
