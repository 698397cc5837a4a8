/** Everything that users can request from a tournament, by a command, a button, or a menu. */
import type { App } from '../ports/app.ts';
import { type ServerAsker, type Reply, privately } from '../ports/command.ts';
import { showGames, showNext, showStatus, showTable } from './look.ts';
import { joinTournament, takePart, type Deed } from './takePart.ts';
import { plain } from '../../i18n/plain.ts';
import { sayIn, type Say } from '../../i18n/say.ts';
import { participantOf } from '../../tournament/life/decision.ts';
import type { Tournament } from '../../tournament/life/tournament.ts';
import type { TournamentAsk } from '../../views/presses/declarations.ts';
import { longTime } from '../../views/screen/blocks.ts';
import { withdrawQuestion } from '../../views/tournament/status.ts';
import { changedTo } from './answer.ts';

type Answer = (app: App, asker: ServerAsker, tournament: Tournament) => Promise<Reply>;

const sayTo = ({ locale }: ServerAsker): Say => sayIn(locale);
const nameOf = ({ terms }: Tournament): string => plain(terms.name);

const join: Answer = async (app, asker, tournament) => {
  const say = sayTo(asker);
  return changedTo(await joinTournament(app, asker, tournament), (joined) =>
    joined.stage === 'open' && joined.terms.startsAt > asker.at
      ? say('tournament.joined.open', { name: nameOf(joined), moment: longTime(joined.terms.startsAt) })
      : say('tournament.joined.late', { name: nameOf(joined) }),
  );
};

async function act(app: App, asker: ServerAsker, { id }: Tournament, deed: Deed): Promise<Reply> {
  const say = sayTo(asker);
  const attempt = await takePart(app, asker, id, deed);
  return changedTo(attempt, (tournament) => {
    if (deed === 'leave') return say('tournament.left', { name: nameOf(tournament) });
    return say(deed === 'pause' ? 'tournament.paused' : 'tournament.resumed');
  });
}

/** Leaving before the start can be undone; later, the bot asks for a confirmation. */
const leave: Answer = async (app, asker, tournament) => {
  const own = participantOf(tournament, asker.user.id);
  return tournament.stage === 'running' && own && !own.withdrawn
    ? privately(withdrawQuestion(sayTo(asker), tournament))
    : act(app, asker, tournament, 'leave');
};

export const withdraw: Answer = (app, asker, tournament) => act(app, asker, tournament, 'leave');

export const ASKS: Readonly<Record<TournamentAsk, Answer>> = {
  join,
  leave,
  pause: (app, asker, tournament) => act(app, asker, tournament, 'pause'),
  resume: (app, asker, tournament) => act(app, asker, tournament, 'resume'),
  status: async (app, asker, tournament) => privately(await showStatus(app, asker, sayTo(asker), tournament)),
  table: async (app, asker, tournament) => privately(await showTable(app, asker, tournament)),
  games: async (app, asker, tournament) => privately(await showGames(app, sayTo(asker), tournament, 0)),
  next: async (app, asker, tournament) => privately(await showNext(app, asker, sayTo(asker), tournament)),
};
