/** Each sentence fits on two lines of a phone in every language (`test/views/phone.test.ts`). */
import type { Sentence } from '../sentence.ts';

export const firstRulesWords = {
  'rules.first.man.diagonal':
    '**Men** move diagonally forward. They capture by jumping, forward or backward.',
  'rules.first.man.forward': '**Men** move diagonally forward, and capture by jumping forward.',
  'rules.first.man.all-captures':
    '**Men** move diagonally forward. They capture by jumping, in all eight directions.',
  'rules.first.man.straight': '**Men** move forward or sideways, and capture by jumping the same way.',
  'rules.first.man.straight-captures':
    '**Men** move in five directions. They capture by jumping forward or sideways.',

  'rules.first.king.short': '**Kings** move one square diagonally and jump, in any direction.',
  'rules.first.king.flying': '**Kings** fly along diagonals and capture from a distance.',
  'rules.first.king.flying-lands-next':
    '**Kings** fly and capture from a distance, but land right behind the piece.',
  'rules.first.king.all-captures': '**Kings** fly along diagonals, and capture in all eight directions.',
  'rules.first.king.straight': '**Kings** fly along rows and columns and capture from a distance.',
  'rules.first.king.straight-captures':
    '**Kings** fly in all eight directions, but don’t capture diagonally.',

  'rules.first.duty.free': '**Captures are mandatory.** Choose any, and capture for as long as you can.',
  'rules.first.duty.most': '**Captures are mandatory.** Take as many pieces as you can.',
  'rules.first.duty.most-then-kings':
    '**Captures are mandatory.** Take the most pieces; if tied, the most kings.',
  'rules.first.duty.king-first': '**Captures are mandatory.** If a king can capture, a man can’t.',
  'rules.first.duty.italian': '**Captures are mandatory.** Take the most pieces; if tied, use a king.',
  'rules.first.duty.frisian':
    '**Captures are mandatory.** Take what’s worth the most: a king is almost two men.',

  'rules.first.towers': '**Towers:** what you capture goes under yours. The top piece owns the tower.',

  'rules.first.crowning.goes-on-as-king':
    '**Crowning:** on the last row, a man becomes a king and keeps capturing.',
  'rules.first.crowning.ends-move': '**Crowning:** on the last row, a man becomes a king, and its move ends.',
  'rules.first.crowning.goes-on-as-man':
    '**Crowning:** a man becomes a king if it ends its move on the last row.',
} as const satisfies Record<string, Sentence>;
