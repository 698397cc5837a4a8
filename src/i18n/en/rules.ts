/**
 * The rules of each variant on one screen, so every word counts. What differs by a fact of the variant has a sentence for
 * each value of it.
 */
import type { DrawName } from '../../draughts/ending.ts';
import type { Variant } from '../../draughts/variant.ts';
import type { VariantId } from '../../draughts/variants.ts';
import type { Sentence } from '../sentence.ts';

export const rulesWords = {
  'rules.title': '## {variant}',

  'rules.goal.win': '**Goal:** leave the other side without a move: capture its pieces, or block them.',
  'rules.goal.lose': '**Goal:** have no move left yourself: lose all your pieces, or get them blocked.',
  'rules.goal.first-king': '**Goal:** be the first to crown a king, or leave the other side without a move.',

  'rules.board.lower-left': {
    one: '**Board:** {size} × {size}, a dark corner at your left; {men} men each on row {rows}. White begins.',
    other:
      '**Board:** {size} × {size}, a dark corner at your left; {men} men each on rows {rows}. White begins.',
  },
  'rules.board.lower-right': {
    one: '**Board:** {size} × {size}, a dark corner at your right; {men} men each on row {rows}. White begins.',
    other:
      '**Board:** {size} × {size}, a dark corner at your right; {men} men each on rows {rows}. White begins.',
  },
  'rules.board.all': {
    one: '**Board:** {size} × {size}, all squares; {men} men each on row {rows}. White begins.',
    other: '**Board:** {size} × {size}, all squares; {men} men each on rows {rows}. White begins.',
  },

  'rules.man.diagonal':
    '**Men** move one square diagonally forward, and jump over a piece to capture it, forward or backward.',
  'rules.man.forward':
    '**Men** move one square diagonally forward, and jump over a piece to capture it, forward only.',
  'rules.man.all-captures':
    '**Men** move one square diagonally forward, but capture in eight directions: also straight and sideways, from dark square to dark square.',
  'rules.man.straight':
    '**Men** move one square forward or sideways, never diagonally, and jump over a piece to capture it the same ways.',
  'rules.man.straight-captures':
    '**Men** move one square forward, sideways or diagonally forward, but capture only forward and sideways.',

  'rules.king.short': '**Kings** move and capture one square diagonally, backward too.',
  'rules.king.flying': '**Kings** fly along diagonals: they capture from afar and land anywhere behind.',
  'rules.king.flying-lands-next':
    '**Kings** fly along diagonals: they capture from afar, but land on the square right behind.',
  'rules.king.all-captures': '**Kings** fly along diagonals, and capture from afar in all eight directions.',
  'rules.king.straight':
    '**Kings** fly along rows and columns: they capture from afar and land anywhere behind.',
  'rules.king.straight-captures':
    '**Kings** fly in all eight directions, but capture only along rows and columns.',
  'rules.king-run': {
    one: 'A king makes at most {count} quiet move in a row while its side has a man.',
    other: 'A king makes at most {count} quiet moves in a row while its side has a man.',
  },

  'rules.duty.free': '**Capturing is a duty**, to its very end; of several captures choose any.',
  'rules.duty.most':
    '**Capturing is a duty**, and so is taking as many pieces as possible, a king counting as one.',
  'rules.duty.most-then-kings':
    '**Capturing is a duty**, and so is taking as many pieces, and then as many kings, as possible.',
  'rules.duty.king-first':
    '**Capturing is a duty**, to its very end. A king that can capture goes before a man; else choose any.',
  'rules.duty.italian':
    '**Capturing is a duty**, and so is taking as many pieces as possible; then with a king, then most kings, then a king soonest.',
  'rules.duty.frisian':
    '**Capturing is a duty**, of several the one worth most: a king is worth more than one man, less than two. Of equal ones, a king’s.',

  'rules.men-spare-kings': 'Men cannot capture kings.',
  'rules.removal.after-move': 'Captured pieces block until the whole move is over, and none is jumped twice.',
  'rules.removal.at-once': 'A captured piece leaves the board at once, and its square is free to pass.',
  'rules.no-turning-back': 'Between two captures a king does not turn straight back.',
  'rules.captured.joins-tower':
    'When the whole move is over, the top of each jumped tower goes under yours, and what it covered is free again. No tower is jumped twice. The top piece says whose a tower is, and how it moves.',

  'rules.crowning.goes-on-as-king':
    '**Crowning:** a man on the last row becomes a king at once, and goes on capturing as one.',
  'rules.crowning.ends-move': '**Crowning:** a man on the last row becomes a king, and its move ends.',
  'rules.crowning.goes-on-as-man':
    '**Crowning:** a man whose move ends on the last row becomes a king; one that only passes there does not.',

  'rules.special.russian':
    '**Second picture:** {move}. The man was crowned in passing, and went on capturing as a king.',
  'rules.special.poddavki':
    '**Second picture:** {move}. Black had to capture everything; White has nothing left, and has won.',
  'rules.special.bashni':
    '**Second picture:** {move}. Both captured tops lie under the tower, and the man that one of them covered is free.',
  'rules.special.international':
    '**Second picture:** {move}. The king stops on {to}: a piece that it captured still stands behind the next one.',
  'rules.special.brazilian':
    '**Second picture:** {move}. The man passed the last row while it captured, and stays a man.',
  'rules.special.antidraughts':
    '**Second picture:** {move}. Black had to capture everything; White has nothing left, and has won.',
  'rules.special.frisian': '**Second picture:** {move}. The man captured diagonally, straight and sideways.',
  'rules.special.frysk':
    '**Second picture:** {move}. Two kings are worth more than the three men that could be captured instead.',
  'rules.special.breakthrough': '**Second picture:** {move}. The first king is crowned, and the game is won.',
  'rules.special.english':
    '**Second picture:** {move}. The man was crowned, and its move ended, though a king could have gone on.',
  'rules.special.pool':
    '**Second picture:** {move}. One piece was captured though three could be: the choice is free.',
  'rules.special.italian':
    '**Second picture:** {move}. The man had to stop: the next piece is a king, and men cannot capture kings.',
  'rules.special.spanish':
    '**Second picture:** {move}. Of the captures of two pieces, the one with a king among them is a duty.',
  'rules.special.czech':
    '**Second picture:** {move}. The king had to capture: it goes before the man, which could as well.',
  'rules.special.thai':
    '**Second picture:** {move}. The king came from afar, but landed right behind each captured piece.',
  'rules.special.canadian':
    '**Second picture:** {move}. This way takes five pieces and the other two, so it is a duty.',
  'rules.special.turkish':
    '**Second picture:** {move}. The first captured piece was gone, so the king could pass over its square to {to}.',
  'rules.special.armenian': '**Second picture:** {move}. Men move diagonally too, but never capture so.',

  'rules.draw.some': '**Draw:** by agreement, or {reasons}.',
  'rules.draw.none': '**Draw:** only by agreement.',
  'rules.draw.threefold': 'threefold repetition',
  'rules.draw.fourfold': 'fourfold repetition',
  'rules.draw.one-piece-each': 'one piece left on each side',
  'rules.draw.kings-only-15': '15 moves of kings without a capture',
  'rules.draw.kings-only-25': '25 moves of kings without a capture',
  'rules.draw.kings-only-40': '40 moves of kings without a capture',
  'rules.draw.kings-only-50': '50 moves of kings without a capture',
  'rules.draw.three-kings-15': '15 moves with three kings against one',
  'rules.draw.three-pieces-16': '16 moves with three pieces against a king',
  'rules.draw.two-kings-7': '7 moves with two kings against one',
  'rules.draw.main-road-5': '5 moves with three pieces against a king on the main road (a1–h8)',
  'rules.draw.few-pieces-5': '5 moves with two pieces or one against a king',
  'rules.draw.king-each-2': '2 moves with one king each',
  'rules.draw.standoff-30': '30 moves without progress with 4–5 pieces and kings on both sides',
  'rules.draw.standoff-60': '60 moves without progress with 6–7 pieces and kings on both sides',

  'rules.in-print.black':
    '-# In books Black begins: the same board turned round, with the colours exchanged.',
  'menu.variant': 'Look at another game …',
} as const satisfies Record<`rules.goal.${Variant['goal']}`, string> &
  Record<`rules.board.${Variant['squares']}`, Sentence> &
  Record<`rules.crowning.${Variant['crowning']}`, string> &
  Record<`rules.removal.${Variant['removal']}`, string> &
  Record<`rules.special.${VariantId}`, string> &
  Record<`rules.draw.${DrawName}`, string> &
  Record<string, Sentence>;
