import { rulesOf } from '../../tournament/life/forms/forms.ts';
import { plain } from '../../i18n/plain.ts';
import type { Say } from '../../i18n/say.ts';
import type { Terms } from '../../tournament/life/terms.ts';
import type { Ruling, Tournament } from '../../tournament/life/tournament.ts';
import { longTime, mention, quiet, text } from '../screen/blocks.ts';
import type { Screen } from '../screen/screen.ts';
import { mentionsOf } from './people.ts';
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

export function ruled(say: Say, terms: Terms, ruling: Ruling): string {
  const { what, users: about, by: judge, from, to, at } = ruling;
  const users = mentionsOf(say, about);
  const by = judge === null ? '' : mention(say, { id: judge });
  switch (what) {
    case 'withdrawn':
      return withdrawn(say, to, { user: users, by }, terms);
    case 'judged':
      return judge === null
        ? say('tournament.ruled.time', { to: resultIn(say, to) })
        : say('tournament.ruled.judged', { users, by, to: resultIn(say, to) });
    case 'corrected':
      return say('tournament.ruled.corrected', {
        users,
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
export function changeWords(say: Say, { terms, rulings }: Tournament): string {
  const latest = rulings.at(-1);
  return say('tournament.changed.seen', { text: latest ? ruled(say, terms, latest) : '✅' });
}

export function rulingsScreen(say: Say, { terms, rulings }: Tournament): Screen {
  const title = say('tournament.changes', { name: plain(terms.name) });
  if (rulings.length === 0) return quiet(text(title, say('tournament.changes.none')));
  const lines = rulings
    .toReversed()
    .slice(0, MOST)
    .flatMap((ruling) => [
      say('tournament.ruling', { moment: longTime(ruling.at), text: ruled(say, terms, ruling) }),
      reasonOf(say, ruling),
    ]);
  return quiet(text(title, ...lines));
}
