/**
 * Without privileged intents, Discord doesn't report departures, so the bot asks about the users on
 * a page.
 */
import type { UserId } from '../../game/game.ts';
import type { BoardContent, BoardView } from '../../views/standings/boardControls.ts';
import { PAGE, pagesOf } from '../../views/standings/leaderboard.ts';
import type { Using, App } from '../ports/app.ts';
import type { BoardPage } from '../ports/subjects/standings.ts';
import type { Attendance } from '../ports/subjects/servers.ts';

/** How often the page is read again, because the users who move up may have left too. */
const MOST_LOOKS = 3;
/** How many winners to search for champions. Someone who wins every week is among them. */
const MOST_FIRST = 60;

interface ReadBoard {
  readonly view: BoardView;
  readonly content: BoardContent;
}

/** The page, after asking Discord who has left. `reader`: the user whose own rank it shows. */
export async function readBoard(
  app: Using<'attendance' | 'placings' | 'standings', 'members' | 'now'>,
  guildId: string,
  asked: BoardView,
  reader: UserId,
): Promise<ReadBoard> {
  const { order, pool, span } = asked;
  const now = app.now();
  const read = (page: number): Promise<BoardPage> =>
    app.store.standings.page(
      { guildId, order, pool, span, now },
      { offset: page * PAGE, size: PAGE, reader },
    );
  const champions = await app.store.placings.first(guildId, MOST_FIRST);
  const patience = AbortSignal.timeout(DISCORD_TIMEOUT);
  for (let look = 1; ; look += 1) {
    const found = await read(asked.page);
    // The board is now shorter than when the button was made.
    const page = Math.min(asked.page, pagesOf(found.players) - 1);
    const shown = page === asked.page ? found : await read(page);
    const users = shown.lines.map(({ user }) => user);
    const hasChanged = await takeAttendance(app, guildId, reader, users, patience);
    if (!hasChanged || look === MOST_LOOKS)
      return { view: { order, pool, span, page }, content: { ...shown, champions, now } };
  }
}

const BELIEVED = 24 * 60 * 60 * 1000;
/** How long a page waits (ms) in total. */
const DISCORD_TIMEOUT = 700;
const MOST_GONE = 5;

/** Discord's answers. If there is none for the first user, nobody else is checked. */
async function ask(
  app: Pick<App, 'members' | 'now'>,
  guildId: string,
  users: readonly UserId[],
  patience: AbortSignal,
): Promise<readonly Attendance[]> {
  const answerOn = async (user: UserId): Promise<readonly Attendance[]> => {
    const member = await app.members.member(guildId, user, patience);
    return member === 'unknown' ? [] : [{ user, isGone: member === 'gone', at: app.now() }];
  };
  const [first, ...others] = patience.aborted ? [] : users;
  const answer = first === undefined ? [] : await answerOn(first);
  return answer.length === 0 ? [] : [...answer, ...(await Promise.all(others.map(answerOn))).flat()];
}

/** True if someone left or came back. Stops asking when `patience` ends. */
export async function takeAttendance(
  app: Using<'attendance', 'members' | 'now'>,
  guildId: string,
  looker: UserId,
  named: readonly UserId[],
  patience: AbortSignal,
): Promise<boolean> {
  const { attendance } = app.store;
  const now = app.now();
  const since = now - BELIEVED;
  const others = named.filter((user) => user !== looker);
  const [known, gone] = await Promise.all([
    attendance.known(guildId, [looker, ...others]),
    attendance.gone(guildId, since, MOST_GONE),
  ]);
  const knownOf = (user: UserId): Attendance | undefined => known.find((each) => each.user === user);
  const isFresh = (user: UserId): boolean => (knownOf(user)?.at ?? 0) > since;
  const wasGone = (user: UserId): boolean => gone.includes(user) || knownOf(user)?.isGone === true;
  const stale = [...others, ...gone.filter((user) => user !== looker)].filter((user) => !isFresh(user));
  const isSeen = isFresh(looker) && !wasGone(looker);
  const answers = [
    ...(isSeen ? [] : [{ user: looker, isGone: false, at: now }]),
    ...(await ask(app, guildId, stale, patience)),
  ];
  if (answers.length > 0) await attendance.note(guildId, answers);
  return answers.some(({ user, isGone }) => isGone !== wasGone(user));
}
