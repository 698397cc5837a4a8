import { rulesOf } from '../../tournament/life/forms/forms.ts';
import type { GameId } from '../../game/game.ts';
import { plain } from '../../i18n/plain.ts';
import type { Say } from '../../i18n/say.ts';
import type { HeldRound, Meeting, MeetingGame, Tournament } from '../../tournament/life/tournament.ts';
import { TOURNAMENT } from '../presses/declarations.ts';
import { buttonBlock, mention, quiet, text, button } from '../screen/blocks.ts';
import type { Button, Screen } from '../screen/screen.ts';
import { tableButton } from './buttons.ts';
import { byGroup } from './standing.ts';
import { mentionAt, playerAt } from './people.ts';
import type { PairResult } from '../../tournament/event.ts';

const MOST = 18;

export type Links = ReadonlyMap<GameId, string>;

interface RoundView {
  readonly tournament: Tournament;
  readonly round: HeldRound;
  readonly page: number;
  readonly links: Links;
}

export function linked(say: Say, words: string, game: GameId | null, links: Links): string {
  const link = game === null ? undefined : links.get(game);
  return link === undefined ? words : say('tournament.game.link', { text: words, link });
}

function outcomeOf(say: Say, { id, result }: MeetingGame, links: Links): string {
  const words = result === null ? say('tournament.game.running') : resultText(say, result);
  return linked(say, words, id, links);
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

const pagesIn = (round: HeldRound): number => Math.max(1, Math.ceil(gamesOf(round).length / MOST));

const pageIn = (round: HeldRound, page: number): number => Math.min(page, pagesIn(round) - 1);

/** A page of games. An arena lists the latest first, and a round sorts them by board number. */
export function shownGames({ tournament, round, page }: Omit<RoundView, 'links'>) {
  const games = gamesOf(round);
  const ordered = rulesOf(tournament.terms.form).hasRounds ? games : games.toReversed();
  const from = pageIn(round, page) * MOST;
  return ordered.slice(from, from + MOST);
}

const turnTo = (say: Say, { id }: Tournament, round: number, label: 'earlier' | 'later'): Button =>
  button(TOURNAMENT.to.games({ id, round }), say(`button.tournament.${label}`));

const moreButton = (say: Say, { tournament: { id }, round, page }: RoundView): Button =>
  button(
    TOURNAMENT.to.boards({ id, round: round.number, page: (page + 1) % pagesIn(round) }),
    say('button.tournament.more'),
  );

function buttonsOf(say: Say, view: RoundView): readonly (Button | null)[] {
  const { tournament, round } = view;
  const { number } = round;
  const { length } = tournament.rounds;
  return [
    pagesIn(round) > 1 ? moreButton(say, view) : null,
    number > 1 ? turnTo(say, tournament, number - 1, 'earlier') : null,
    number < length ? turnTo(say, tournament, number + 1, 'later') : null,
    tableButton(say, tournament),
  ];
}

const gameLines = (say: Say, view: RoundView): readonly string[] => {
  const shown = shownGames(view);
  const meetings = [...new Set(shown.map(({ meeting }) => meeting))];
  return [...byGroup(say, view.tournament, view.round.number, meetings)].flatMap(([group, held]) => [
    ...(group === '' ? [] : [`**${group}**`]),
    ...shown
      .filter(({ meeting }) => held.includes(meeting))
      .map(({ meeting, game }) => lineOf(say, view, meeting.board, game)),
  ]);
};

export function gamesScreen(say: Say, asked: RoundView): Screen {
  const page = pageIn(asked.round, asked.page);
  const view = { ...asked, page };
  const { tournament, round } = view;
  const pages = pagesIn(round);
  const name = plain(tournament.terms.name);
  const title = rulesOf(tournament.terms.form).hasRounds
    ? say('tournament.round-of', { name, round: round.number })
    : say('tournament.games.arena', { name });
  return quiet(
    text(
      title,
      ...gameLines(say, view),
      ...(page === pages - 1 ? byeLines(say, tournament, round) : []),
      pages > 1 ? say('board.page', { page: page + 1, pages }) : null,
    ),
    buttonBlock(...buttonsOf(say, view)),
  );
}

export const byeLines = (say: Say, tournament: Tournament, { byes }: HeldRound): readonly string[] =>
  byes.slice(0, MOST).flatMap((number) => {
    const player = playerAt(tournament, number);
    return player ? [say('tournament.bye', { user: mention(say, player) })] : [];
  });

const SCORES = { '1-0': '2–0', '=': '1–1', '0-1': '0–2', '+-': '2–0', '-+': '0–2', '--': '0–0' } as const;

/** In points: a win is 2, a draw 1. */
function resultText(say: Say, result: PairResult): string {
  const score = SCORES[result];
  const isForfeit = result === '+-' || result === '-+' || result === '--';
  return isForfeit ? say('tournament.forfeit', { result: score }) : score;
}

export const resultIn = (say: Say, result: string | null): string =>
  isResult(result) ? resultText(say, result) : '–';

const isResult = (result: string | null): result is PairResult =>
  result !== null && Object.hasOwn(SCORES, result);
