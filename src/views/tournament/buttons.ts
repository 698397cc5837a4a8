import type { Say } from '../../i18n/say.ts';
import { rulesOf } from '../../tournament/life/forms/forms.ts';
import { isEntryOpen } from '../../tournament/life/players/entering.ts';
import type { Tournament } from '../../tournament/life/tournament.ts';
import { TOURNAMENT } from '../presses/declarations.ts';
import { button } from '../screen/blocks.ts';
import type { Button } from '../screen/screen.ts';

export const createButton = (say: Say): Button =>
  button(TOURNAMENT.to.create(), say('button.tournament.create'), { style: 'primary', emoji: '🏆' });

export const joinButton = (say: Say, { id }: Tournament): Button =>
  button(TOURNAMENT.to.join({ id }), say('button.tournament.join'), { style: 'success', emoji: '🙋' });

/** While players are paired, it opens their game. */
const statusButton = (say: Say, { id, stage, terms: { form } }: Tournament): Button => {
  const isPlaying = stage === 'running' && rulesOf(form).reach(form) === null;
  return button(TOURNAMENT.to.status({ id }), say(`button.tournament.${isPlaying ? 'own' : 'status'}`), {
    ...(isPlaying && { style: 'primary' }),
  });
};

/** `round`: 0 for the latest. */
export const tableButton = (say: Say, { id }: Tournament, round = 0): Button =>
  button(TOURNAMENT.to.table({ id, round, page: 0 }), say('button.tournament.table'), { emoji: '📊' });

export const gamesButton = (say: Say, { id }: Tournament, round = 0): Button =>
  button(TOURNAMENT.to.games({ id, round }), say('button.tournament.games'), { emoji: '⚔️' });

/** Creates a link for anyone. Left out where there is no page. */
export const shareButton = (say: Say, { id }: Tournament): Button =>
  button(TOURNAMENT.to.share({ id }), say('button.share'));

export const rulingsButton = (say: Say, { id }: Tournament): Button =>
  button(TOURNAMENT.to.rulings({ id }), say('button.tournament.changes'), { emoji: '📜' });

export const startButtons = (say: Say, { id, stage }: Tournament): readonly Button[] =>
  stage === 'open'
    ? [
        button(TOURNAMENT.to.start({ id }), say('button.tournament.start'), { emoji: '▶️' }),
        button(TOURNAMENT.to.postpone({ id }), say('button.tournament.postpone'), { emoji: '🗓️' }),
      ]
    : [];

const manageButton = (say: Say, { id }: Tournament): Button =>
  button(TOURNAMENT.to.manage({ id }), say('button.tournament.manage'), { emoji: '⚙️' });

/** Shown to its organizer until it is over. */
export const organizerButtons = (say: Say, tournament: Tournament): readonly Button[] =>
  tournament.stage === 'open' || tournament.stage === 'running'
    ? [...startButtons(say, tournament), manageButton(say, tournament)]
    : [];

export const backButton = (say: Say, { id }: Pick<Tournament, 'id'>, to: 'status' | 'manage'): Button =>
  button(TOURNAMENT.to[to]({ id }), say('button.tournament.back'), { emoji: '◀️' });

/** Creates the same tournament again, unless it repeats anyway. */
export const anotherButton = (say: Say, { id, terms }: Tournament): Button | null =>
  terms.repeats
    ? null
    : button(TOURNAMENT.to.another({ id }), say('button.tournament.another'), {
        style: 'primary',
        emoji: '🔁',
      });

/** Shown while players may challenge each other. */
export const challengeButtons = (say: Say, { id, stage, terms }: Tournament): readonly Button[] =>
  stage === 'running' && rulesOf(terms.form).reach(terms.form) !== null
    ? [
        button(TOURNAMENT.to.challenge({ id }), say('button.tournament.challenge'), {
          style: 'primary',
          emoji: '⬆️',
        }),
      ]
    : [];

/** Shown to everyone once there is something to see. */
export const lookButtons = (say: Say, tournament: Tournament): readonly (Button | null)[] => [
  ...(tournament.rounds.length > 0 ? [tableButton(say, tournament), gamesButton(say, tournament)] : []),
  tournament.rulings.length > 0 ? rulingsButton(say, tournament) : null,
];

/** The most important buttons come first. Only an organizer gets more buttons from *Manage…*. */
export function announcementButtons(say: Say, tournament: Tournament): readonly Button[] {
  const join = isEntryOpen(tournament) ? joinButton(say, tournament) : null;
  const own = statusButton(say, tournament);
  const looks = lookButtons(say, tournament);
  const [table = null, ...others] = looks;
  const challenge = challengeButtons(say, tournament);
  const manage = manageButton(say, tournament);
  const ordered = {
    open: [join, own, ...challenge, ...looks, manage],
    running: [...challenge, own, table, ...others, join, manage],
    finished: [...looks, own],
    cancelled: [own, ...looks],
  }[tournament.stage];
  return ordered.filter((each) => each !== null);
}
