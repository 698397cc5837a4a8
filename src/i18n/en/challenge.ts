import type { Color } from '../../draughts/types.ts';
import type { ChallengeState, ColorChoice } from '../../game/challenge/challenge.ts';

export const challengeWords = {
  'invitation.to-you': '### ⚔️ {opponent}, {challenger} challenges you!',
  'invitation.to-anyone': '### ⚔️ {challenger} is looking for a game. Who’s in?',
  'invitation.color.white': '{variant}: the challenger plays ⚪ White and moves first.',
  'invitation.color.black': '{variant}: the challenger plays ⚫ Black, so you move first.',
  'invitation.color.random': '{variant}: colors are random.',
  'invitation.position': '{variant} from this position. It’s a casual game.',
  'invitation.position.white': 'The challenger plays ⚪ White.',
  'invitation.position.black': 'The challenger plays ⚫ Black.',
  'invitation.position.random': 'Colors are random.',
  'invitation.turn.white': 'White moves first.',
  'invitation.turn.black': 'Black moves first.',
  'invitation.time': '⏱️ {time}',
  'invitation.expires': '-# This challenge expires {time}.',

  'invitation.accepted': '-# ⚔️ {challenger} and {opponent} are playing. Have a good game!',
  'invitation.declined': '-# {opponent} declined {challenger}’s challenge.',
  'invitation.cancelled': '-# {challenger} withdrew the challenge.',
  'invitation.expired': '-# {challenger}’s challenge expired.',

  'button.accept': 'Accept',
  'button.decline': 'Decline',
  'button.cancel': 'Cancel',

  'closed.open': 'Someone beat you to it. Take another look.',
  'closed.accepted': 'It was accepted, and the game is on.',
  'closed.declined': 'It was declined.',
  'closed.cancelled': 'It was withdrawn.',
  'closed.expired': 'It expired. Start a new one with `/challenge`.',
} as const satisfies Record<
  `invitation.${'color' | 'position'}.${ColorChoice}` | `closed.${ChallengeState}`,
  string
> &
  Record<`invitation.${Exclude<ChallengeState, 'open'>}`, string> &
  Record<`invitation.turn.${Color}`, string> &
  Record<string, string>;
