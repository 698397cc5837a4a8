/** The screens of a tournament, a server match or a player on a page, and who may see what. */
import { privately, type Reply, type ServerAsker } from '../../app/ports/command.ts';
import type { App } from '../../app/ports/app.ts';
import type { Visitor } from '../../app/ports/authorizing.ts';
import { mayRead } from '../../app/ports/subjects/servers.ts';
import { viewerFor } from '../../app/reader/reader.ts';
import { showProfile } from '../../app/standings/profile.ts';
import { filesOfTournament } from '../../app/tournament/files.ts';
import { showAnnounced, showGames, showTable } from '../../app/tournament/look.ts';
import { nowShown } from '../../features/home/use.ts';
import type { GameId, Place, UserId } from '../../game/game.ts';
import { SIDES, type Meet } from '../../game/meet/meet.ts';
import type { Player } from '../../game/player.ts';
import { sayIn } from '../../i18n/say.ts';
import { rulesOf } from '../../tournament/life/forms/forms.ts';
import type { Tournament } from '../../tournament/life/tournament.ts';
import { beingPlayedScreen } from '../../features/home/view.ts';
import { PROFILE, TOURNAMENT } from '../../views/presses/declarations.ts';
import type { Press } from '../../views/presses/presses.ts';
import { linkTo } from '../../views/screen/blocks.ts';
import { meetScreen } from '../../views/tournament/meet.ts';
import { findExhibit, type Finding, type FoundExhibit } from '../game/finding.ts';
import { unnamed, unnamedMeet, unnamedTournament } from '../game/unnamed.ts';
import type { Watching } from '../game/watching.ts';
import type { OpenedScreen } from './opened.ts';

type Part = readonly [OpenedScreen, (app: App, asker: ServerAsker) => Promise<Reply>];

export interface Exhibit {
  readonly place: Place & { readonly guildId: string };
  /** The bot's data that the viewer may see. */
  readonly app: App;
  /** Its screens, in their order on the page. */
  readonly parts: readonly Part[];
  readonly seesNames: boolean;
  readonly names: ReadonlyMap<UserId, string>;
  readonly mayPress: (press: Press, on: OpenedScreen) => boolean;
  /** The id that opens a game for the viewer. */
  readonly openId: (game: GameId) => string;
}

/** Presses that only show something, with the part that they show. */
const LOOKS: ReadonlyMap<string, OpenedScreen> = new Map([
  [`${PROFILE.command} variant`, 'card'],
  [`${TOURNAMENT.command} table`, 'table'],
  [`${TOURNAMENT.command} part`, 'table'],
  [`${TOURNAMENT.command} games`, 'round'],
  [`${TOURNAMENT.command} boards`, 'round'],
]);

const looksAt = ({ command, action }: Press): OpenedScreen | undefined => LOOKS.get(`${command} ${action}`);

/** Whether the press only shows something. It is then repeated to keep its screen current. */
export const isLook = (press: Press): boolean => looksAt(press) !== undefined;

/** All parts are on the page, so nothing leads to another. `acts`: presses may change things. */
const pressing =
  (acts: boolean): Exhibit['mayPress'] =>
  (press, on) => {
    const part = looksAt(press);
    return part === undefined ? acts : part === on;
  };

const namesOf = (players: readonly Player[]): ReadonlyMap<UserId, string> =>
  new Map(players.map(({ id, name }) => [id, name]));

const MOST_PLAYED = 12;

async function showPlayed(app: App, asker: ServerAsker, ids: readonly GameId[]): Promise<Reply> {
  const records = await Promise.all(ids.slice(0, MOST_PLAYED).map((id) => app.store.games.load(id)));
  const running = records.flatMap((record) => (record && !record.game.result ? [record] : []));
  const shape = await viewerFor(app, asker);
  return privately(beingPlayedScreen(sayIn(asker.locale), nowShown(running), shape));
}

const played = (ids: readonly GameId[]): readonly Part[] =>
  ids.length === 0 ? [] : [['played', (app, asker) => showPlayed(app, asker, ids)]];

/** Whether the viewer could see the channel in Discord, and act there. */
async function mayAct(
  { memory }: Watching,
  { guildId, channelId }: Exhibit['place'],
  visitor: Visitor | null,
): Promise<boolean> {
  const member = visitor ? await memory.member(guildId, visitor.id) : 'gone';
  return typeof member === 'object' && (await mayRead(memory, { guildId, channelId }, member)) === true;
}

function tournamentParts(tournament: Tournament, seesNames: boolean): readonly Part[] {
  const { rounds, terms } = tournament;
  const card: Part = ['card', async (app, asker) => privately(await showAnnounced(app, asker, tournament))];
  const round = rounds.at(-1);
  if (!round) return [card];
  const games = round.meetings.flatMap((meeting) => meeting.games);
  const running = games.flatMap(({ id, result }) => (id !== null && result === null ? [id] : []));
  const hasFiles = seesNames && rulesOf(terms.form).reach(terms.form) === null;
  return [
    card,
    ...played(running),
    ['table', async (app, asker) => privately(await showTable(app, asker, tournament))],
    ['round', async (app, asker) => privately(await showGames(app, sayIn(asker.locale), tournament, 0))],
    // The files contain the players' names, so only members of the server get them.
    ...(hasFiles ? [['files', async (_, asker) => filesOfTournament(asker, tournament)] satisfies Part] : []),
  ];
}

function meetParts(meet: Meet): readonly Part[] {
  // A page shows the boards themselves.
  const ids = meet.boards.flatMap(({ gameId }) => gameId ?? []);
  const links = new Map(ids.map((id) => [id, linkTo(null, { channelId: '', messageId: '' }, id)]));
  const running = meet.boards.flatMap(({ gameId, result }) => (gameId && result === null ? [gameId] : []));
  return [
    ['card', async (_, { locale }) => privately(meetScreen(sayIn(locale), meet, false, links))],
    ...played(running),
  ];
}

/** The exhibit with the names that its viewer may see. */
async function shownOf(
  finding: Finding,
  found: FoundExhibit,
  locale: string,
): Promise<Omit<Exhibit, 'openId'>> {
  const { app, watching, visitor } = finding;
  const say = sayIn(locale);
  const { seesNames } = found.sight;
  const seeing = (players: readonly Player[]) => {
    const names = namesOf(players);
    return { names, seesNames, app: seesNames ? app : unnamed(app, say, names) };
  };
  switch (found.kind) {
    case 'tournament': {
      const tournament = seesNames ? found.tournament : await unnamedTournament(app, say, found.tournament);
      const { venue, organizer, players } = tournament;
      return {
        ...seeing([organizer, ...players]),
        place: venue,
        parts: tournamentParts(tournament, seesNames),
        mayPress: pressing(seesNames && (await mayAct(watching, venue, visitor))),
      };
    }
    // A match is played in two servers, and joined in Discord.
    case 'meet': {
      const meet = seesNames ? found.meet : await unnamedMeet(app, say, found.meet);
      return {
        ...seeing(SIDES.flatMap((side) => meet[side]?.players ?? [])),
        place: meet.home.place,
        parts: meetParts(meet),
        mayPress: pressing(false),
      };
    }
    case 'player': {
      const { guildId, player } = found;
      return {
        ...seeing([player]),
        place: { guildId, channelId: '', locale },
        parts: [['card', (seen, asker) => showProfile(seen, asker, player, 'all')]],
        mayPress: pressing(false),
      };
    }
  }
}

/** The exhibit with this id or shared id, for this viewer; `null`: there is none. */
export async function exhibitOf(finding: Finding, of: string, locale: string): Promise<Exhibit | null> {
  const found = await findExhibit(finding, of);
  if (!found) return null;
  const { shared } = found;
  // Anyone who may see a shared exhibit may also see its games.
  const openId = (game: GameId): string =>
    shared ? finding.sharing.idOf({ kind: 'game', id: game, pass: shared.pass }) : game;
  return { ...(await shownOf(finding, found, locale)), openId };
}
