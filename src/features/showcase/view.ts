import { lineAt } from '../../draughts/line.ts';
import { opponentOf } from '../../draughts/piece.ts';
import type { MessageAddress } from '../../game/game.ts';
import { plain } from '../../i18n/plain.ts';
import type { Say } from '../../i18n/say.ts';
import { headline } from '../../views/board/headline.ts';
import { lastPlayed } from '../../views/board/look.ts';
import type { Shape } from '../../views/board/shape.ts';
import { filmScreen, stepsButton } from '../../views/replay/replay.ts';
import { type Showing, showingGame } from '../../views/replay/showing.ts';
import {
  buttonBlock,
  highlightButton,
  linkBlock,
  linkToBoard,
  text,
  WON_ACCENT,
} from '../../views/screen/blocks.ts';
import type { Screen } from '../../views/screen/screen.ts';
import type { GuessLine } from '../guess/rules.ts';
import { WAYS_ON } from '../watch/view.ts';
import type { Story } from './rules.ts';

/** How many plies the animation shows. */
const PLIES = 5;

type Played = NonNullable<ReturnType<typeof lastPlayed>>;

function headlineOf(say: Say, { kind, game }: Story, { players }: Showing, played: Played): string | null {
  const { by, move, text: written } = played;
  const [player, opponent] = [players[by], players[opponentOf(by)]];
  if (kind === 'capture') return say('showcase.capture', { player, opponent, count: move.taken.length });
  if (kind === 'end') return game.result && headline(say, game, game.result);
  return `### 📍 ${say(game.result?.winner ? 'share.turn.lost' : 'share.turn.drawn', { player, move: written })}`;
}

function guesserLine(say: Say, guesser: GuessLine | null): string | null {
  if (!guesser || guesser.points === 0) return null;
  const { name, points, guesses: count } = guesser;
  return say('showcase.guesser', { player: plain(name), points, count });
}

interface Around {
  /** The last board of the game. */
  readonly card: MessageAddress | null;
  /** The week's best guesser. */
  readonly guesser: GuessLine | null;
}

/** The last plies before a moment as an animation, from the side that gained by it. */
export function showcaseScreen(say: Say, story: Story, { card, guesser }: Around, shape: Shape): Screen {
  const { kind, game, ply } = story;
  const showing = showingGame(say, game, shape);
  const { line, style, outcome } = showing;
  const to = ply + 1;
  const from = Math.max(0, to - PLIES);
  const played = lastPlayed(lineAt(line, to), style);
  if (!played) throw new Error(`expected a move at ply ${ply} of the game ${game.id}`);
  const gainer = kind === 'mistake' ? opponentOf(played.by) : played.by;
  const bottom = kind === 'end' ? (game.result?.winner ?? gainer) : gainer;
  const told = { ...showing, heading: headlineOf(say, story, showing, played) ?? showing.heading };
  const film = filmScreen(say, told, { from, to }, bottom, true);
  return {
    ...film,
    accent: WON_ACCENT,
    blocks: [
      text(say('showcase.title')),
      ...film.blocks.filter(({ kind: block }) => block !== 'buttons'),
      text(kind === 'end' ? null : outcome, guesserLine(say, guesser)),
      buttonBlock(
        kind === 'mistake'
          ? highlightButton(say, { kind: 'game', id: game.id })
          : stepsButton(say, showing, { ply: from, bottom }),
        WAYS_ON.guess(say),
      ),
      ...(card ? [linkBlock(linkToBoard(game, card), say('button.to-board'))] : []),
    ],
  };
}
