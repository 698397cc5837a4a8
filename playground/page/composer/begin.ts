/** Buttons for ways to begin, above the composer of a channel for games. */
import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { type TemplateResult, html, nothing } from 'lit';
import type { ChannelView } from '../state/actions.ts';
import { appOf } from '../state/state.ts';
import { offeredIn } from './commands.ts';

export function beginnings({
  state,
  session,
  channelId,
  actions,
}: ChannelView): TemplateResult | typeof nothing {
  const bot = appOf(session);
  const isOffered = offeredIn(session, channelId).some(({ name }) => name === 'play');
  if (!bot || !session.botOnline || !isOffered) return nothing;
  const self = { name: 'opponent', type: ApplicationCommandOptionType.User, value: bot.id };
  return html`${session.board === channelId && !state.isBoardKnown ? BOARD_HINT : nothing}
    <div class="beginnings" role="group" aria-label="Begin">
      ${way('Play a friend', () => actions.command('play', []))}
      ${way(`Play ${bot.name}`, () => actions.command('play', [self]))}
      ${way('Puzzle', () => actions.command('puzzle', []))}
      ${way('Learn', () => actions.command('learn', []))}
    </div>`;
}

const BOARD_HINT = html`<p class="board-hint">Press <strong>Board</strong> to move the pieces yourself.</p>`;

const way = (label: string, begin: () => void): TemplateResult =>
  html`<button type="button" class="button secondary" @click=${begin}>${label}</button>`;
