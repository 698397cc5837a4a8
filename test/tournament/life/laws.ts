/** Duplicates that no tournament may contain: games, byes, meetings and seats. */
import { rulesOf } from '../../../src/tournament/life/forms/forms.ts';
import type { Meeting, Tournament } from '../../../src/tournament/life/tournament.ts';

export const doubled = (some: readonly (string | number)[]) =>
  some.filter((one, index) => some.indexOf(one) !== index);

const isSwiss = ({ terms: { form } }: Tournament): boolean =>
  form.kind === 'swiss' || form.kind === 'double-swiss';

/** Players with a second bye. Free rounds in a round robin and a knockout are not byes. */
const secondByes = (tournament: Tournament) =>
  isSwiss(tournament) ? doubled(tournament.rounds.flatMap(({ byes }) => byes)) : [];

const isPlayed = ({ games }: Meeting): boolean =>
  games.some(({ result, isRuled }) => !isRuled && (result === '1-0' || result === '=' || result === '0-1'));

const secondMeetings = (tournament: Tournament) => {
  const meetings = tournament.rounds.flatMap((round) => round.meetings).filter(isPlayed);
  return isSwiss(tournament)
    ? doubled(meetings.map(({ white, black }) => `${Math.min(white, black)}-${Math.max(white, black)}`))
    : [];
};

const doublySeated = ({ rounds, terms }: Tournament) =>
  !rulesOf(terms.form).hasRounds
    ? []
    : rounds.flatMap(({ meetings, byes, absent }) =>
        doubled([
          ...meetings.flatMap(({ white, black }) => [white, black]),
          ...byes,
          ...absent.map(({ number }) => number),
        ]),
      );

const gamesIn = ({ rounds }: Tournament) =>
  rounds.flatMap(({ meetings }) => meetings.flatMap(({ games }) => games));

/** All duplicates. Each list must be empty. */
export const doublesIn = (tournament: Tournament) => ({
  games: doubled(gamesIn(tournament).flatMap(({ id }) => id ?? [])),
  told: doubled(tournament.told),
  byes: secondByes(tournament),
  meetings: secondMeetings(tournament),
  seats: doublySeated(tournament),
});

export const NO_DOUBLES: ReturnType<typeof doublesIn> = {
  games: [],
  told: [],
  byes: [],
  meetings: [],
  seats: [],
};
