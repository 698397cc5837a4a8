/** A challenge as everyone sees it: open with its buttons, or closed as one line. */
import type { Block, Button, Screen } from '../app/screen.ts';
import type { Challenge } from '../game/challenge.ts';
import type { Say } from '../i18n/say.ts';
import { OPEN_ACCENT } from './accents.ts';
import { mention, quiet, relativeTime, text } from './blocks.ts';

/** The actions of an invitation's buttons; their one argument is the challenge's id. */
const INVITATION_ACTIONS = ['accept', 'decline', 'cancel'] as const;
type InvitationAction = (typeof INVITATION_ACTIONS)[number];

const STYLES = { accept: 'success', decline: 'secondary', cancel: 'secondary' } as const;

const makeButton = (say: Say, challenge: Challenge, action: InvitationAction): Button => ({
  press: { command: 'challenge', action, args: [challenge.id] },
  label: say(`button.${action}`),
  style: STYLES[action],
});

function headline(say: Say, { challenger, opponent }: Challenge): string {
  if (!opponent) return say('invitation.to-anyone', { challenger: mention(challenger) });
  return say('invitation.to-you', { opponent: mention(opponent), challenger: mention(challenger) });
}

function openBlocks(say: Say, challenge: Challenge): readonly Block[] {
  const actions = INVITATION_ACTIONS.filter((action) => challenge.opponent || action !== 'decline');
  return [
    text(
      headline(say, challenge),
      say(`invitation.color.${challenge.color}`, { variant: say(`variant.${challenge.variant}`) }),
      say('invitation.expires', { time: relativeTime(challenge.expiresAt) }),
    ),
    { kind: 'buttons', buttons: actions.map((action) => makeButton(say, challenge, action)) },
  ];
}

function closedLine(say: Say, challenge: Challenge, state: Exclude<Challenge['state'], 'open'>): string {
  const challenger = mention(challenge.challenger);
  if (state === 'cancelled' || state === 'expired') return say(`invitation.${state}`, { challenger });
  if (!challenge.opponent) return say('invitation.accepted-by-anyone', { challenger });
  return say(`invitation.${state}`, { challenger, opponent: mention(challenge.opponent) });
}

/** The invitation in its present state; only an open one notifies, and only whom it is for. */
export function invitationScreen(say: Say, challenge: Challenge): Screen {
  const { state, opponent } = challenge;
  if (state !== 'open') return quiet(text(closedLine(say, challenge, state)));
  return {
    blocks: openBlocks(say, challenge),
    accent: OPEN_ACCENT,
    notifies: opponent ? [opponent.id] : [],
  };
}
