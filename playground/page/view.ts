/** What every view is drawn from: the state, and what a person can do. */
import type { APIMessage } from 'discord-api-types/v10';
import type { Actions } from './state/actions.ts';
import type { PageState, Session } from './state/state.ts';

export interface View {
  readonly state: PageState;
  readonly actions: Actions;
}

/** A view inside a connection, in the channel that is shown. */
export interface ChannelView extends View {
  readonly session: Session;
  readonly channelId: string;
}

/** A view inside a message. */
export interface MessageView extends ChannelView {
  readonly message: APIMessage;
}
