/** The words of an invitation to play, open and closed. */
import type { Color } from '../../draughts/types.ts';
import type { ChallengeState, ColorChoice } from '../../game/challenge.ts';

export const challengeWords = {
  'invitation.to-you': '### ⚔️ {opponent}, {challenger} challenges you!',
  'invitation.to-anyone': '### ⚔️ {challenger} is looking for a game. Who will play?',
  'invitation.color.white': '{variant}: the challenger plays ⚪ White and moves first.',
  'invitation.color.black': '{variant}: the challenger plays ⚫ Black, so you move first.',
  'invitation.color.random': '{variant}: a coin decides who plays ⚪ White.',
  'invitation.position': '{variant} from this position. It is a casual game.',
  'invitation.position.white': 'The challenger plays ⚪ White.',
  'invitation.position.black': 'The challenger plays ⚫ Black.',
  'invitation.position.random': 'A coin decides who plays ⚪ White.',
  'invitation.turn.white': 'White moves first.',
  'invitation.turn.black': 'Black moves first.',
  'invitation.time': '⏱️ {time}',
  'invitation.expires': '-# The challenge ends {time}.',

  'invitation.accepted': '-# ⚔️ {challenger} and {opponent} are playing. Good game!',
  'invitation.declined': '-# {opponent} declined the challenge of {challenger}.',
  'invitation.cancelled': '-# {challenger} took the challenge back.',
  'invitation.expired': '-# The challenge of {challenger} ended without an answer.',

  'button.accept': 'Accept',
  'button.decline': 'Decline',
  'button.cancel': 'Cancel',

  'closed.open': 'Someone else was quicker. Look at it again.',
  'closed.accepted': 'It was accepted, and its game has begun.',
  'closed.declined': 'It was declined.',
  'closed.cancelled': 'The challenger took it back.',
  'closed.expired': 'It ended without an answer. `/challenge` makes a new one.',
} as const satisfies Record<
  `invitation.${'color' | 'position'}.${ColorChoice}` | `closed.${ChallengeState}`,
  string
> &
  Record<`invitation.${Exclude<ChallengeState, 'open'>}`, string> &
  Record<`invitation.turn.${Color}`, string> &
  Record<string, string>;
