import type { OfferKind } from '../../../game/offers/offers.ts';
import type { OfferCode } from '../../../game/problem.ts';
import type { Sentence } from '../../sentence.ts';

type Verb = 'offer' | 'withdraw';
type Done = 'offered' | 'declined' | 'withdrawn';

export const offerWords = {
  'card.offer.draw': '🤝 {offerer} offers a draw. {addressee}, do you accept?',
  'card.offer.takeback': '↩️ {offerer} asks to take back {move}. {addressee}, do you agree?',
  'card.offer.takeback-answered':
    '↩️ {offerer} asks to take back {move} and the reply. {addressee}, do you agree?',
  'card.offer.rematch': '🔁 {offerer} offers a rematch. {addressee}, do you accept?',

  'card.offer.pause': '⏸️ {offerer} asks for a pause, which stops both clocks. {addressee}, do you agree?',

  'card.declined.draw': '🤝 {player} declined the draw. The game continues.',
  'card.declined.takeback': '↩️ {player} declined the takeback. The game continues.',
  'card.declined.rematch': '🔁 {player} declined the rematch.',
  'card.declined.pause': '⏸️ {player} declined the pause. The game continues.',
  'card.withdrawn.draw': '🤝 {player} withdrew the draw offer. The game continues.',
  'card.withdrawn.takeback': '↩️ {player} withdrew the takeback request. The game continues.',
  'card.withdrawn.rematch': '🔁 {player} withdrew the rematch offer.',
  'card.withdrawn.pause': '⏸️ {player} withdrew the pause request. The game continues.',

  'card.rematch-begun': '-# 🔁 The rematch is on, with colors swapped.',

  'ask.draw': '{opponent} offers you a draw. If you accept, the game ends with no winner.',
  'ask.takeback':
    '{opponent} asks to take back the last move. If you agree, it’s {opponent}’s move again, and any reply of yours is undone, too.',
  'ask.pause':
    '{opponent} asks for a pause. If you agree, both clocks stop until one of you resumes, for up to 30 days.',
  'ask.rematch': '{opponent} offers you a rematch, with colors swapped.',

  'button.offer.draw': 'Offer draw',
  'button.withdraw.draw': 'Withdraw offer',
  'button.offer.takeback': 'Take back',
  'button.withdraw.takeback': 'Withdraw request',
  'button.offer.pause': 'Ask for a pause',
  'button.withdraw.pause': 'Withdraw request',
  'button.resume': 'Resume',
  'button.offer.rematch': 'Rematch',
  'button.withdraw.rematch': 'Withdraw offer',

  'note.offered.draw': 'Your draw offer stands until your opponent responds or moves.',
  'note.declined.draw': 'You declined the draw. The game continues.',
  'note.withdrawn.draw': 'You withdrew your draw offer. The game continues.',
  'note.offered.takeback':
    'You asked to take back your move. Your opponent can agree, decline, or just make a move.',
  'note.declined.takeback': 'You declined the takeback. The game continues.',
  'note.withdrawn.takeback': 'You withdrew your takeback request. The game continues.',
  'note.offered.rematch': 'You offered a rematch. The offer stands until your opponent responds.',
  'note.declined.rematch': 'You declined the rematch.',
  'note.withdrawn.rematch': 'You withdrew your rematch offer.',
  'note.offered.pause':
    'You asked for a pause. The clocks keep running until your opponent agrees; they can also decline or just make a move.',
  'note.declined.pause': 'You declined the pause. The game continues.',
  'note.withdrawn.pause': 'You withdrew your pause request. The game continues.',
  'note.paused': 'You agreed to a pause. Either of you can resume.',
  'note.resumed': 'The clocks are running again.',
  'note.rematch-begun': 'The rematch is on, with colors swapped. Have a good game!',
  'note.taken-back': 'You agreed to the takeback.',

  'problem.draw-already-offered':
    'Your opponent hasn’t responded to your draw offer yet. You can withdraw it.',
  'problem.takeback-already-offered':
    'Your opponent hasn’t responded to your takeback request yet. You can withdraw it.',
  'problem.rematch-already-offered':
    'Your opponent hasn’t responded to your rematch offer yet. You can withdraw it.',
  'problem.no-draw-offer':
    'There’s no draw offer to respond to anymore. You can offer one with `/games do:draw`.',
  'problem.no-takeback-offer':
    'There’s no takeback request to respond to anymore. See the board with `/games`.',
  'problem.no-rematch-offer':
    'There’s no rematch offer to respond to anymore. You can offer one with `/games do:rematch`.',
  'problem.pause-already-offered':
    'Your opponent hasn’t responded to your pause request yet. You can withdraw it.',
  'problem.no-pause-offer':
    'There’s no pause request to respond to anymore. You can ask for one with `/games do:pause`.',
  'problem.pause-too-soon':
    'You already asked for a pause, and it wasn’t accepted. You can ask again after your next move.',
  'problem.no-clock-to-pause':
    'This game has no clock, so there’s nothing to pause. Take all the time you like.',
  'problem.already-paused':
    'This game is already paused, until {until} at the latest. Restart the clocks with `/games do:resume`.',
  'problem.game-paused':
    'This game is paused, until {until} at the latest. Press **Resume** or use `/games do:resume`, then make your move.',
  'problem.not-paused': 'This game isn’t paused. Ask your opponent for a pause with `/games do:pause`.',
  'problem.draw-too-soon': {
    one: 'You offered a draw not long ago. You can offer another after you’ve made {count} more move.',
    other: 'You offered a draw not long ago. You can offer another after you’ve made {count} more moves.',
  },
  'problem.takeback-too-soon':
    'You already asked to take back this move. Play on; you can ask again after your next move.',
  'problem.rematch-too-soon':
    'You already offered a rematch, and it wasn’t accepted. You can still start a new game with `/play`.',
  'problem.game-not-over': 'This game is still going. You can offer a rematch when it’s over.',
  'problem.rematch-begun': 'The rematch of this game is already on.',
  'problem.no-finished-game': 'You haven’t finished a game in this channel yet. Start one with `/play`.',
  'problem.nothing-to-take-back': 'You don’t have a move to take back: make one first.',
  'problem.takeback-offer-waits': 'Your opponent is asking to take back a move. Respond to that first.',
  'problem.draw-offer-waits':
    'Your opponent has already offered a draw. Accept it, or move without offering one yourself.',
} as const satisfies Record<
  | `card.${'offer' | 'declined' | 'withdrawn'}.${OfferKind}`
  | `ask.${OfferKind}`
  | `button.${Verb}.${OfferKind}`,
  string
> &
  Record<`note.${Done}.${OfferKind}`, string> &
  Record<`problem.${OfferCode}`, Sentence> &
  Record<string, Sentence>;
