/** The whole page: columns, channel, and what lies over them. */
import { html, nothing, type TemplateResult } from 'lit';
import '../composer/composer.ts';
import { messageList } from '../message/list.ts';
import { modalDialog } from '../modal/modal.ts';
import type { ChannelView, View } from '../view.ts';
import { channelColumn } from './channels.ts';
import { guildBar } from './guildBar.ts';
import { lightbox } from './lightbox.ts';
import { notice } from './notice.ts';
import { peopleColumn } from './people.ts';
import { topBar } from './topBar.ts';

export function page(view: View): TemplateResult {
  const { session, channelId } = view.state;
  if (!session || channelId === null) return html`<div class="connecting" role="status">Connecting…</div>`;
  return channelPage({ ...view, session, channelId });
}

function channelPage(view: ChannelView): TemplateResult {
  const { state, actions } = view;
  return html`<div
      class="page"
      data-drawer=${state.drawer ?? 'none'}
      @keydown=${({ key }: KeyboardEvent) => {
        if (key === 'Escape' && state.drawer) actions.slide(null);
      }}
    >
      ${guildBar(view)} ${channelColumn(view)}
      <main class="channel-main">
        ${topBar(view)}
        <div class="channel-body">
          <div class="conversation">
            ${messageList(view)} ${notice(view)} <crown-composer .view=${view}></crown-composer>
          </div>
          ${peopleColumn(view)}
        </div>
      </main>
      <div class="veil" @click=${() => actions.slide(null)}></div>
    </div>
    ${state.modal ? modalDialog(view, state.modal) : nothing}
    ${state.enlarged ? lightbox(view, state.enlarged) : nothing}`;
}
