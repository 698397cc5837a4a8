/**
 * The presses of every command. Never change an action, a field, or the order of fields, because
 * the bot would refuse the old buttons in channels.
 */
import { SUBJECT_KINDS } from '../../analysis/finding.ts';
import { VARIANT_IDS } from '../../draughts/variantIds.ts';
import { LEVEL_CHOICES } from '../../engine/play/levels.ts';
import { COLOR_CHOICES } from '../../game/challenge/challenge.ts';
import { OFFER_ACTIONS } from '../../game/offers/offers.ts';
import { ORDERS } from '../../rating/board.ts';
import { POOLS } from '../../rating/record.ts';
import { SPANS } from '../../rating/span.ts';
export * from '../../features/explore/presses.ts';
export * from '../../features/guess/presses.ts';
export * from '../../features/help/presses.ts';
export * from '../../features/home/presses.ts';
export * from '../../features/learn/presses.ts';
export * from '../../features/puzzle/presses.ts';
export * from '../../features/season/presses.ts';
export * from '../../features/watch/presses.ts';
export * from './preferences.ts';
export * from './viewers.ts';
import { moving, place, STEPS } from './viewers.ts';
import {
  CHALLENGE_QUESTIONS,
  DETAIL_QUESTIONS,
  DRAFT_MENUS,
  DRAFT_QUESTIONS,
  MEET_QUESTIONS,
  ORGANIZERS_ACTS,
  PLAYERS_ACTS,
  TEAM_QUESTIONS,
} from './questions.ts';
import {
  color,
  count,
  key,
  onGame,
  oneOf,
  snowflake,
  words,
  button,
  each,
  form,
  menu,
  ofAdmins,
  onCard,
  picker,
  posting,
  postingForm,
  presses,
} from './presses.ts';

const again = menu({}, key);

/** `deal` shows how the openings of the match were drawn; `next` starts its next game. */
const terms = { opponent: words, variant: oneOf(VARIANT_IDS), time: words } as const;
export const CHALLENGE = presses('challenge', {
  ...each(['accept', 'decline', 'cancel'], button({ id: key })),
  ...each(['deal', 'next', 'end'], onCard({ id: key })),
  ask: postingForm({}, CHALLENGE_QUESTIONS),
  // `more`: the chosen extras, separated by spaces.
  change: button({ ...terms, match: words, more: words }),
  // Earlier versions asked in two windows.
  ...each(
    ['customize', 'again'],
    button({ ...terms, color: oneOf(COLOR_CHOICES), rated: oneOf(['yes', 'no']) }),
  ),
});

/** Used in a lobby, and in the private message to the person who seeks. */
export const SEEK = presses('seek', {
  accept: posting({ id: key }),
  withdraw: button({ id: key }),
});

/** Used on the message of a match between servers. */
export const MEET = presses('meet', {
  // `off` asks for confirmation first.
  ...each(['join', 'leave', 'share', 'off', 'stay', 'cancel'], button({ id: key })),
  ask: postingForm({}, MEET_QUESTIONS),
  agree: postingForm({ id: key }, ['team']),
});

export const PLAY = presses('play', {
  with: { ...menu({}, snowflake), posts: true },
  level: menu({}, oneOf(LEVEL_CHOICES)),
  tournaments: button({}),
  // The windows of `customize` and `team` post a message.
  ...each(['customize', 'find', 'team', 'post'], posting({})),
});

export const MOVE = presses('move', {
  ...moving,
  in: menu({ typed: words, draw: oneOf(['', 'draw']) }, key),
});

export const VOTE = presses('vote', {
  ask: postingForm({}, TEAM_QUESTIONS),
  ...each(['done', 'mine', 'draw', 'resign', 'why'], button(onGame)),
  because: form(onGame, ['reason']),
  leave: button(onGame),
  again: button(onGame),
  /** Confirms a vote for a move that gives away pieces. `more` is the move. */
  sure: button({ ...onGame, more: words }),
});

export const BOARD = presses('board', {
  open: again,
  flip: button({ id: key, bottom: color }),
  turn: button({ ...onGame, bottom: color }),
  ...each(['more', 'page', 'share'], button({ id: key })),
  rest: button(onGame),
});
/** In a user's list of games, each game has its own button. */
export const GAME = presses('game', { open: again, look: button({ id: key }) });

export const SCOPES = ['everywhere', 'here'] as const;
/** `label` keeps two buttons of one message distinct. */
export const GAMES = presses('games', {
  page: button({ scope: oneOf(SCOPES), page: count, label: words }),
});

export const RESIGN = presses('resign', {
  in: again,
  ...each(['ask', 'keep', 'confirm'], button(onGame)),
});
export const RESUME = presses('resume', { in: again, now: button(onGame) });
export const HINT = presses('hint', { give: again, now: button({ id: key }) });

const offering = each(OFFER_ACTIONS, button(onGame));
export const OFFERS = {
  draw: presses('draw', { ...offering, in: again }),
  takeback: presses('takeback', { ...offering, in: again }),
  pause: presses('pause', { ...offering, in: again }),
  rematch: presses('rematch', offering),
};

/** Asks whether to offer an engine a draw, because it answers at once. */
export const ASK_DRAW = presses('ask-draw', { ask: button(onGame) });

/** `more`: the path. Except for `play`, a dot and a square or the menu's number follow. */
export const PLAN = presses('plan', {
  in: again,
  ...moving,
  ...each(['open', 'drop'], button(onGame)),
  remove: menu(onGame, count),
});

export const EXPORT = presses('export', { in: again, game: button({ id: key }) });

export const ANALYSIS_STEPS = [...STEPS, 'mistake-back', 'mistake-on'] as const;
const onSubject = { kind: oneOf(SUBJECT_KINDS), id: key } as const;
export const ANALYZE = presses('analyze', {
  ...each([...ANALYSIS_STEPS, 'begin', 'curve'], button({ ...onSubject, ...place })),
  everyone: posting({ ...onSubject, ...place }),
  'all-everyone': posting(onSubject),
  highlight: button(onSubject),
  'highlight-everyone': posting(onSubject),
});

export const RULES = presses('rules', {
  show: menu({}, oneOf(VARIANT_IDS)),
  ...each(['all', 'first'], button({ variant: oneOf(VARIANT_IDS) })),
  // Opened from a challenge, by its id.
  ...each(['asked', 'whole'], button({ id: key })),
});

export const PRACTICE = presses('practice', {
  begin: button({}),
  variant: button({ variant: oneOf(VARIANT_IDS) }),
  level: button({ id: key }),
  // The id contains the current value, as for `NOTIFY`.
  play: menu({ id: key, held: oneOf(LEVEL_CHOICES) }, oneOf(LEVEL_CHOICES)),
});

const onBoard = { order: oneOf(ORDERS), pool: oneOf(POOLS), span: oneOf(SPANS), page: count } as const;
export const LEADERBOARD = presses('leaderboard', {
  ...each(['order', 'page', 'counts'], button(onBoard)),
  season: button({ number: count, page: count }),
  past: menu({}, count),
  postSeason: posting({ number: count }),
  // Asks where to keep it up to date.
  keep: ofAdmins(button(onBoard)),
  'keep-in': ofAdmins(picker(onBoard)),
  variant: menu(onBoard, oneOf(POOLS)),
  /** A span, or the number of a season. */
  period: menu(onBoard, { read: (text) => oneOf(SPANS).read(text) ?? count.read(text) }),
  post: posting(onBoard),
});
const onProfile = { user: snowflake, pool: oneOf(POOLS) } as const;
export const PROFILE = presses('profile', {
  show: button(onProfile),
  game: menu(onProfile, key),
  variant: menu(onProfile, oneOf(POOLS)),
  post: posting(onProfile),
  share: button({}),
});
export const STATS = presses('stats', { show: button({}), post: posting({}) });
export const VOID = presses('void', {
  ...each(['void', 'restore'], button({ id: key, reason: words })),
  ask: button({ id: key }),
  // `again` is another menu in the same message.
  ...each(['pick', 'again'], menu({}, key)),
  keep: button({}),
});

export const TOURNAMENT_ASKS = [
  'join',
  'leave',
  'pause',
  'resume',
  'status',
  'table',
  'games',
  'next',
] as const;
export type TournamentAsk = (typeof TOURNAMENT_ASKS)[number];

const inTournament = { id: key } as const;
/** `round`: 0 for the latest. `page`: 0 for the page that its reader probably wants. */
export const TOURNAMENT = presses('tournament', {
  ...each([...PLAYERS_ACTS, ...ORGANIZERS_ACTS, 'share'], button(inTournament)),
  table: button({ ...inTournament, round: count, page: count }),
  games: button({ ...inTournament, round: count }),
  boards: button({ ...inTournament, round: count, page: count }),
  in: menu({ ask: oneOf(TOURNAMENT_ASKS) }, key),
  // A player's number. Boards are those of the ladder's only round.
  rival: menu(inTournament, count),
  ...each(['accept', 'decline', 'forfeit'], button({ ...inTournament, board: count })),
  part: menu({ ...inTournament, round: count, held: count }, count),
  amend: form(inTournament, DETAIL_QUESTIONS),
  // Old buttons let organizers remove anyone; `drop` shows only the players.
  ...each(['out', 'enroll'], picker(inTournament)),
  drop: menu(inTournament, snowflake),
  remove: button({ ...inTournament, user: snowflake }),
  // Follows a question that also shows the reason.
  sure: button({ ...inTournament, what: oneOf(['end', 'cancel']), reason: words }),
  expel: button({ ...inTournament, user: snowflake, reason: words }),
  later: form(inTournament, ['starts']),
  draft: form({}, DRAFT_QUESTIONS),
  details: form({}, DETAIL_QUESTIONS),
  // `pick` is on the page with the other choices.
  ...each(['choose', 'pick'], menu({ what: oneOf(DRAFT_MENUS), held: words }, words)),
  role: picker({ held: words }),
  rate: button({ rated: oneOf(['yes', 'no']) }),
  ...each(['create', 'edit', 'more', 'choices', 'preview', 'discard'], button({})),
  announce: posting({ version: count }),
});

export const SETTING_SECTIONS = ['boards', 'challenges', 'members', 'look', 'extras'] as const;
export const SETTINGS = presses('settings', {
  open: menu({}, words),
  /** Each section has its own menu. */
  in: menu({ section: oneOf(SETTING_SECTIONS) }, words),
  set: picker({ id: words }),
  /** Posts the story of the day in the channel of the home, or here. */
  story: button({}),
  /** The panel without an open setting. */
  panel: ofAdmins(button({})),
});
export const SERVER_DATA = presses('server-data', { export: button({ part: count }) });
