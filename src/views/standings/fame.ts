import { isTitle, type Placing } from '../../tournament/life/table/placings.ts';
import { plain } from '../../i18n/plain.ts';
import type { Say } from '../../i18n/say.ts';
import { playerName } from '../screen/phrases.ts';
import { MEDALS } from './ranks.ts';
import { dateName, shownName } from './words.ts';

const MOST_CHAMPIONS = 3;
const MOST_TROPHIES = 5;
const MOST_PLACINGS = 3;

function titleOf(say: Say, { title, name, endedAt }: Placing): string {
  const called = plain(title ?? name);
  const year = String(new Date(endedAt).getUTCFullYear());
  return called.includes(year) ? called : say('fame.title', { title: called, year });
}

/** Titles with their count, in order of first appearance. */
function counted(say: Say, placings: readonly Placing[]): readonly string[] {
  const titles = Map.groupBy(placings.filter(isTitle), (placing) => titleOf(say, placing));
  return [...titles].map(([title, won]) =>
    won.length === 1 ? title : say('fame.times', { title, count: won.length }),
  );
}

export const trophyLines = (say: Say, placings: readonly Placing[]): readonly string[] =>
  counted(say, placings)
    .slice(0, MOST_TROPHIES)
    .map((title) => say('fame.trophy', { title }));

export function placingLines(say: Say, placings: readonly Placing[]): readonly string[] {
  if (placings.length === 0) return [];
  return [
    say('fame.placings'),
    ...placings.slice(0, MOST_PLACINGS).map(({ name, place, of, endedAt }) =>
      say('fame.placing', {
        medal: MEDALS.get(place) ?? '▫️',
        name: plain(name),
        place,
        total: of,
        day: dateName(say, endedAt),
      }),
    ),
  ];
}

/** One line per champion and title. `first`: winners, newest first. */
export function championLines(say: Say, first: readonly Placing[]): readonly string[] {
  const byPlayer = Map.groupBy(first.filter(isTitle), ({ player }) => player.id);
  const lines = [...byPlayer.values()].flatMap((won) =>
    counted(say, won).map((title) => {
      const [{ player } = { player: { id: '', name: '' } }] = won;
      return say('fame.champion', { name: shownName(playerName(say, player)), title });
    }),
  );
  return lines.length === 0 ? [] : [say('fame.champions'), ...lines.slice(0, MOST_CHAMPIONS)];
}
