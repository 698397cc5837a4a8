/** The message that announces a tournament: what is played, when, and how many have entered. It is kept up to date. */
import { plain } from '../../i18n/plain.ts';
import type { Say } from '../../i18n/say.ts';
import type { Tournament } from '../../tournament/life/tournament.ts';
import { longTime, quiet, relativeTime, text } from '../screen/blocks.ts';
import type { Screen } from '../screen/screen.ts';

function stateOf(say: Say, { stage, terms, end }: Tournament): string {
  const until = longTime(terms.endsAt);
  if (stage === 'open') return say('tournament.starts', { time: relativeTime(terms.startsAt), until });
  return stage === 'running'
    ? say('tournament.running', { until })
    : say(`tournament.end.${end ?? 'played'}`);
}

export function announcementScreen(say: Say, tournament: Tournament): Screen {
  const { terms, players } = tournament;
  const form = say(`tournament.form.${terms.form.kind}`);
  return quiet(
    text(
      say('tournament.title', { name: plain(terms.name) }),
      say('tournament.terms', { form, variant: say(`variant.${terms.variant}`) }),
      stateOf(say, tournament),
      say('tournament.entered', { count: players.filter(({ withdrawn }) => !withdrawn).length }),
    ),
  );
}
