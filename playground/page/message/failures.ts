/** Discord's red line under a message whose button or menu the bot did not answer. */
import { html, type TemplateResult } from 'lit';
import { warningIcon } from '../layout/icons.ts';
import type { MessageView } from '../view.ts';

export const failures = ({ state, message, actions }: MessageView): readonly TemplateResult[] =>
  state.waiting
    .filter(
      ({ cause, progress }) =>
        progress === 'failed' && cause.kind === 'component' && cause.messageId === message.id,
    )
    .map(
      ({ nonce, reason }) =>
        html`<div class="failure" role="alert" @click=${() => actions.forget(nonce)}>
          ${warningIcon}<span title=${reason}>This interaction failed</span>
        </div>`,
    );
