/** What people are told of their games in private, the message of the day, and the choice between these. */
import type { Occasion } from '../../game/calls.ts';
import type { OfferKind } from '../../game/offers.ts';
import type { Way } from '../../game/notices.ts';

type Outcome = 'won' | 'lost' | 'drawn' | 'aborted';

export const noticeWords = {
  'notice.turn': '▶️ It is your move against {opponent} ({variant}, move {number}): {where}',
  'notice.turn-timed':
    '▶️ It is your move against {opponent} ({variant}, move {number}). Your time runs out {time}: {where}',
  'notice.reminder':
    '⏰ It is still your move against {opponent} ({variant}, move {number}), and your time runs out {time}: {where}',
  'notice.offer.draw': '🤝 {opponent} offers you a draw ({variant}, move {number}): {where}',
  'notice.offer.takeback': '↩️ {opponent} asks to take a move back ({variant}, move {number}): {where}',
  'notice.offer.pause': '⏸️ {opponent} asks for a pause ({variant}, move {number}): {where}',
  'notice.offer.rematch': '🔁 {opponent} would like to play you again ({variant}): {where}',
  'notice.end.won': '🏆 You won against {opponent} ({variant}, move {number}): {where}',
  'notice.end.lost': '🏳️ You lost against {opponent} ({variant}, move {number}): {where}',
  'notice.end.drawn': '🤝 Your game against {opponent} was drawn ({variant}, move {number}): {where}',
  'notice.end.aborted': '⌛ Your game against {opponent} was never begun ({variant}): {where}',
  'notice.choose': '-# `/notify` chooses what I write to you, and how.',
  'notice.unwritten':
    '{player}, something waits for you: {where}\n-# Discord does not let me write you direct messages, so from now on I mention you where the game is. `/notify` tells what to do.',

  'digest.title': { one: '### {count} thing waits for you', other: '### {count} things wait for you' },
  'digest.turn': '▶️ **Your move** against {opponent} · {variant}, move {number} · {where}',
  'digest.turn-timed':
    '▶️ **Your move** against {opponent} · {variant}, move {number} · time runs out {time} · {where}',
  'digest.offer.draw': '🤝 {opponent} offers a draw · {variant}, move {number} · {where}',
  'digest.offer.takeback': '↩️ {opponent} asks to take a move back · {variant}, move {number} · {where}',
  'digest.offer.pause': '⏸️ {opponent} asks for a pause · {variant}, move {number} · {where}',
  'digest.offer.rematch': '🔁 {opponent} would like to play again · {variant} · {where}',
  'digest.end.won': '🏆 You won against {opponent} · {variant}, move {number} · {where}',
  'digest.end.lost': '🏳️ You lost against {opponent} · {variant}, move {number} · {where}',
  'digest.end.drawn': '🤝 You drew against {opponent} · {variant}, move {number} · {where}',
  'digest.end.aborted': '⌛ Nobody began the game against {opponent} · {variant} · {where}',
  'digest.more': {
    one: 'And {count} more: `/games` lists them all.',
    other: 'And {count} more: `/games` lists them all.',
  },

  'notify.title': '### How shall I tell you of your games?',
  'notify.shown.turn': '**Your turn:** {way}',
  'notify.shown.reminder': '**Your time runs short:** {way}',
  'notify.shown.offer': '**An offer to answer:** {way}',
  'notify.shown.end': '**The end of a game:** {way}',
  'notify.way.mention': 'a mention in the channel',
  'notify.way.direct': 'a direct message',
  'notify.way.digest': 'in the message of the day',
  'notify.way.nothing': 'nothing',
  'notify.choice.mention': 'A mention in the channel',
  'notify.choice.direct': 'A direct message',
  'notify.choice.digest': 'In one message a day',
  'notify.choice.nothing': 'Nothing',
  'notify.digest':
    'Your message of the day comes at {time} ({zone}), next {next}, and only if something waits. `/notify hour: zone:` changes that.',
  'notify.live': '-# In live games I leave you alone within two minutes of the last move.',
  'notify.refused':
    '⚠️ Discord does not let me write you direct messages, so I mention you in the channel instead. Allow direct messages in the privacy settings of a server where we both are, then choose again below.',
  'menu.notify.turn': 'Your turn …',
  'menu.notify.reminder': 'Your time runs short …',
  'menu.notify.offer': 'An offer to answer …',
  'menu.notify.end': 'The end of a game …',
} as const satisfies Record<`notice.offer.${OfferKind}` | `digest.offer.${OfferKind}`, string> &
  Record<`notice.end.${Outcome}` | `digest.end.${Outcome}`, string> &
  Record<`notify.shown.${Occasion}` | `menu.notify.${Occasion}`, string> &
  Record<`notify.way.${Way}` | `notify.choice.${Way}`, string> &
  Record<string, unknown>;
