import type { Color } from '../../../draughts/types.ts';
import type { ChallengeState, ColorChoice } from '../../../game/challenge/challenge.ts';

export const challengeWords = {
  'invitation.to-you': '### ⚔️ {opponent}, {challenger} challenges you!',
  'invitation.to-anyone': '### ⚔️ {challenger} is looking for a game. Who’s in?',
  'invitation.color.white': '{variant}: {challenger} plays ⚪ White.',
  'invitation.color.black': '{variant}: {challenger} plays ⚫ Black.',
  'invitation.color.random': '{variant}: colors are random.',
  'invitation.position': '{variant} from this position. It’s a casual game.',
  'invitation.position.white': '{challenger} plays ⚪ White.',
  'invitation.position.black': '{challenger} plays ⚫ Black.',
  'invitation.position.random': 'Colors are random.',
  'invitation.turn.white': 'White moves first.',
  'invitation.turn.black': 'Black moves first.',
  'invitation.time': '⏱️ {time}',
  'invitation.no-clock': '⏱️ No clock, first move within 24 hours',
  'invitation.ratings': '-# {ratings}',
  'button.what-rules': 'What are the rules?',
  'invitation.expires': '-# This challenge expires {time}.',

  'challenge.ask': 'Challenge someone',
  'challenge.ask.opponent': 'Opponent',
  'challenge.ask.opponent-hint': 'Leave empty to let anyone accept.',
  'challenge.ask.variant': 'Variant',
  'challenge.ask.time': 'Time control',
  'challenge.ask.match': 'A match, or a starting position',
  'challenge.ask.match-hint':
    'For a match: 4 games, or 5 points. For a casual game: a FEN, or the name of an opening.',
  'challenge.ask.more': 'Rated or casual, color, and more',
  'challenge.ask.more.rated': 'Rated (otherwise casual)',
  'challenge.ask.more.white': 'I play White',
  'challenge.ask.more.black': 'I play Black',
  'challenge.ask.more.weekends': 'The clocks stop on Saturdays and Sundays',
  'challenge.ask.more.openings': 'Random openings',
  'problem.challenge-both-colors': 'You can’t play both colors. Choose one, or neither for a random color.',
  'button.challenge.again': 'Change the challenge',

  'invitation.accepted': '-# ⚔️ {challenger} and {opponent} are playing. Have a good game!',
  'invitation.declined': '-# {opponent} declined {challenger}’s challenge.',
  'invitation.cancelled': '-# {challenger} withdrew the challenge.',
  'invitation.expired': '-# {challenger}’s challenge expired.',

  'button.accept': 'Accept',
  'button.decline': 'Decline',
  'button.cancel': 'Cancel',

  'seek.rated': 'rated',
  'seek.casual': 'casual',
  'seek.everywhere':
    '-# Also in other servers. If your opponent is there, both servers will see your game and your name.',
  'seek.found-elsewhere':
    'Opponent found in another server. Your board will appear here in a moment. Have a good game!',
  'seek.waiting': '### 🔍 You’re looking for an opponent',
  'seek.shown': '-# Shown in {channels}. It ends {time}, or when your game begins.',
  'seek.own': 'This is your own request. Wait for someone to accept it, or press **Stop looking**.',
  'seek.withdrawn': 'You’re no longer looking for an opponent.',
  'seek.found': 'Opponent found. Have a good game!',
  'button.seek.withdraw': 'Stop looking',

  'closed.open': 'Someone beat you to it. Take another look.',
  'closed.accepted': 'It was accepted, and the game is on.',
  'closed.declined': 'It was declined.',
  'closed.cancelled': 'It was withdrawn.',
  'closed.expired': 'It expired. Start a new one with `/play`.',
} as const satisfies Record<
  `invitation.${'color' | 'position'}.${ColorChoice}` | `closed.${ChallengeState}`,
  string
> &
  Record<`invitation.${Exclude<ChallengeState, 'open'>}`, string> &
  Record<`invitation.turn.${Color}`, string> &
  Record<string, string>;
