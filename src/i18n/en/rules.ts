/** All rules of a variant fit on one screen, so every word counts. */
import type { DrawName } from '../../draughts/ending.ts';
import type { Variant } from '../../draughts/variant.ts';
import type { VariantId } from '../../draughts/variants.ts';
import type { Sentence } from '../sentence.ts';

export const rulesWords = {
  'rules.title': '## {variant}',

  'rules.goal.win': '**Goal:** capture or block all of your opponent’s pieces.',
  'rules.goal.lose': '**Goal:** run out of moves yourself: lose all your pieces or get them blocked.',
  'rules.goal.first-king': '**Goal:** be the first to crown a king, or leave your opponent without a move.',

  'rules.board.lower-left': {
    one: '**Board:** {size} × {size}, a dark corner on your left; {men} men per side on row {rows}.',
    other: '**Board:** {size} × {size}, a dark corner on your left; {men} men per side on rows {rows}.',
  },
  'rules.board.lower-right': {
    one: '**Board:** {size} × {size}, a dark corner on your right; {men} men per side on row {rows}.',
    other: '**Board:** {size} × {size}, a dark corner on your right; {men} men per side on rows {rows}.',
  },
  'rules.board.all': {
    one: '**Board:** {size} × {size}, all squares used; {men} men per side on row {rows}.',
    other: '**Board:** {size} × {size}, all squares used; {men} men per side on rows {rows}.',
  },

  'rules.man.diagonal':
    '**Men** move one square diagonally forward. They jump over a piece to capture it, forward or backward.',
  'rules.man.forward':
    '**Men** move one square diagonally forward. They jump over a piece to capture it, forward only.',
  'rules.man.all-captures':
    '**Men** move one square diagonally forward, but capture in all eight directions: diagonally, straight, and sideways, from dark square to dark square.',
  'rules.man.straight':
    '**Men** move one square forward or sideways, never diagonally. They capture by jumping over a piece in the same directions.',
  'rules.man.straight-captures':
    '**Men** move one square forward, sideways, or diagonally forward, but only capture forward and sideways.',

  'rules.king.short': '**Kings** move one square diagonally and jump over adjacent pieces, in any direction.',
  'rules.king.flying':
    '**Kings** fly along diagonals, capture a piece from a distance, and land anywhere behind it.',
  'rules.king.flying-lands-next':
    '**Kings** fly along diagonals: they capture from a distance, but land on the square right behind the piece.',
  'rules.king.all-captures':
    '**Kings** fly along diagonals, and capture from a distance in all eight directions.',
  'rules.king.straight':
    '**Kings** fly along rows and columns, capture a piece from a distance, and land anywhere behind it.',
  'rules.king.straight-captures':
    '**Kings** fly in all eight directions, but capture only along rows and columns.',
  'rules.king-run': {
    one: 'A king can make at most {count} non-capturing move in a row while its side still has a man.',
    other: 'A king can make at most {count} non-capturing moves in a row while its side still has a man.',
  },

  'rules.duty.free':
    '**Captures are mandatory**, and you must finish them. If there are several, choose any.',
  'rules.duty.most':
    '**Captures are mandatory**, and you must take as many pieces as possible. A king counts as one.',
  'rules.duty.most-then-kings':
    '**Captures are mandatory**, and you must take as many pieces as possible; if tied, as many kings as possible.',
  'rules.duty.king-first':
    '**Captures are mandatory**, and you must finish them. If a king can capture, you must capture with it rather than with a man; otherwise choose any.',
  'rules.duty.italian':
    '**Captures are mandatory**, and you must take as many pieces as possible; if tied, capture with a king; if still tied, take the most kings; then the capture that takes a king soonest.',
  'rules.duty.frisian':
    '**Captures are mandatory**, and you must choose the one that’s worth the most: a king is worth more than one man, but less than two. If tied, capture with a king.',

  'rules.men-spare-kings': 'Men can’t capture kings.',
  'rules.removal.after-move':
    'Captured pieces stay in the way until the move is over; none can be jumped twice.',
  'rules.removal.at-once': 'A captured piece leaves the board at once, so its square can be crossed.',
  'rules.no-turning-back': 'Between two captures, a king can’t reverse direction.',
  'rules.captured.joins-tower':
    'When the move is over, the top of each jumped tower goes under yours, and whatever it covered is free again. No tower can be jumped twice. The top piece shows whose tower it is and how it moves.',

  'rules.crowning.goes-on-as-king':
    '**Crowning:** a man that reaches the last row becomes a king at once, and keeps capturing as one.',
  'rules.crowning.ends-move':
    '**Crowning:** a man that reaches the last row becomes a king, and its move ends.',
  'rules.crowning.goes-on-as-man':
    '**Crowning:** a man that ends its move on the last row becomes a king; one that only passes through doesn’t.',

  'rules.special.russian':
    '**Second picture:** {move}. The man was crowned in passing and kept capturing as a king.',
  'rules.special.poddavki':
    '**Second picture:** {move}. Black had to capture everything. White has nothing left, and wins.',
  'rules.special.bashni':
    '**Second picture:** {move}. The two captured top pieces are now under the tower, and the man that one of them covered is free.',
  'rules.special.international':
    '**Second picture:** {move}. The king stops on {to}: a piece it captured is still there, behind the next one.',
  'rules.special.brazilian':
    '**Second picture:** {move}. The man only passed through the last row, so it stays a man.',
  'rules.special.antidraughts':
    '**Second picture:** {move}. Black had to capture everything. White has nothing left, and wins.',
  'rules.special.frisian': '**Second picture:** {move}. The man captured diagonally, straight, and sideways.',
  'rules.special.frysk':
    '**Second picture:** {move}. Two kings are worth more than the three men that could be captured instead.',
  'rules.special.breakthrough':
    '**Second picture:** {move}. The first king is crowned, and that wins the game.',
  'rules.special.english':
    '**Second picture:** {move}. The man was crowned, which ended its move, though a king could have gone on.',
  'rules.special.pool':
    '**Second picture:** {move}. One piece was captured, though three could have been: you’re free to choose.',
  'rules.special.italian':
    '**Second picture:** {move}. The man had to stop: the next piece is a king, and men can’t capture kings.',
  'rules.special.spanish':
    '**Second picture:** {move}. Of the captures of two pieces, you must choose the one that includes a king.',
  'rules.special.czech':
    '**Second picture:** {move}. The man could have captured, too, but the king had to do it.',
  'rules.special.thai':
    '**Second picture:** {move}. The king came from a distance, but landed right behind each captured piece.',
  'rules.special.canadian':
    '**Second picture:** {move}. One route captures five pieces, the other only two, so the first is mandatory.',
  'rules.special.turkish':
    '**Second picture:** {move}. The first captured piece was already gone, so the king could cross its square to {to}.',
  'rules.special.armenian':
    '**Second picture:** {move}. Men also move diagonally, but never capture that way.',

  'rules.draw.some': '**Draw:** by agreement, or: {reasons}.',
  'rules.draw.none': '**Draw:** only by agreement.',
  'rules.draw.threefold': 'threefold repetition',
  'rules.draw.fourfold': 'fourfold repetition',
  'rules.draw.one-piece-each': 'one piece left on each side',
  'rules.draw.kings-only-15': '15 moves with kings only and no capture',
  'rules.draw.kings-only-25': '25 moves with kings only and no capture',
  'rules.draw.kings-only-40': '40 moves with kings only and no capture',
  'rules.draw.kings-only-50': '50 moves with kings only and no capture',
  'rules.draw.three-kings-15': '15 moves with three kings against one',
  'rules.draw.three-pieces-16': '16 moves with three pieces against a king',
  'rules.draw.two-kings-7': '7 moves with two kings against one',
  'rules.draw.main-road-5': '5 moves with three pieces against a king on the main road (a1–h8)',
  'rules.draw.few-pieces-5': '5 moves with one or two pieces against a king',
  'rules.draw.king-each-2': '2 moves with one king each',
  'rules.draw.standoff-30': '30 moves with no capture or new king (4–5 pieces, kings on both sides)',
  'rules.draw.standoff-60': '60 moves with no capture or new king (6–7 pieces, kings on both sides)',

  'button.all-rules': 'All the rules',
  'button.rules.play': 'Play this game',
  'menu.variant': 'See another variant…',
} as const satisfies Record<`rules.goal.${Variant['goal']}`, string> &
  Record<`rules.board.${Variant['squares']}`, Sentence> &
  Record<`rules.crowning.${Variant['crowning']}`, string> &
  Record<`rules.removal.${Variant['removal']}`, string> &
  Record<`rules.special.${VariantId}`, string> &
  Record<`rules.draw.${DrawName}`, string> &
  Record<string, Sentence>;
