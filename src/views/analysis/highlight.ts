/** One picture of the move that decided a game. It makes sense wherever it is posted. */
import type { Subject } from '../../analysis/finding.ts';
import { turningPoint, verdictsOf, type Verdict } from '../../analysis/verdict.ts';
import type { Say } from '../../i18n/say.ts';
import type { Line } from '../../render/scene/results.ts';
import type { Captions } from '../../render/scene/scene.ts';
import { sceneAt } from '../../render/scene/lineScenes.ts';
import type { Color } from '../../draughts/types.ts';
import { lastPosition, lineAt } from '../../draughts/line.ts';
import { withArrows, type MoveArrow } from '../board/arrows.ts';
import { describeLine } from '../board/description.ts';
import { lastPlayed } from '../board/look.ts';
import { lengthInMoves, moveName } from '../board/moveName.ts';
import { inShape } from '../board/shape.ts';
import { ANALYZE } from '../presses/declarations.ts';
import type { Showing } from '../replay/showing.ts';
import { button, buttonBlock, everyoneButton, quiet, text } from '../screen/blocks.ts';
import type { Picture, Screen } from '../screen/screen.ts';
import { hasTurningPoint, isMoment, momentsOf, percent, type Analyzed } from './moments.ts';
import { arrowsAt, playedText } from './stepping.ts';

/** The decisive move or, if no move cost anything, the game's last move. */
interface Turn {
  readonly ply: number;
  readonly verdict: Verdict | null;
}

function turnOf({ line, ending }: Showing, { findings }: Pick<Analyzed, 'findings'>): Turn {
  const verdict = turningPoint(verdictsOf(line, findings), ending?.winner ?? null);
  return { ply: verdict?.ply ?? line.moves.length - 1, verdict };
}

const unnamed = (words: string, isLoud: boolean): Line => ({ text: words, plain: words, isLoud });

/** Names a player without a mention, or by color if the font lacks a letter of the name. */
function naming(say: Say, { names }: Showing, color: Color, tell: (player: string) => string): Line {
  const plain = say(`color.${color}`);
  return { text: tell(names[color] || plain), plain: tell(plain), isLoud: false };
}

function endLine(say: Say, showing: Showing): Line | null {
  const { ending, line } = showing;
  if (!ending) return null;
  const count = lengthInMoves(line);
  return ending.winner === null
    ? unnamed(say('highlight.drawn', { count }), false)
    : naming(say, showing, ending.winner, (player) => say('highlight.won', { player, count }));
}

function toldOf(say: Say, showing: Showing, { ply, verdict }: Turn, better: MoveArrow | undefined): Captions {
  const played = lastPlayed(lineAt(showing.line, ply + 1), showing.style);
  if (!played)
    throw new Error(`expected a move at ply ${ply} of a line of ${showing.line.moves.length} plies`);
  const head = unnamed(say('highlight.head', { move: moveName(say, showing.line, ply) }), false);
  const end = endLine(say, showing);
  const move = naming(say, showing, played.by, (player) =>
    say('highlight.played', { player, move: played.text }),
  );
  const fell =
    verdict &&
    naming(say, showing, played.by, (player) =>
      say('highlight.fell', {
        player,
        before: percent(verdict.before),
        after: percent(verdict.after),
      }),
    );
  return {
    above: [end ? besides(say, head, end) : head, { ...move, isLoud: true }],
    below: [
      ...(better ? [unnamed(say('highlight.better', { move: better.text }), true)] : []),
      ...(fell ? [fell] : []),
    ],
  };
}

const besides = (say: Say, one: Line, other: Line): Line => ({
  text: say('highlight.besides', { one: one.text, other: other.text }),
  plain: say('highlight.besides', { one: one.plain, other: other.plain }),
  isLoud: false,
});

function pictureOf(say: Say, showing: Showing, turn: Turn, pointed: readonly MoveArrow[]): Picture {
  const { line, ending, style, names, own } = showing;
  const at = turn.ply + 1;
  const told = toldOf(
    say,
    showing,
    turn,
    pointed.find(({ tone }) => tone === 'better'),
  );
  const scene = { ...sceneAt(line, at, own ?? 'white', ending), notation: style, names, told, ending };
  const words = [...told.above, ...told.below].map(({ text: each }) => `${each}.`);
  return withArrows(
    say,
    { scene, alt: [...words, describeLine(say, lineAt(line, at), style)].join(' ') },
    pointed,
  );
}

export function highlightScreen(
  say: Say,
  showing: Showing,
  { subject, findings }: Pick<Analyzed, 'findings'> & { readonly subject: Subject },
  isShared: boolean,
): Screen {
  const { line, style, own, players, heading, outcome } = showing;
  const analyzed = { line, style, findings };
  const turn = turnOf(showing, analyzed);
  const { ply, verdict } = turn;
  const moment = isMoment(verdict) ? verdict : null;
  const hasTurn = hasTurningPoint(showing, momentsOf(analyzed));
  const pointed = moment ? arrowsAt(analyzed, moment, ply + 1) : [];
  const bottom = own ?? 'white';
  const setting = { variant: line.variant, position: lastPosition(lineAt(line, ply + 1)), style };
  return quiet(
    text(
      heading,
      hasTurn ? say('highlight.title', { move: moveName(say, line, ply) }) : say('analysis.flawless'),
    ),
    ...(hasTurn ? inShape(say, pictureOf(say, showing, turn, pointed), setting, bottom, showing.shape) : []),
    // If there is a picture, its arrows show this.
    text(
      moment && showing.shape.board === 'text'
        ? playedText(say, analyzed, moment, players[moment.color])
        : null,
      outcome,
    ),
    buttonBlock(
      button(ANALYZE.to.first({ ...subject, ply: ply + 1, bottom }), say('button.steps'), { emoji: '⏮️' }),
      ...(isShared
        ? []
        : [
            button(ANALYZE.to.curve({ ...subject, ply, bottom }), say('button.analyze'), { emoji: '🔍' }),
            hasTurn ? everyoneButton(say, ANALYZE.to['highlight-everyone'](subject)) : null,
          ]),
    ),
  );
}
