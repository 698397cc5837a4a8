/** Who meets whom in a round, with the results and the way to each board. */
import type { GameId } from '../../game/game.ts';
import { plain } from '../../i18n/plain.ts';
import type { Say } from '../../i18n/say.ts';
import type { HeldRound, Meeting, MeetingGame, Tournament } from '../../tournament/life/tournament.ts';
import { TOURNAMENT } from '../presses/declared.ts';
import { mention, quiet, text } from '../screen/blocks.ts';
import type { Button, Screen } from '../screen/screen.ts';
import { rowOf, tableButton } from './buttons.ts';
import { mentionAt, playerAt } from './people.ts';
import { resultText } from './result.ts';

/** So many games with their links fit a message. */
const MOST = 18;

/** Where the boards of games stand, as links. */
export type Links = ReadonlyMap<GameId, string>;

/** A round that is looked at. */
export interface RoundView {
  readonly tournament: Tournament;
  readonly round: HeldRound;
  readonly links: Links;
}

function outcomeOf(say: Say, game: MeetingGame, links: Links): string {
  const words = game.result === null ? say('tournament.game.running') : resultText(say, game.result);
  const link = game.id === null ? undefined : links.get(game.id);
  return link === undefined ? words : say('tournament.game.link', { text: words, link });
}

const lineOf = (say: Say, { tournament, links }: RoundView, board: number, game: MeetingGame): string =>
  say('tournament.game', {
    board,
    white: mentionAt(say, tournament, game.white),
    black: mentionAt(say, tournament, game.black),
    result: outcomeOf(say, game, links),
  });

const gamesOf = ({ meetings }: HeldRound): readonly { meeting: Meeting; game: MeetingGame }[] =>
  meetings.flatMap((meeting) => meeting.games.map((game) => ({ meeting, game })));

/** Of an arena, the latest first; of a round, by its boards. */
export function shownGames(tournament: Tournament, round: HeldRound) {
  const games = gamesOf(round);
  return (tournament.terms.form.kind === 'arena' ? games.toReversed() : games).slice(0, MOST);
}

const turnTo = (say: Say, { id }: Tournament, round: number, label: 'earlier' | 'later'): Button => ({
  press: TOURNAMENT.to.games({ id, round }),
  label: say(`button.tournament.${label}`),
  style: 'secondary',
});

function buttonsOf(say: Say, { tournament, round: { number } }: RoundView): readonly (Button | null)[] {
  const { length } = tournament.rounds;
  return [
    number > 1 ? turnTo(say, tournament, number - 1, 'earlier') : null,
    number < length ? turnTo(say, tournament, number + 1, 'later') : null,
    tableButton(say, tournament),
  ];
}

export function gamesScreen(say: Say, view: RoundView): Screen {
  const { tournament, round } = view;
  const name = plain(tournament.terms.name);
  const title =
    tournament.terms.form.kind === 'arena'
      ? say('tournament.games.arena', { name })
      : say('tournament.round-of', { name, round: round.number });
  return quiet(
    text(
      title,
      ...shownGames(tournament, round).map(({ meeting, game }) => lineOf(say, view, meeting.board, game)),
      ...byeLines(say, tournament, round),
    ),
    ...rowOf(...buttonsOf(say, view)),
  );
}

/** Who plays nobody in a round. */
export const byeLines = (say: Say, tournament: Tournament, { byes }: HeldRound): readonly string[] =>
  byes.slice(0, MOST).flatMap((number) => {
    const player = playerAt(tournament, number);
    return player ? [say('tournament.bye', { user: mention(say, player) })] : [];
  });
