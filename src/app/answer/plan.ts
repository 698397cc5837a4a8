/** The steps of an answer, decided by the place of the request before anything is shown. */
import type { Challenge } from '../../game/challenge/challenge.ts';
import type { Game, GameId } from '../../game/game.ts';
import { quiet, text } from '../../views/screen/blocks.ts';
import type { Form, Screen } from '../../views/screen/screen.ts';
import type { Reply, WordedReply } from '../ports/command.ts';

export interface Scene {
  /** The kind of message that was pressed; `null` for a command. */
  readonly pressed: 'public' | 'private' | null;
  /** The game is played in another channel. */
  readonly isElsewhere: boolean;
  /** The invitation is deleted once the game's card is posted. */
  readonly isInvitationReplaced: boolean;
}

export type CardReply = Extract<Reply, { readonly kind: 'card' }>;

export type AnswerStep =
  | {
      readonly kind: 'whisper' | 'whisper-beside' | 'speak' | 'replace' | 'replace-or-speak';
      readonly screen: Screen;
    }
  | { readonly kind: 'erase' }
  | { readonly kind: 'ask'; readonly form: Form }
  | { readonly kind: 'launch'; readonly instead: Screen }
  | ({ readonly kind: 'analyze' } & Omit<Extract<Reply, { readonly kind: 'analysis' }>, 'kind'>)
  /** Reposts the public card of the game if someone looked at the game and the card was deleted. */
  | { readonly kind: 'restore'; readonly id: GameId }
  | { readonly kind: 'refresh'; readonly game: Game }
  /** The last board of a finished game stays where it is. */
  | { readonly kind: 'keep'; readonly game: Game }
  | { readonly kind: 'invite' | 'uninvite'; readonly challenge: Challenge }
  /**
   * `begin`: the card of a new game. `change`: the game was changed from its card.
   * `change-elsewhere`: it was changed from another channel.
   */
  | { readonly kind: 'begin'; readonly game: Game }
  | { readonly kind: 'change' | 'change-elsewhere'; readonly reply: CardReply };

export function planOf(reply: WordedReply, scene: Scene): readonly AnswerStep[] {
  switch (reply.kind) {
    case 'private':
      return planPrivate(reply, scene);
    case 'dismissed':
      return [{ kind: 'erase' }];
    case 'form':
      return [{ kind: 'ask', form: reply.form }];
    case 'launch':
      return [reply];
    case 'public':
      return [planPublic(reply, scene)];
    case 'analysis':
      return [{ ...reply, kind: 'analyze' }];
    case 'card':
      return planCard(reply, scene);
    case 'invitation':
      return [{ kind: 'invite', challenge: reply.challenge }];
  }
}

function planPrivate(
  { screen, besideCard, shows, changed, isNew }: Extract<Reply, { readonly kind: 'private' }>,
  { pressed }: Scene,
): readonly AnswerStep[] {
  const shown = pressed === 'public' ? (besideCard ?? screen) : screen;
  return [
    { kind: isNew ? 'whisper-beside' : 'whisper', screen: shown },
    ...(shows === undefined ? [] : [{ kind: 'restore', id: shows } as const]),
    ...(changed ? [{ kind: 'refresh', game: changed } as const] : []),
  ];
}

function planPublic(
  { screen, isNew }: Extract<Reply, { readonly kind: 'public' }>,
  { pressed }: Scene,
): AnswerStep {
  if (isNew || pressed === null) return { kind: 'speak', screen };
  return { kind: pressed === 'private' ? 'whisper' : 'replace-or-speak', screen };
}

/**
 * First the message about the previous game, then the game's card, then the asker's private note.
 */
const planCard = (reply: CardReply, scene: Scene): readonly AnswerStep[] => [
  ...before(reply, scene),
  ...cardSteps(reply, scene),
  ...(reply.aside === undefined ? [] : [{ kind: 'whisper', screen: quiet(text(reply.aside)) } as const]),
];

function before({ finished, challenge, note }: CardReply, scene: Scene): readonly AnswerStep[] {
  const isNoted = scene.pressed === 'private';
  const noted = isNoted ? [{ kind: 'replace', screen: quiet(text(note)) } as const] : [];
  if (finished) return [...noted, { kind: 'keep', game: finished }];
  return challenge && !scene.isInvitationReplaced ? [...noted, { kind: 'invite', challenge }] : [];
}

function cardSteps(reply: CardReply, scene: Scene): readonly AnswerStep[] {
  const { challenge, finished, game } = reply;
  if (challenge && scene.isInvitationReplaced)
    return [
      { kind: 'change', reply },
      { kind: 'uninvite', challenge },
    ];
  if (scene.isElsewhere) return [{ kind: 'change-elsewhere', reply }];
  return [finished || challenge || reply.isNew ? { kind: 'begin', game } : { kind: 'change', reply }];
}
