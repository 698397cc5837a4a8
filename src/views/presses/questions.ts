/**
 * The questions of windows, the buttons of a tournament, and the menus of a tournament's draft, by
 * name.
 */
export const CHALLENGE_QUESTIONS = ['opponent', 'variant', 'time', 'match', 'more'] as const;
export const CHALLENGE_EXTRAS = ['rated', 'white', 'black', 'weekends', 'openings'] as const;
export type ChallengeExtra = (typeof CHALLENGE_EXTRAS)[number];
export const TEAM_QUESTIONS = ['team', 'pace', 'opponent', 'channel', 'variant'] as const;
export const MEET_QUESTIONS = ['team', 'time', 'boards', 'hours', 'variant'] as const;
export const IMPORT_QUESTIONS = ['file', 'text', 'player'] as const;
export const DRAFT_QUESTIONS = ['name', 'kind', 'variant', 'time', 'starts'] as const;
export const DETAIL_QUESTIONS = ['title', 'ends', 'players', 'lowest', 'highest'] as const;

export const PLAYERS_ACTS = [
  'join',
  'leave',
  'withdraw',
  'keep',
  'pause',
  'resume',
  'status',
  'rulings',
  'draw',
  'challenge',
] as const;
/** `start`, `off` and `finish` ask for confirmation first. */
export const ORGANIZERS_ACTS = [
  'start',
  'begin',
  'wait',
  'postpone',
  'another',
  'manage',
  'terms',
  'off',
  'cancel',
  'finish',
  'end',
] as const;

export const DRAFT_MENUS = [
  'rounds',
  'minutes',
  'twice',
  'group-size',
  'third-place',
  'openings',
  'repeats',
  'event',
  'tie-break',
  'finals',
  'advance',
  'reach',
  'rated',
] as const;
export type DraftMenu = (typeof DRAFT_MENUS)[number];
