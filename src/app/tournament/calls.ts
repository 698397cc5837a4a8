/** Notifies players that their round has begun, in the way that each chose for their turns. */
import type { UserId } from '../../game/game.ts';
import { wayOf } from '../../game/calls/notices.ts';
import { SECOND } from '../../game/calendar/span.ts';
import { sayIn } from '../../i18n/say.ts';
import { calledAt, gamesIn, roundsOf } from '../../tournament/life/called.ts';
import type { MeetingGame, Participant, Tournament } from '../../tournament/life/tournament.ts';
import { calledScreen } from '../../views/tournament/called.ts';
import type { Links } from '../../views/tournament/games.ts';
import { localeOf } from '../reader/reader.ts';
import { rememberRefusal } from '../save/change.ts';
import type { Using } from '../ports/app.ts';
import { placeOf } from './games.ts';
import { linksTo } from './look.ts';

/** How long (ms) the news of a round waits for the boards that it links to. */
const BOARDS_WAIT = 20 * SECOND;

type Needs = Using<'games' | 'people', 'messenger' | 'now'>;

interface Calls {
  readonly links: Links;
  /** The players to mention. */
  readonly called: readonly UserId[];
}

/** `early`: some boards are not posted yet. `key`: the notice's key, for the direct messages. */
export async function callPlayers(
  app: Needs,
  tournament: Tournament,
  number: number | null,
  key: string,
): Promise<Calls | 'early' | 'later'> {
  const rounds = roundsOf(tournament, number);
  const games = number === null ? [] : gamesIn(rounds);
  const begunAt = Math.max(0, ...rounds.map((round) => round.begunAt));
  if (app.now() < begunAt + BOARDS_WAIT && (await hasUnshown(app, games))) return 'early';
  const links = await linksTo(app, games);
  const called: UserId[] = [];
  for (const player of calledAt(tournament, number)) {
    const way = await call(app, { tournament, number, links }, player, `${key}.${player.number}`);
    if (way === 'later') return way;
    if (way === 'mention') called.push(player.id);
  }
  return { links, called };
}

/** A board that Discord refuses counts as shown. */
async function hasUnshown({ store }: Using<'games'>, games: readonly MeetingGame[]): Promise<boolean> {
  const records = await Promise.all(games.flatMap(({ id }) => (id === null ? [] : store.games.load(id))));
  return records.some(
    (record) =>
      record?.shown.card === null && record.shown.version < record.game.version && !record.game.result,
  );
}

interface StartedRound {
  readonly tournament: Tournament;
  readonly number: number | null;
  readonly links: Links;
}

/** A player who can't receive direct messages is mentioned from now on. */
async function call(
  app: Needs,
  begun: StartedRound,
  { id, ...player }: Participant,
  key: string,
): Promise<'mention' | 'done' | 'later'> {
  const preference = await app.store.people.preference(id);
  const way = wayOf(preference.notices, 'turn');
  if (way !== 'direct') return way === 'mention' ? way : 'done';
  const say = sayIn(localeOf(preference, placeOf(begun.tournament.venue)));
  const screen = calledScreen(say, begun, { id, ...player });
  const sent = await app.messenger.direct(id, screen, key);
  if (sent === 'later') return sent;
  if (sent !== 'forbidden' && sent !== 'gone') return 'done';
  await rememberRefusal(app, id);
  return 'mention';
}
