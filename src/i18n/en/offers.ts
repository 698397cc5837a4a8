/** The words of offers: on the card, on buttons, in the answers to them. */
import type { OfferKind } from '../../game/offers.ts';
import type { OfferCode } from '../../game/problem.ts';
import type { Sentence } from '../sentence.ts';

type Verb = 'offer' | 'accept' | 'decline' | 'withdraw';
type Done = 'offered' | 'declined' | 'withdrawn';

export const offerWords = {
  'card.offer.draw': '🤝 {offerer} offers a draw. {addressee}, do you accept?',
  'card.offer.takeback': '↩️ {offerer} asks to take the last move back. {addressee}, do you agree?',
  'card.offer.rematch': '🔁 {offerer} would like to play again. {addressee}, do you accept?',

  'card.offer.pause':
    '⏸️ {offerer} asks for a pause, in which both clocks stand still. {addressee}, do you agree?',

  'card.rematch-begun': '-# 🔁 They are playing again, with colours swapped.',

  'ask.draw': '{opponent} offers you a draw. If you accept, the game ends without a winner.',
  'ask.takeback':
    '{opponent} asks to take the last move back. If you agree, it is {opponent}’s move again, and an answer of yours is undone too.',
  'ask.pause':
    '{opponent} asks for a pause. If you agree, both clocks stand still until one of you resumes, for 30 days at most.',
  'ask.rematch': '{opponent} would like to play again, with colours swapped.',

  'button.offer.draw': 'Offer draw',
  'button.accept.draw': 'Accept draw',
  'button.decline.draw': 'Decline draw',
  'button.withdraw.draw': 'Withdraw offer',
  'button.offer.takeback': 'Take back',
  'button.accept.takeback': 'Accept takeback',
  'button.decline.takeback': 'Decline takeback',
  'button.withdraw.takeback': 'Withdraw takeback',
  'button.offer.pause': 'Ask for a pause',
  'button.accept.pause': 'Accept pause',
  'button.decline.pause': 'Decline pause',
  'button.withdraw.pause': 'Withdraw pause',
  'button.resume': 'Resume',
  'button.offer.rematch': 'Rematch',
  'button.accept.rematch': 'Accept rematch',
  'button.decline.rematch': 'Decline rematch',
  'button.withdraw.rematch': 'Withdraw rematch',

  'note.offered.draw': 'Your draw offer stands until your opponent answers it or moves.',
  'note.declined.draw': 'You declined the draw. The game goes on.',
  'note.withdrawn.draw': 'You took your draw offer back. The game goes on.',
  'note.offered.takeback': 'You asked to take your move back. Your opponent may agree, decline or move on.',
  'note.declined.takeback': 'You declined the takeback. The game goes on.',
  'note.withdrawn.takeback': 'You no longer ask to take your move back. The game goes on.',
  'note.offered.rematch': 'You offered a rematch. It stands until your opponent answers.',
  'note.declined.rematch': 'You declined the rematch.',
  'note.withdrawn.rematch': 'You withdrew the rematch.',
  'note.offered.pause':
    'You asked for a pause. The clocks run on until your opponent agrees; they may also decline or move on.',
  'note.declined.pause': 'You declined the pause. The game goes on.',
  'note.withdrawn.pause': 'You no longer ask for a pause. The game goes on.',
  'note.paused': 'You agreed on a pause. Either of you can resume.',
  'note.resumed': 'The clocks run again.',
  'note.rematch-begun': 'You are playing again, with colours swapped. Good game!',
  'note.taken-back': 'You agreed to the takeback.',

  'problem.draw-already-offered':
    'Your draw offer is still open; your opponent has yet to answer. `/board` lets you withdraw it.',
  'problem.takeback-already-offered':
    'You have asked to take a move back; your opponent has yet to answer. `/board` lets you withdraw that.',
  'problem.rematch-already-offered': 'You have offered a rematch; your opponent has yet to answer.',
  'problem.no-draw-offer': 'There is no draw offer to answer any more.',
  'problem.no-takeback-offer': 'Nobody asks to take a move back any more.',
  'problem.no-rematch-offer': 'There is no rematch to answer any more.',
  'problem.pause-already-offered':
    'You have asked for a pause; your opponent has yet to answer. `/board` lets you withdraw that.',
  'problem.no-pause-offer': 'Nobody asks for a pause any more.',
  'problem.pause-too-soon':
    'You have asked for a pause already, and it came to nothing. You can ask again after your next move.',
  'problem.no-clock-to-pause': 'This game has no clock that could be stopped: take all the time you like.',
  'problem.already-paused':
    'This game is paused, until {until} at the latest. `/resume` lets the clocks run again.',
  'problem.game-paused':
    'This game is paused, until {until} at the latest. Press **Resume** or use `/resume`, then make your move.',
  'problem.not-paused': 'This game is not paused. `/pause` asks your opponent for a pause.',
  'problem.draw-too-soon': {
    one: 'You offered a draw not long ago. After {count} more move of yours you can offer again.',
    other: 'You offered a draw not long ago. After {count} more moves of yours you can offer again.',
  },
  'problem.takeback-too-soon':
    'You have asked about this move already. Play on; you can ask again after your next move.',
  'problem.rematch-too-soon':
    'You have offered a rematch already, and it came to nothing. `/challenge` invites them to a new game.',
  'problem.game-not-over': 'This game still goes on. A rematch can be offered when it is over.',
  'problem.rematch-begun': 'The rematch of this game has begun already. `/games` shows it.',
  'problem.no-finished-game': 'You have finished no game in this channel. `/challenge` starts one.',
  'problem.nothing-to-take-back': 'You have made no move that could be taken back.',
  'problem.takeback-offer-waits':
    'Your opponent asks to take a move back. Answer that first: `/takeback` shows it.',
  'problem.draw-offer-waits':
    'Your opponent offers a draw already. `/draw` lets you accept it; or move without offering one yourself.',
} as const satisfies Record<
  `card.offer.${OfferKind}` | `ask.${OfferKind}` | `button.${Verb}.${OfferKind}`,
  string
> &
  Record<`note.${Done}.${OfferKind}`, string> &
  Record<`problem.${OfferCode}`, Sentence> &
  Record<string, Sentence>;
