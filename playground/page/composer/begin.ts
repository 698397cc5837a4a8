/** Three ways to begin, above the composer of a channel with few messages. */
import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { type TemplateResult, html, nothing } from 'lit';
import type { ChannelView } from '../state/actions.ts';
import { appOf } from '../state/state.ts';

/** In messages. */
const LITTLE = 6;

export function beginnings({ session, channelId, actions }: ChannelView): TemplateResult | typeof nothing {
  const { channels, commands, messages, botOnline } = session;
  const isText = channels.some(({ id, kind }) => id === channelId && kind === 'text');
  const said = messages.filter(({ message }) => message.channel_id === channelId).length;
  const bot = appOf(session);
  if (!isText || said >= LITTLE || !bot || !botOnline || commands.length === 0) return nothing;
  const self = { name: 'opponent', type: ApplicationCommandOptionType.User, value: bot.id };
  return html`<div class="beginnings" role="group" aria-label="Begin">
    ${way('Play a friend', () => actions.command('challenge', []))}
    ${way(`Play ${bot.name}`, () => actions.command('challenge', [self]))}
    ${way('Learn', () => actions.command('learn', []))}
  </div>`;
}

const way = (label: string, begin: () => void): TemplateResult =>
  html`<button type="button" class="button secondary" @click=${begin}>${label}</button>`;
