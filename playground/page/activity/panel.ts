/**
 * The Activity next to the channel, in a frame with an opaque origin, as in the strictest of
 * Discord's clients.
 */
import { type TemplateResult, html, nothing } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { boardIcon, closeIcon, plainButton, launchIcon, shrinkIcon } from '../layout/icons.ts';
import type { ChannelView } from '../state/actions.ts';
import type { OpenActivity } from '../state/state.ts';
import { isNarrow } from './frame.ts';

const addressOf = ({ frameId, instanceId, channelId }: OpenActivity, guildId: string): string =>
  `/.proxy/?${new URLSearchParams({
    instance_id: instanceId,
    frame_id: frameId,
    platform: isNarrow() ? 'mobile' : 'desktop',
    channel_id: channelId,
    location_id: instanceId,
    ...(guildId !== '' && { guild_id: guildId }),
  }).toString()}`;

function linkAsked({ actions }: ChannelView, url: string): TemplateResult {
  return html`<div class="activity-link" role="alert">
    <a href=${url} target="_blank" rel="noreferrer" @click=${actions.forgetLink}>${url} ${launchIcon}</a>
    ${plainButton('Don’t open it', closeIcon, actions.forgetLink)}
  </div>`;
}

export function activityPanel(view: ChannelView): TemplateResult | typeof nothing {
  const { state, actions, session } = view;
  const { activity } = state;
  if (activity === null) return nothing;
  const channel = session.channels.find(({ id }) => id === activity.channelId);
  const guild = channel?.guildId ?? '';
  const isSmall = activity.layout === 'pip';
  return html`<section class="activity" data-layout=${activity.layout} aria-label="Activity">
    <header class="activity-bar">
      <h2>${channel ? `Board in ${channel.name}` : 'Board'}</h2>
      ${plainButton(isSmall ? 'Enlarge the Activity' : 'Shrink the Activity', shrinkIcon, actions.resizeActivity)}
      ${plainButton('Leave the Activity', closeIcon, actions.leaveActivity)}
    </header>
    ${activity.link === null ? nothing : linkAsked(view, activity.link)}
    ${keyed(
      activity.frameId,
      html`<iframe
        title="Activity"
        sandbox="allow-scripts"
        referrerpolicy="origin"
        src=${addressOf(activity, guild)}
      ></iframe>`,
    )}
  </section>`;
}

/** Opens the board of this channel, enlarges it from picture-in-picture, or closes it. */
export function boardButton({
  state,
  actions,
  session,
  channelId,
}: ChannelView): TemplateResult | typeof nothing {
  if (!session.hasActivity) return nothing;
  const { activity } = state;
  const isHere = activity?.channelId === channelId;
  const press = (): void => {
    if (!isHere) actions.launch(channelId);
    else if (activity.layout === 'pip') actions.resizeActivity();
    else actions.leaveActivity();
  };
  return html`<button type="button" class="plain" aria-label="Board" aria-pressed=${isHere} @click=${press}>
    ${boardIcon}
  </button>`;
}
