/** The rules of each variant on one screen. What differs by a fact of the variant has a sentence for each value of it. */
import type { DrawName } from '../../draughts/ending.ts';
import type { Variant } from '../../draughts/variant.ts';
import type { VariantId } from '../../draughts/variants.ts';
import type { Sentence } from '../sentence.ts';

export const rulesWords = {
  'rules.title': '## {variant}',

  'rules.goal.win': '**Goal:** leave the other side without a move: capture its pieces, or block them.',
  'rules.goal.lose': '**Goal:** have no move left yourself: lose all your pieces, or get them blocked.',
  'rules.goal.first-king':
    '**Goal:** be the first to crown a king. Whoever has no move left before that loses.',

  'rules.board.lower-left': {
    one: '**Board:** {size} × {size}, the dark squares, with a dark corner at your left. Each side has {men} men, on its row {rows}. White begins.',
    other:
      '**Board:** {size} × {size}, the dark squares, with a dark corner at your left. Each side has {men} men, on its rows {rows}. White begins.',
  },
  'rules.board.lower-right': {
    one: '**Board:** {size} × {size}, the dark squares, with a dark corner at your right. Each side has {men} men, on its row {rows}. White begins.',
    other:
      '**Board:** {size} × {size}, the dark squares, with a dark corner at your right. Each side has {men} men, on its rows {rows}. White begins.',
  },
  'rules.board.all': {
    one: '**Board:** {size} × {size}, all squares. Each side has {men} men, on its row {rows}. White begins.',
    other:
      '**Board:** {size} × {size}, all squares. Each side has {men} men, on its rows {rows}. White begins.',
  },

  'rules.man.diagonal':
    '**Men** move one square diagonally forward. They capture forward and backward, by jumping over a piece to the empty square behind it.',
  'rules.man.forward':
    '**Men** move one square diagonally forward. They capture forward only, by jumping over a piece to the empty square behind it.',
  'rules.man.all-captures':
    '**Men** move one square diagonally forward. They capture in eight directions: diagonally, and straight ahead, back and sideways from dark square to dark square.',
  'rules.man.straight':
    '**Men** move one square forward or sideways, never diagonally. They capture the same ways, by jumping over a piece to the empty square behind it.',
  'rules.man.straight-captures':
    '**Men** move one square forward, sideways or diagonally forward. They capture forward and sideways only.',

  'rules.king.short': '**Kings** move one square diagonally, forward or backward, and capture the same ways.',
  'rules.king.flying':
    '**Kings** fly: any distance along a diagonal. They capture from afar and land on any empty square behind.',
  'rules.king.flying-lands-next':
    '**Kings** fly: any distance along a diagonal. They capture from afar, but land on the square right behind.',
  'rules.king.all-captures':
    '**Kings** fly: any distance along a diagonal. They capture from afar in all eight directions.',
  'rules.king.straight':
    '**Kings** fly: any distance along a row or column. They capture from afar and land on any empty square behind.',
  'rules.king.straight-captures':
    '**Kings** fly: any distance in all eight directions. They capture from afar, but only along rows and columns.',
  'rules.king-run': {
    one: 'One king may make {count} quiet move in a row while its side has a man.',
    other: 'One king may make {count} quiet moves in a row while its side has a man.',
  },

  'rules.duty.free':
    '**Capturing is a duty**, and so is going on until nothing more can be captured. Of several captures you choose any.',
  'rules.duty.most':
    '**Capturing is a duty**, and of several captures the one that takes the most pieces. A king counts as one piece.',
  'rules.duty.most-then-kings':
    '**Capturing is a duty**, and of several captures the one that takes the most pieces; of equal ones, the most kings.',
  'rules.duty.king-first':
    '**Capturing is a duty**, and so is going on to its end. A king that can capture goes before a man; else you choose any.',
  'rules.duty.italian':
    '**Capturing is a duty**, and of several captures the one that takes the most pieces; of equal ones, a king’s, then the most kings, then the one that meets a king first.',
  'rules.duty.frisian':
    '**Capturing is a duty**, and of several captures the one of the highest worth: a king is worth less than two men, but more than one. Of equal ones, a king’s.',

  'rules.men-spare-kings': 'Men cannot capture kings.',
  'rules.removal.after-move':
    'Captured pieces leave the board when the whole move is over. Until then they block, and none is jumped twice.',
  'rules.removal.at-once': 'A captured piece leaves the board at once, and its square is free to pass.',
  'rules.no-turning-back': 'Between two captures a king does not turn straight back.',
  'rules.captured.joins-tower':
    'A captured piece is not lost: when the whole move is over, the top of each jumped tower goes under yours, in order, and what was under it is free again. No tower is jumped twice in a move. The top piece says whose tower it is, and how it moves.',

  'rules.crowning.goes-on-as-king':
    '**Crowning:** on the last row a man becomes a king at once, and goes on capturing as one.',
  'rules.crowning.ends-move':
    '**Crowning:** a man that reaches the last row becomes a king, and its move ends.',
  'rules.crowning.goes-on-as-man':
    '**Crowning:** a man becomes a king if its move ends on the last row. In a capture it may pass there and stay a man.',

  'rules.special.russian':
    '**Second picture:** {move}. The man was crowned in passing, and went on capturing as a king.',
  'rules.special.poddavki':
    '**Second picture:** {move}. Black had to capture everything; White has nothing left, and has won.',
  'rules.special.bashni':
    '**Second picture:** {move}. Both captured tops lie under the tower now, and the white man under one of them is free.',
  'rules.special.international':
    '**Second picture:** {move}. The king stops on {to}: a piece that it captured still stands behind the next one, and blocks.',
  'rules.special.brazilian':
    '**Second picture:** {move}. The man passed the last row while it captured, and stays a man.',
  'rules.special.antidraughts':
    '**Second picture:** {move}. Black had to capture everything; White has nothing left, and has won.',
  'rules.special.frisian':
    '**Second picture:** {move}. The man captured diagonally, straight ahead and sideways.',
  'rules.special.frysk':
    '**Second picture:** {move}. Two kings are worth more than three men, so these were to be captured, and not those.',
  'rules.special.breakthrough':
    '**Second picture:** {move}. The first king is on the board, and the game is won.',
  'rules.special.english':
    '**Second picture:** {move}. The man was crowned, and its move ended, though a king could have gone on.',
  'rules.special.pool':
    '**Second picture:** {move}. One piece was captured though three could be: you choose freely.',
  'rules.special.italian':
    '**Second picture:** {move}. Here the man had to stop: the next piece is a king, and men cannot capture kings.',
  'rules.special.spanish':
    '**Second picture:** {move}. A man and a king were captured: of captures of two pieces, the one with more kings is a duty.',
  'rules.special.czech':
    '**Second picture:** {move}. The king had to capture: it goes before the man, which could capture as well.',
  'rules.special.thai':
    '**Second picture:** {move}. The king came from afar, but landed right behind each piece that it captured.',
  'rules.special.canadian':
    '**Second picture:** {move}. This way takes five pieces, the other only two: the most is a duty.',
  'rules.special.turkish':
    '**Second picture:** {move}. The first captured piece was gone, so on its way to {to} the king could pass over its square.',
  'rules.special.armenian': '**Second picture:** {move}. Men move diagonally too, but never capture so.',

  'rules.draw.some': '**Draw:** by agreement, or by {reasons}.',
  'rules.draw.none': '**Draw:** only by agreement.',
  'rules.draw.threefold': 'the same position for the third time',
  'rules.draw.fourfold': 'the same position for the fourth time',
  'rules.draw.one-piece-each': 'one piece left on each side',
  'rules.draw.kings-only-15': '15 moves of kings alone without a capture',
  'rules.draw.kings-only-25': '25 moves of kings alone without a capture',
  'rules.draw.kings-only-40': '40 moves of kings alone without a capture',
  'rules.draw.kings-only-50': '50 moves of kings alone without a capture',
  'rules.draw.three-kings-15': '15 moves of three kings or more against one',
  'rules.draw.three-pieces-16': '16 moves of three pieces against a lone king',
  'rules.draw.two-kings-7': '7 moves of two kings against one',
  'rules.draw.main-road-5': '5 moves of three pieces against a king on the main road (a1–h8)',
  'rules.draw.few-pieces-5': '5 moves of two pieces or one against a lone king',
  'rules.draw.king-each-2': '2 moves of one king against one',
  'rules.draw.standoff-30':
    '30 moves without a capture or a new king when 4 or 5 pieces are left and both sides have kings',
  'rules.draw.standoff-60':
    '60 moves without a capture or a new king when 6 or 7 pieces are left and both sides have kings',

  'rules.in-print.black':
    '-# In books on this game Black begins: they show this board turned half round, with the colours exchanged.',
  'menu.variant': 'Look at another game …',
} as const satisfies Record<`rules.goal.${Variant['goal']}`, string> &
  Record<`rules.board.${Variant['squares']}`, Sentence> &
  Record<`rules.crowning.${Variant['crowning']}`, string> &
  Record<`rules.removal.${Variant['removal']}`, string> &
  Record<`rules.special.${VariantId}`, string> &
  Record<`rules.draw.${DrawName}`, string> &
  Record<string, Sentence>;
