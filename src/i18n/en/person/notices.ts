import type { Occasion } from '../../../game/calls/calls.ts';
import type { OfferKind } from '../../../game/offers/offers.ts';

type NoticeOutcome = 'won' | 'lost' | 'drawn' | 'aborted' | 'annulled' | 'forfeit' | 'match-over';

export const noticeWords = {
  'notice.turn': '▶️ It’s your move against {opponent} ({variant}, move {number}): {where}',
  'notice.turn-timed':
    '▶️ It’s your move against {opponent} ({variant}, move {number}). Your time runs out {time}: {where}',
  'notice.waiting': '⏳ It’s {opponent}’s move against you ({variant}, move {number}): {where}',
  'notice.unposted':
    '-# I can’t post in this game’s channel, so the board is here. I’ll post it there as soon as I can.',
  'notice.reminder':
    '⏰ It’s still your move against {opponent} ({variant}, move {number}), and your time runs out {time}: {where}',
  'notice.offer.draw': '🤝 {opponent} offers you a draw ({variant}, move {number}): {where}',
  'notice.offer.takeback': '↩️ {opponent} asks to take back a move ({variant}, move {number}): {where}',
  'notice.offer.pause': '⏸️ {opponent} asks for a pause ({variant}, move {number}): {where}',
  'notice.offer.rematch': '🔁 {opponent} offers you a rematch ({variant}): {where}',
  'notice.end.won': '🏆 You won against {opponent} ({variant}, move {number}): {where}',
  'notice.end.lost': '🏳️ You lost against {opponent} ({variant}, move {number}): {where}',
  'notice.end.drawn': '🤝 Your game against {opponent} was drawn ({variant}, move {number}): {where}',
  'notice.end.aborted': '⌛ Your game against {opponent} never started ({variant}): {where}',
  'notice.end.annulled':
    '♻️ Your game against {opponent} was voided, so it doesn’t count ({variant}): {where}',
  'notice.end.forfeit':
    '🏆 {opponent} never made a move, so you win your tournament game by forfeit ({variant}): {where}',
  'notice.end.match-over':
    '⌛ Your game against {opponent} never started, so your match is over ({variant}): {where}',
  'notice.choose': '-# Choose what I notify you about, and how, with `/preferences`.',
  'notice.unwritten':
    '{player}, you have something waiting: {where}\n-# Discord won’t let me send you direct messages, so from now on I’ll mention you where the game is. To fix that, see `/preferences`.',

  'digest.title': {
    one: '### {count} thing needs your attention',
    other: '### {count} things need your attention',
  },
  'digest.turn': '▶️ **Your move** against {opponent} · {variant}, move {number} · {where}',
  'digest.turn-timed':
    '▶️ **Your move** against {opponent} · {variant}, move {number} · time runs out {time} · {where}',
  'digest.offer.draw': '🤝 {opponent} offers a draw · {variant}, move {number} · {where}',
  'digest.offer.takeback': '↩️ {opponent} asks to take back a move · {variant}, move {number} · {where}',
  'digest.offer.pause': '⏸️ {opponent} asks for a pause · {variant}, move {number} · {where}',
  'digest.offer.rematch': '🔁 {opponent} offers a rematch · {variant} · {where}',
  'digest.end.won': '🏆 You won against {opponent} · {variant}, move {number} · {where}',
  'digest.end.lost': '🏳️ You lost against {opponent} · {variant}, move {number} · {where}',
  'digest.end.drawn': '🤝 You drew against {opponent} · {variant}, move {number} · {where}',
  'digest.end.aborted': '⌛ Your game against {opponent} never started · {variant} · {where}',
  'digest.end.annulled': '♻️ Your game against {opponent} was voided · {variant} · {where}',
  'digest.end.forfeit': '🏆 You won by forfeit against {opponent} · {variant} · {where}',
  'digest.end.match-over':
    '⌛ Your match against {opponent} is over: a game never started · {variant} · {where}',
  'digest.more': {
    one: 'And {count} more: see them all with `/games`.',
    other: 'And {count} more: see them all with `/games`.',
  },

  'notify.title': '### How should I notify you?',
  'notify.about.turn': '**It’s your turn**',
  'notify.about.reminder': '**Your time is running out**',
  'notify.about.offer': '**Offers and requests**',
  'notify.about.end': '**A game ends**',
  'notify.hour': '**Time of the daily summary**',
  'notify.digest': '-# The next summary comes {next}, if there’s anything to report.',
  'notify.zone': '-# Time zone: {zone} (change it with `/preferences zone:`)',
  'notify.live': '-# In games with a real-time clock, I won’t notify you until two minutes after a move.',
  'notify.refused':
    '⚠️ Discord won’t let me send you direct messages, so I’ll mention you in the channel instead. To change that, allow direct messages in the privacy settings of a server we share, then choose again below.',
  'menu.notify.turn': 'Your turn…',
  'menu.notify.reminder': 'Your time is running out…',
  'menu.notify.offer': 'Offers and requests…',
  'menu.notify.end': 'When a game ends…',
  'menu.notify.hour': 'At what time?',
} as const satisfies Record<`notice.offer.${OfferKind}` | `digest.offer.${OfferKind}`, string> &
  Record<`notice.end.${NoticeOutcome}` | `digest.end.${NoticeOutcome}`, string> &
  Record<`notify.about.${Occasion}` | `menu.notify.${Occasion}`, string> &
  Record<string, unknown>;
