import { plain } from '../../i18n/plain.ts';
import type { Say } from '../../i18n/say.ts';
import { gamesIn, roundsOf } from '../../tournament/life/called.ts';
import type { Participant, Tournament } from '../../tournament/life/tournament.ts';
import { linkBlock, quiet, text } from '../screen/blocks.ts';
import type { Screen } from '../screen/screen.ts';
import type { Links } from './games.ts';
import { mentionAt } from './people.ts';

/** The tournament has begun; a later round has a name. */
export const begunLine = (say: Say, { terms }: Tournament, number: number | null): string => {
  const name = plain(terms.name);
  return number === null || number === 1
    ? say('tournament.started', { name })
    : say('tournament.next-round', { name, round: number });
};

/** Tells players that their round has begun, with a link to their board. */
export function calledScreen(
  say: Say,
  { tournament, number, links }: { tournament: Tournament; number: number | null; links: Links },
  own: Participant,
): Screen {
  const game = gamesIn(roundsOf(tournament, number)).find(({ black }) => black === own.number);
  const opponent = game && mentionAt(say, tournament, game.white);
  const link = game?.id ? links.get(game.id) : undefined;
  return quiet(
    text(
      begunLine(say, tournament, number),
      opponent === undefined ? null : say('tournament.called-to', { opponent }),
    ),
    ...(link === undefined ? [] : [linkBlock(link, say('button.tournament.board'))]),
    text(say('notice.choose')),
  );
}
