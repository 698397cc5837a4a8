import { seatPerson } from '../../src/game/seat.ts';
import type { Result } from '../../src/kit/result.ts';
import type { Problem } from '../../src/app/problem/problem.ts';
import { refusalScreen } from '../../src/app/problem/refusal.ts';
import { acceptChallenge } from '../../src/game/challenge/answer.ts';
import type { Challenge } from '../../src/game/challenge/challenge.ts';
import type { Change } from '../../src/game/decision.ts';
import type { Game, Player } from '../../src/game/game.ts';
import { invite } from '../../src/game/challenge/invite.ts';
import { makeMove } from '../../src/game/play/move.ts';
import { acceptOffer, makeOffer } from '../../src/game/offers/offering.ts';
import { resign } from '../../src/game/play/otherEnds.ts';
import type { Say } from '../../src/i18n/say.ts';
import { HELP_TOPICS } from '../../src/features/help/rules.ts';
import { LESSON_IDS, NO_PROGRESS } from '../../src/features/learn/rules.ts';
import { lessonOf } from '../../src/features/learn/rules/lessons.ts';
import { beginStudy } from '../../src/features/learn/rules/study.ts';
import { boardScreen, cardScreen, reminderScreen } from '../../src/views/game/card.ts';
import { offerScreen, resignScreen } from '../../src/views/game/offerButtons.ts';
import { gamesScreen } from '../../src/views/game/gamesList.ts';
import { invitationScreen } from '../../src/views/game/invitation.ts';
import { helpScreen } from '../../src/features/help/view.ts';
import { lessonScreen } from '../../src/features/learn/view.ts';
import { lessonsScreen } from '../../src/features/learn/view/list.ts';
import { languageScreen, notifyScreen } from '../../src/views/person/choices.ts';
import { eraseScreen, privacyScreen } from '../../src/views/person/privacy.ts';
import { themesScreen } from '../../src/views/person/themes.ts';
import { firstRulesScreen, rulesScreen } from '../../src/views/rules/rulesScreen.ts';
import type { Screen } from '../../src/views/screen/screen.ts';
import { ANNA } from '../../src/tools/locales/preview.ts';
import { leaderboardScreen } from '../../src/views/standings/leaderboard.ts';

const AT = Date.UTC(2026, 10, 22, 17, 0);
const anna: Player = { id: ANNA, name: 'Anna' };
const boris: Player = { id: '80351110224678913', name: 'Boris' };
const PLACE = { guildId: '1', channelId: '2', locale: 'en-US' };

function must<T>(attempt: Result<T, { readonly code: string }>): T {
  if (!attempt.ok) throw new Error(`the sample was refused: ${attempt.problem.code}`);
  return attempt.value;
}

const challenged = (): Challenge => {
  const terms = {
    variant: 'russian',
    challenger: seatPerson(anna),
    color: 'white',
    time: '3d',
    place: PLACE,
  } as const;
  return must(invite({ ...terms, opponent: seatPerson(boris) }, 'c', AT));
};

const begun = (): Game =>
  must(acceptChallenge(challenged(), { player: boris, place: PLACE, at: AT, gameId: 'g', coin: true })).game;

const after = (game: Game, decide: (game: Game) => Result<Change, { readonly code: string }>): Game =>
  must(decide(game)).game;

const by = ({ id }: Player) => ({ by: id, at: AT });

const played = (plies: number): Game =>
  ['c3-d4', 'd6-c5', 'b2-c3', 'f6-g5']
    .slice(0, plies)
    .reduce(
      (game, move, ply) => after(game, (now) => makeMove(now, by(ply % 2 === 0 ? anna : boris), move)),
      begun(),
    );

const drawOffered = (): Game => after(played(4), (game) => makeOffer(game, by(anna), 'draw'));

const PROBLEMS: readonly Problem[] = [
  { code: 'must-capture', text: 'a3-b4', legal: ['c3:e5', 'g3:e5'] },
  { code: 'illegal-move', text: 'c3-c4', legal: ['c3-b4', 'c3-d4'] },
  { code: 'unreadable-move', text: 'hello', legal: ['c3-b4', 'c3-d4'] },
  { code: 'ambiguous-move', text: 'c3:g7', candidates: ['c3:e5:g7', 'c3:e1:g7'] },
  { code: 'not-your-turn', turn: 'black' },
  { code: 'not-your-game' },
  { code: 'stale-click' },
  { code: 'no-game-here' },
  { code: 'which-game', games: [] },
  { code: 'unknown-game' },
  { code: 'time-over' },
  { code: 'unreadable-time', text: 'soon' },
  { code: 'time-out-of-range', text: '1s' },
  { code: 'challenge-yourself' },
  { code: 'challenge-bot' },
  { code: 'challenge-not-for-you', opponent: 'Boris' },
  { code: 'accept-own-challenge', id: 'k3v9x2mq' },
  { code: 'challenge-closed', state: 'expired' },
  { code: 'draw-already-offered' },
  { code: 'draw-too-soon', moves: 5 },
  { code: 'nothing-to-take-back' },
  { code: 'takeback-already-offered' },
  { code: 'engine-busy' },
  { code: 'engine-unrated' },
  { code: 'hint-rated' },
  { code: 'too-many-games', most: 20 },
  { code: 'not-in-channel', channels: ['2'] },
  { code: 'admins-only' },
  { code: 'missing-permission', permissions: ['View Channel', 'Send Messages'] },
  { code: 'store-away' },
  { code: 'bug', id: 'k3v9x2mq' },
];

const VIEW = { order: 'rating', pool: 'all', span: 'ever', page: 0 } as const;
const NOBODY_YET = {
  lines: [],
  players: 0,
  own: { user: '1', place: null, record: null, isOnBoard: false, isHidden: false },
  champions: [],
  now: AT,
} as const;

export function samples(say: Say): readonly (readonly [name: string, screen: () => Screen])[] {
  const viewer = { user: anna.id };
  return [
    ['/help', () => helpScreen(say, 'begin')],
    ['/play', () => invitationScreen(say, challenged())],
    ['The first board', () => cardScreen(say, begun())],
    ['After four moves', () => cardScreen(say, played(4))],
    ['A draw is offered', () => cardScreen(say, drawOffered())],
    ['/games do:draw, asked alone', () => offerScreen(say, drawOffered(), 'black', 'draw')],
    [
      'Draw agreed',
      () =>
        cardScreen(
          say,
          after(drawOffered(), (game) => acceptOffer(game, by(boris), 'draw')),
        ),
    ],
    ['/games do:resign', () => resignScreen(say, played(4), 'white')],
    [
      'Resigned',
      () =>
        cardScreen(
          say,
          after(played(4), (game) => resign(game, by(boris))),
        ),
    ],
    ['A reminder', () => reminderScreen(say, played(4), { channelId: '2', messageId: '3' }, [])],
    ['/games do:board', () => boardScreen(say, played(3), viewer)],
    [
      '/games',
      () =>
        gamesScreen(say, [{ game: played(4), shown: { card: null } }], anna.id, {
          scope: 'everywhere',
          page: 0,
          size: 5,
          total: 1,
          inServer: true,
          isAlone: false,
        }),
    ],
    ...PROBLEMS.map((problem) => [`Refused: ${problem.code}`, () => refusalScreen(say, problem)] as const),
    ...HELP_TOPICS.slice(1).map((topic) => [`/help, ${topic}`, () => helpScreen(say, topic)] as const),
    ['/rules', () => firstRulesScreen(say, 'russian', null)],
    ['/rules, all', () => rulesScreen(say, 'russian', null)],
    ['/learn', () => lessonsScreen(say, NO_PROGRESS)],
    ...LESSON_IDS.map(
      (id) =>
        [`/learn, ${id}`, () => lessonScreen(say, beginStudy(lessonOf(id)), {}, { isHinted: true })] as const,
    ),
    ['/leaderboard', () => leaderboardScreen(say, VIEW, NOBODY_YET)],
    [
      '/preferences, notifications',
      () => notifyScreen(say, { ways: {}, digest: { hour: 8, zone: 'UTC' }, locale: 'en-US' }, AT),
    ],
    ['/preferences, theme', () => themesScreen(say)],
    ['/preferences, language', () => languageScreen(say, 'en-US')],
    [
      '/preferences, privacy',
      () => privacyScreen(say, { isHidden: false, isNamed: false, isFinder: false }, null),
    ],
    ['/preferences, delete', () => eraseScreen(say)],
  ];
}
