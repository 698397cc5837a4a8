import type { Game, MessageAddress, UserId } from '../../game/game.ts';
import { isTurnOf } from '../../game/calls/urgency.ts';
import { boardPicture, inShape, type Reader } from '../board/shape.ts';
import { movable, moveControls } from '../board/moveControls.ts';
import type { Block, Screen } from '../screen/screen.ts';
import { deadlineOf } from '../../game/clock/clock.ts';
import type { Call } from '../../game/calls/calls.ts';
import { absentIn } from '../../game/line.ts';
import { colorOf } from '../../game/decision.ts';
import { opponentOf } from '../../draughts/piece.ts';
import type { Say } from '../../i18n/say.ts';
import { buttonBlock, mention, quiet, relativeTime, text, whereOf } from '../screen/blocks.ts';
import { pageButton } from './controls.ts';
import { opponentIn } from './gamesList.ts';
import { lookAt, moveNumberOf } from '../board/look.ts';
import { openOffers } from './offerButtons.ts';
import { lapsedLine } from './status.ts';

export const facts = (say: Say, game: Game, user: UserId, card: MessageAddress | null) => ({
  opponent: mention(say, opponentIn(game, user)),
  variant: say(`variant.${game.variant}`),
  number: moveNumberOf(game),
  where: whereOf(game, card),
});

type NoticeOutcome = 'won' | 'lost' | 'drawn' | 'aborted' | 'annulled' | 'forfeit' | 'match-over';

/** The outcome for the user. A game without moves is a tournament forfeit, and ends a match. */
export function outcomeFor(game: Game, user: UserId): NoticeOutcome {
  const own = colorOf(game, user);
  const absent = absentIn(game);
  if (absent) return absent === own ? 'lost' : 'forfeit';
  if (game.result?.by === 'annulled') return 'annulled';
  if (game.result?.by === 'aborted') return game.match ? 'match-over' : 'aborted';
  if (!game.result?.winner) return 'drawn';
  return game.result.winner === own ? 'won' : 'lost';
}

function line(say: Say, game: Game, { user, occasion }: Call, card: MessageAddress | null): string {
  const about = facts(say, game, user, card);
  const deadline = deadlineOf(game);
  const own = colorOf(game, user);
  const open = own && game.offers[opponentOf(own)].open;
  if (open) return say(`notice.offer.${open}`, about);
  if (game.result) return say(`notice.end.${outcomeFor(game, user)}`, about);
  if (!game.result && occasion === 'turn' && !isTurnOf(game, user)) return say('notice.waiting', about);
  if (deadline === null) return say('notice.turn', about);
  const words = { ...about, time: relativeTime(deadline) };
  return say(occasion === 'reminder' ? 'notice.reminder' : 'notice.turn-timed', words);
}

function boardAndControls(
  say: Say,
  game: Game,
  { user, style = null, ...shape }: NoticeReader,
): readonly Block[] {
  const own = colorOf(game, user);
  if (own === null || game.result) return [];
  const look = lookAt(game, style);
  const isAsked = isTurnOf(game, user);
  const picture = boardPicture(say, look, own, isAsked ? { movable: movable(look) } : {});
  return [
    ...inShape(say, picture, look, own, shape),
    ...openOffers(say, game, own),
    ...(isAsked ? moveControls(say, look) : []),
    buttonBlock(pageButton(say, game)),
  ];
}

interface NoticeReader extends Reader {
  readonly user: UserId;
}

interface NoticeFacts {
  readonly card: MessageAddress | null;
  /** Whether the plan of the player to move no longer fits. */
  readonly dropped: boolean;
  /** Whether the channel of the game is closed to the bot. */
  readonly isUnposted?: boolean;
}

export const noticeScreen = (
  say: Say,
  game: Game,
  { occasion }: Pick<Call, 'occasion'>,
  reader: NoticeReader,
  { card, dropped, isUnposted }: NoticeFacts,
): Screen =>
  quiet(
    text(
      occasion === 'turn' ? lapsedLine(say, game) : null,
      line(say, game, { user: reader.user, occasion }, card),
      dropped && occasion === 'turn' ? say('plan.dropped') : null,
      isUnposted && !game.result ? say('notice.unposted') : null,
    ),
    ...boardAndControls(say, game, reader),
    text(say('notice.choose')),
  );

/** Posted once in the channel, for a user that the bot can't message. */
export const unwrittenScreen = (say: Say, game: Game, user: UserId, card: MessageAddress | null): Screen => ({
  blocks: [text(say('notice.unwritten', { player: mention(say, { id: user }), where: whereOf(game, card) }))],
  notifies: [user],
});
