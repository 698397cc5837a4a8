/** What a page shows of a match between servers: as a tournament of two teams. */
import { isolated } from '../i18n/sentence.ts';
import type { App, Using } from '../app/ports/app.ts';
import type { GameId, UserId } from '../game/game.ts';
import { otherSide, scoreOf, SIDES, type Board, type Meet, type Side } from '../game/meet/meet.ts';
import { isFormer, type Player } from '../game/player.ts';
import { resultOf } from '../views/tournament/meet.ts';
import { liveAmong, type CupViewer } from './cup.ts';
import type { CupBoard, CupFacts, CupRow } from './listFacts.ts';

export async function namedInMeet({ store }: Using<'people'>, meet: Meet): Promise<ReadonlySet<UserId>> {
  const ids = playersOf(meet).map(({ id }) => id);
  const chosen = await Promise.all(
    ids.map(async (id) => ((await store.people.preference(id)).isNamed ? id : null)),
  );
  return new Set(chosen.filter((id) => id !== null));
}

const playersOf = (meet: Meet): readonly Player[] => SIDES.flatMap((side) => meet[side]?.players ?? []);

function nameFor({ say, seesNames, named }: CupViewer, meet: Meet, { id, name }: Player): string {
  if (isFormer(id)) return say('privacy.former');
  if (seesNames || named.has(id)) return isolated(name);
  return say('share.player', { number: playersOf(meet).findIndex((player) => player.id === id) + 1 });
}

/** White comes first, as in every list of games. */
function boardOf(viewer: CupViewer, meet: Meet, board: Board): CupBoard {
  const { number, white, gameId, result } = board;
  const asWhite = (side: Side): Side => (side === white ? 'home' : 'guest');
  const seen = { ...board, result: result === 'home' || result === 'guest' ? asWhite(result) : result };
  return {
    board: number,
    white: nameFor(viewer, meet, board[white]),
    black: nameFor(viewer, meet, board[otherSide(white)]),
    game: gameId === null ? null : viewer.idFor(gameId),
    score: result === null ? null : resultOf(viewer.say, seen),
  };
}

function rowsOf({ user }: CupViewer, meet: Meet): readonly CupRow[] {
  const teams = SIDES.flatMap((side) => {
    const team = meet[side];
    return team ? [{ ...team, score: scoreOf(meet, side) }] : [];
  });
  return teams
    .toSorted((a, b) => b.score - a.score)
    .map(({ name, players, score }) => ({
      rank: 1 + teams.filter((other) => other.score > score).length,
      name,
      isYou: players.some(({ id }) => id === user),
      isOut: false,
      values: [String(score)],
    }));
}

const stageOf = ({ stage }: Meet): CupFacts['stage'] => (stage === 'invited' ? 'open' : stage);

export const titleOf = ({ home, guest }: Meet): string =>
  [home, guest].flatMap((team) => (team ? [isolated(team.name)] : [])).join(' – ');

export async function meetFactsOf(app: App, meet: Meet, viewer: CupViewer): Promise<CupFacts> {
  const { boards, variant } = meet;
  const running = boards.flatMap(({ gameId, result }): GameId[] =>
    gameId && result === null ? [gameId] : [],
  );
  return {
    id: meet.id,
    name: titleOf(meet),
    stage: stageOf(meet),
    startsAt: meet.startsAt,
    variant,
    players: playersOf(meet).length,
    bracket: [],
    sections: [
      {
        name: '',
        columns: [viewer.say('meet.table.team'), viewer.say('tournament.table.points')],
        rows: rowsOf(viewer, meet),
        hasMore: false,
      },
    ],
    // It has no rounds, and no files of them.
    rounds: 0,
    round: 0,
    boards: boards.map((board) => boardOf(viewer, meet, board)),
    byes: [],
    live: await liveAmong(app, viewer, running),
  };
}
