import { isolated } from '../../i18n/sentence.ts';
import { cleanName } from '../../game/cleanName.ts';
import { cut } from '../../kit/cut.ts';
import { type VariantId, variantOf } from '../../draughts/variants.ts';
import { type PdnGame, type PdnMove, pdnLine } from '../../notation/pdn/game.ts';
import type { Skipped } from '../../notation/pdn/reader.ts';
import { customaryResult } from '../../notation/pdn/result.ts';
import { tagValue } from '../../notation/pdn/tags.ts';
import { plain } from '../../i18n/plain.ts';
import { matchOf } from '../../game/match/wish.ts';
import type { ByColor } from '../../draughts/types.ts';
import type { Say } from '../../i18n/say.ts';
import { analyzeButton, quiet, text, menuBlock, buttonBlock, button } from '../screen/blocks.ts';
import { type Reader, linePicture } from '../board/shape.ts';
import { matchPlaceLine } from '../game/match.ts';
import { backToList, type Listed } from './collection.ts';
import { importButton } from './importForm.ts';
import { recordedClocks, type Showing } from './showing.ts';
import { GUESS, IMPORT } from '../presses/declarations.ts';
import type { Block, Screen } from '../screen/screen.ts';
import { variantList } from '../screen/phrases.ts';
import { startLine } from '../../draughts/line.ts';
import type { PdnProblem } from '../../notation/pdn/problem.ts';

const ENDINGS = {
  '1-0': { winner: 'white' },
  '0-1': { winner: 'black' },
  '1/2-1/2': { winner: null },
  '0-0': null,
  '*': null,
} as const;

/** The longest comment that fits next to a board. */
const LONGEST_NOTE = 1500;
const LONGEST_OPENING = 100;

function noteOf(say: Say, move: PdnMove): string | null {
  const clocks = move.clock && recordedClocks(say, move.clock);
  const lines = [clocks, ...move.comments.map(plain)].filter((line) => line !== null);
  return lines.length === 0 ? null : cut(lines.join('\n'), LONGEST_NOTE);
}

/** Records contain `?` for an unknown name. */
const unlessUnknown = (name: string): string => (name === '?' ? '' : name);

function originLines(
  say: Say,
  { variant, tags, result }: PdnGame,
  names: ByColor<string>,
): readonly string[] {
  const opening = unlessUnknown(cleanName(tagValue(tags, 'Opening') ?? ''));
  const match = matchOf(tags);
  const [event, date] = ['Event', 'Date'].map((name) => unlessUnknown(cleanName(tagValue(tags, name) ?? '')));
  const known = date?.replaceAll('.??', '').replace('????', '') ?? '';
  const origin = [event, known, result === '*' ? '' : customaryResult(variant, result)]
    .flatMap((part) => (part ? [isolated(plain(cut(part, LONGEST_OPENING)))] : []))
    .join(' · ');
  return [
    ...(origin === '' ? [] : [`-# ${origin}`]),
    ...(match ? [matchPlaceLine(say, match, names)] : []),
    ...(opening === '' ? [] : [say('import.opening', { text: plain(cut(opening, LONGEST_OPENING)) })]),
  ];
}

const noteAtStart = ({ line: { comments } }: PdnGame): string | null =>
  comments.length === 0 ? null : cut(comments.map(plain).join('\n'), LONGEST_NOTE);

export interface About {
  readonly among?: { readonly number: number; readonly count: number } | undefined;
  readonly skipped?: readonly Skipped[];
  readonly others?: readonly VariantId[];
  readonly isPrivate?: boolean;
  readonly list?: Listed | undefined;
}

export function showingRecord(
  say: Say,
  game: PdnGame,
  id: string,
  { style = null, ...shape }: Reader,
  { among, skipped = [], others = [], isPrivate = true, list }: About = {},
): Showing {
  const [white = '', black = ''] = ['White', 'Black'].map(
    (name) => cleanName(tagValue(game.tags, name) ?? '?') || '?',
  );
  const line = pdnLine(game);
  const ending = ENDINGS[game.result];
  const players = {
    white: plain(unlessUnknown(white)) || say('color.white'),
    black: plain(unlessUnknown(black)) || say('color.black'),
  };
  return {
    heading: [
      say('card.players', { white: plain(white), black: plain(black) }),
      ...(among ? [say('import.among', among)] : []),
      ...originLines(say, game, players),
    ].join('\n'),
    names: { white: unlessUnknown(white), black: unlessUnknown(black) },
    players,
    own: null,
    line,
    style: style ?? line.variant.notation.squares,
    shape,
    ending,
    outcome:
      ending &&
      (ending.winner
        ? say(`outcome.player.${ending.winner}`, { player: players[ending.winner] })
        : say('outcome.draw')),
    noteAt(ply) {
      const move = game.line.moves[ply - 1];
      if (move !== undefined) return noteOf(say, move);
      return noteAtStart(game);
    },
    aboutAt(ply) {
      const lines = ply > 0 ? [] : [skippedLine(say, skipped), othersLine(say, others)];
      return lines.filter((each) => each !== null).join('\n') || null;
    },
    below({ ply }) {
      if (ply > 0) return [];
      const buttons = [
        ...(list && among ? [backToList(say, list)] : []),
        ...(isPrivate ? [importButton(say)] : []),
      ];
      return [...othersMenu(say, others, id, isPrivate), buttonBlock(...buttons)];
    },
    buttonsAt: () => (line.moves.length > 0 ? [analyzeButton(say, { kind: 'record', id })] : []),
    sharedButtons:
      line.moves.length > 0
        ? [button(GUESS.to.record({ id }), say('button.guess.imported'), { emoji: '🎯' })]
        : [],
    press: (action, ply, bottom) => IMPORT.to[action]({ id, ply, bottom }),
    sharedFilm: (stretch, bottom) => IMPORT.to['film-everyone']({ id, ...stretch, bottom }),
  };
}

const NAMED = 3;

/** The skipped parts of a record; `null` for none. */
function skippedLine(say: Say, skipped: readonly Skipped[]): string | null {
  if (skipped.length === 0) return null;
  const named = skipped
    .slice(0, NAMED)
    .map((part) => say('import.skipped.part', { text: plain(part.text), line: part.line }));
  const items = say.list(named, 'plain');
  const rest = skipped.length - NAMED;
  return say('import.skipped', { items: rest > 0 ? say('list.more', { items, count: rest }) : items });
}

const othersLine = (say: Say, others: readonly VariantId[]): string | null =>
  others.length === 0 ? null : say('import.others', { variants: variantList(say, others, 'or') });

const othersMenu = (
  say: Say,
  others: readonly VariantId[],
  id: string,
  isPrivate: boolean,
): readonly Block[] => {
  if (others.length === 0) return [];
  const press = IMPORT.to.other({ id, who: isPrivate ? 'me' : 'all' });
  const choices = others.map((variant) => ({ label: say(`variant.${variant}`), value: variant }));
  return [menuBlock(press, say('import.read-as'), choices)];
};

/** Asks for the variant of the stored record, and shows the final position in each. */
export const whichVariant = (say: Say, problem: PdnProblem, id: string, isPublic: boolean): Screen =>
  quiet(
    text(say('problem.pdn-variant', { variants: variantList(say, problem.readsAs, 'or') })),
    {
      kind: 'gallery',
      pictures: problem.finals.map(({ variant, position }) => {
        const rules = variantOf(variant);
        return linePicture(say, startLine(rules, position), rules.notation.squares);
      }),
    },
    buttonBlock(
      ...problem.finals.map(({ variant }) =>
        button(IMPORT.to.as({ id, variant, who: isPublic ? 'all' : 'me' }), say(`variant.${variant}`)),
      ),
    ),
  );
