import { rulesOf } from '../../tournament/life/forms/forms.ts';
import { plain } from '../../i18n/plain.ts';
import type { Say } from '../../i18n/say.ts';
import type { Terms } from '../../tournament/life/terms.ts';
import type { Ruling, Tournament } from '../../tournament/life/tournament.ts';
import { longTime, mention, quiet, text } from '../screen/blocks.ts';
import type { Screen } from '../screen/screen.ts';
import { seatOf } from '../../tournament/life/meeting.ts';
import { mentionAt, mentionsOf } from './people.ts';
import { resultIn } from './games.ts';

const MOST = 10;

export const reasonOf = (say: Say, { reason }: Ruling): string | null =>
  reason === null ? null : say('tournament.ruled.reason', { reason: plain(reason) });

/** A player removed by a rule can return, but not to a knockout. */
function withdrawn(
  say: Say,
  cause: string | null,
  { user, by }: { readonly user: string; readonly by: string },
  { form }: Terms,
): string {
  switch (cause) {
    case 'absent':
    case 'gone':
      return say(`tournament.ruled.${cause}${rulesOf(form).hasWinners ? '-out' : ''}`, { user });
    case 'barred':
      return say('tournament.ruled.barred', { user });
    case 'removed':
      return say('tournament.ruled.removed', { user, by });
    case null:
    default:
      return say('tournament.ruled.withdrawn', { user });
  }
}

/** The players and the round of the game in a ruling. A voided game has no round anymore. */
function gameOf(say: Say, tournament: Tournament, { game, users }: Ruling): string {
  const seat = game === null ? null : seatOf(tournament, game);
  if (!seat) return mentionsOf(say, users);
  const {
    round,
    game: { white, black },
  } = seat;
  const names = { white: mentionAt(say, tournament, white), black: mentionAt(say, tournament, black) };
  const { hasRounds } = rulesOf(tournament.terms.form);
  return hasRounds ? say('tournament.ruled.game', { ...names, round }) : say('describe.match', names);
}

/** The ruling that ended the tournament while this game was unfinished. */
const wasEnded = ({ rulings }: Tournament, { at }: Ruling): Ruling | undefined =>
  rulings.find((each) => each.what === 'ended' && each.at <= at);

function judged(say: Say, tournament: Tournament, ruling: Ruling): string {
  const holes = { users: gameOf(say, tournament, ruling), to: resultIn(say, ruling.to) };
  const by = ruling.by ?? wasEnded(tournament, ruling)?.by ?? null;
  if (by === null) return say('tournament.ruled.time', holes);
  const judge = mention(say, { id: by });
  return say(ruling.by === null ? 'tournament.ruled.unfinished' : 'tournament.ruled.judged', {
    ...holes,
    by: judge,
  });
}

export function ruled(say: Say, tournament: Tournament, ruling: Ruling): string {
  const { what, users: about, by: judge, from, to, at } = ruling;
  const users = mentionsOf(say, about);
  const by = judge === null ? '' : mention(say, { id: judge });
  switch (what) {
    case 'withdrawn':
      return withdrawn(say, to, { user: users, by }, tournament.terms);
    case 'judged':
      return judged(say, tournament, ruling);
    case 'corrected':
      return say('tournament.ruled.corrected', {
        users: gameOf(say, tournament, ruling),
        by,
        from: resultIn(say, from),
        to: resultIn(say, to),
      });
    case 'postponed':
      return Number(to) <= at
        ? say('tournament.ruled.started', { by })
        : say('tournament.ruled.postponed', { by, time: longTime(Number(to)) });
    case 'back':
      return say('tournament.ruled.back', { user: users });
    case 'edited':
      return say('tournament.ruled.edited', { by });
    case 'moved':
    case 'ended':
    case 'cancelled':
      return say(`tournament.ruled.${what}`, { by });
    case 'added':
    case 'kept-apart':
    case 'let-meet':
    case 'replaced':
    case 'annulled':
      return say(`tournament.ruled.${what}`, { users, by });
  }
}

/** The organizer's latest change. */
export function changeWords(say: Say, tournament: Tournament): string {
  const latest = tournament.rulings.at(-1);
  const seen = say('tournament.changed.seen', { text: latest ? ruled(say, tournament, latest) : '✅' });
  return latest?.what === 'corrected' ? `${seen}\n${say('tournament.corrected')}` : seen;
}

export function rulingsScreen(say: Say, tournament: Tournament): Screen {
  const { terms, rulings } = tournament;
  const title = say('tournament.changes', { name: plain(terms.name) });
  if (rulings.length === 0) return quiet(text(title, say('tournament.changes.none')));
  const lines = rulings
    .toReversed()
    .slice(0, MOST)
    .flatMap((ruling) => [
      say('tournament.ruling', { moment: longTime(ruling.at), text: ruled(say, tournament, ruling) }),
      reasonOf(say, ruling),
    ]);
  return quiet(text(title, ...lines));
}
