/** Random tournaments for pictures, with players whose names are long or in other scripts. */
import type { Form, Terms } from '../../../src/tournament/life/terms.ts';
import type { Tournament } from '../../../src/tournament/life/tournament.ts';
import { HOUR, MINUTE } from '../../../src/game/calendar/span.ts';
import { chance } from '../../rating/season.ts';
import { climb, entered, playOut, termsOf } from '../../tournament/life/hall.ts';

/** Short and long names, in scripts with and without a font for pictures. */
const NAMES = [
  'Anna',
  'Bartłomiej Brzęczyszczykiewicz',
  '長谷川 龍之介と愉快な仲間たち',
  'محمد عبد الرحمن الأندلسي',
  'Дмитрий Константинопольский 🎉',
  'Nguyễn Thị Hoa',
  'x_Shadow_x',
  'Ελένη',
];

const nameOf = (number: number): string =>
  NAMES[(number - 1) % NAMES.length]! + (number > NAMES.length ? ` ${number}` : '');

/** A finished tournament. The better player wins more often. */
export function finished(form: Form, players: number, changes: Partial<Terms> = {}): Tournament {
  const random = chance(players);
  const { tournament } = playOut(entered(termsOf(form, changes), players), {
    meanwhile: climb,
    endFor: ({ white, black }) => {
      const ahead = Number(black.id.slice(1)) - Number(white.id.slice(1));
      const luck = random() * 1.4 - 0.7 + ahead / players;
      return {
        result: luck > 0.15 ? '1-0' : luck < -0.15 ? '0-1' : '=',
        isTimeLoss: false,
        isShort: false,
        takes: 10 * MINUTE,
      };
    },
  });
  return {
    ...tournament,
    players: tournament.players.map((player) => ({ ...player, name: nameOf(player.number) })),
  };
}

/** A tournament before its last rounds. */
export const before = (tournament: Tournament, rounds: number): Tournament => ({
  ...tournament,
  stage: 'running',
  rounds: tournament.rounds.slice(0, -rounds),
});

export const SWISS = finished({ kind: 'swiss', rounds: 9 }, 20);
export const CROSS = finished({ kind: 'round-robin', cycles: 2, isAtOnce: false }, 16, { scoring: '1-½-0' });
export const FOUR = finished({ kind: 'round-robin', cycles: 1, isAtOnce: true }, 4);
export const MATCHES = finished({ kind: 'double-swiss', rounds: 3 }, 7);
export const KNOCK_OUT = finished({ kind: 'knock-out', hasThirdPlace: true }, 32);
export const GROUPS = finished(
  { kind: 'groups', size: 4, advancing: 2, finals: 1, cycles: 1, isAtOnce: false },
  16,
);
export const ARENA = finished({ kind: 'arena', lasts: HOUR }, 10);
export const LADDER = finished({ kind: 'ladder', reach: 3 }, 12);
