import type { Say } from '../../i18n/say.ts';
import { groupingOf, rulesOf } from '../../tournament/life/forms/forms.ts';
import { isRunning } from '../../tournament/life/meeting.ts';
import { awaitsFinal, isFinal } from '../../tournament/life/phases.ts';
import type { Participant, Tournament } from '../../tournament/life/tournament.ts';
import { quiet, relativeTime, text } from '../screen/blocks.ts';
import type { Screen } from '../screen/screen.ts';
import type { Links } from './games.ts';
import { mentionAt } from './people.ts';
import { viewOf } from './forms.ts';
import { titleOf } from './terms.ts';

interface NextView {
  readonly tournament: Tournament;
  readonly own: Participant;
  readonly links: Links;
}

const MOST = 10;

export const ownGames = ({ rounds }: Tournament, { number }: Participant) =>
  rounds
    .flatMap(({ meetings }) => meetings.flatMap(({ games }) => games))
    .filter(({ white, black, result }) => result === null && (white === number || black === number))
    .slice(0, MOST);

function gameLines(say: Say, { tournament, own, links }: NextView): readonly string[] {
  return ownGames(tournament, own).map(({ id, white, black }) => {
    const opponent = mentionAt(say, tournament, white === own.number ? black : white);
    const link = id === null ? undefined : links.get(id);
    return link === undefined
      ? say('tournament.next.game-soon', { opponent })
      : say('tournament.next.game', { opponent, link });
  });
}

/** Known in advance in a round robin and in groups. */
function knownOpponent(tournament: Tournament, { number }: Participant): number | null {
  const { form } = tournament.terms;
  const pair = rulesOf(form)
    .scheduled(tournament, form)
    ?.pairs.find(({ white, black }) => white === number || black === number);
  if (!pair) return null;
  return pair.white === number ? pair.black : pair.white;
}

function waitingLine(say: Say, tournament: Tournament, own: Participant): string {
  const { rounds, planned, terms } = tournament;
  const running = rounds.flatMap(({ meetings }) => meetings.filter(isRunning)).length;
  const isLast = planned !== null && rounds.length >= planned;
  if (isLast || isOut(tournament, own)) return say('tournament.next.none');
  const known = knownOpponent(tournament, own);
  if (known !== null) return say('tournament.next.opponent', { opponent: mentionAt(say, tournament, known) });
  if (awaitsFinal(tournament, groupingOf(terms))) return say('tournament.next.final');
  return running === 0 || !rulesOf(terms.form).hasRounds
    ? say('tournament.next.soon')
    : say('tournament.next.waiting', { count: running });
}

/** Whether the player lost in a knockout, or didn't reach the final. */
function isOut(tournament: Tournament, own: Participant): boolean {
  const { terms, phases } = tournament;
  if (rulesOf(terms.form).hasWinners) return hasLost(tournament, own);
  const phase = phases.at(-1);
  return (
    phase !== undefined && isFinal(groupingOf(terms), phase) && !phase.groups.flat().includes(own.number)
  );
}

const hasLost = ({ rounds }: Tournament, { number }: Participant): boolean =>
  rounds.some(({ meetings }) =>
    meetings.some(
      ({ white, black, winner }) =>
        winner !== null && winner !== number && (white === number || black === number),
    ),
  );

export function nextLines(say: Say, view: NextView): readonly string[] {
  const { tournament, own } = view;
  if (own.withdrawn || own.isPaused) return [];
  // It should have started; a notice says what is missing.
  if (tournament.stage === 'open' && tournament.stuck) return [];
  if (tournament.stage === 'open')
    return [say('tournament.next.start', { time: relativeTime(tournament.terms.startsAt) })];
  if (tournament.stage !== 'running') return [say('tournament.next.none')];
  const games = gameLines(say, view);
  if (games.length > 0) return games;
  return [viewOf(tournament.terms.form).next(say, tournament, own) ?? waitingLine(say, tournament, own)];
}

export function nextScreen(
  say: Say,
  { own, ...view }: Omit<NextView, 'own'> & { readonly own: Participant | null },
): Screen {
  const title = titleOf(say, view.tournament);
  if (!own) return quiet(text(title, say('tournament.you.out')));
  if (own.withdrawn) return quiet(text(title, say('tournament.you.withdrawn')));
  if (own.isPaused) return quiet(text(title, say('tournament.you.paused')));
  const lines = nextLines(say, { ...view, own });
  return quiet(text(title, ...(lines.length > 0 ? lines : [say('tournament.you.in')])));
}
