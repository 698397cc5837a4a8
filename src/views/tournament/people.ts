import { isFormer } from '../../game/player.ts';
import type { Say } from '../../i18n/say.ts';
import type { Participant, Tournament } from '../../tournament/life/tournament.ts';
import { mention } from '../screen/blocks.ts';
import { shownName } from '../standings/words.ts';

export const playerAt = ({ players }: Pick<Tournament, 'players'>, number: number): Participant | null =>
  players.find((player) => player.number === number) ?? null;

export function mentionAt(say: Say, tournament: Tournament, number: number): string {
  const player = playerAt(tournament, number);
  return player ? mention(say, player) : '·';
}

export const mentionsOf = (say: Say, users: readonly string[]): string =>
  say.list(
    users.map((id) => mention(say, { id })),
    'plain',
  );

/** For tables and lists, where Discord shows a mention of an unknown user as a number. */
export function nameAt(say: Say, tournament: Tournament, number: number): string {
  const player = playerAt(tournament, number);
  if (!player) return '·';
  return isFormer(player.id) ? say('privacy.former') : shownName(player.name);
}

export const presentIn = ({ players }: Pick<Tournament, 'players'>): readonly Participant[] =>
  players.filter(({ withdrawn }) => !withdrawn);
