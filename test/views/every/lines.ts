/** Every screen that steps through a line of moves: replays, analyses, imported records. */
import { EXPLORER_BANDS, EXPLORER_TIMES } from '../../../src/features/explore/rules.ts';
import * as fc from 'fast-check';
import { stagesOf } from '../../../src/analysis/finding.ts';
import { legalMoves } from '../../../src/draughts/moves.ts';
import type { Game } from '../../../src/game/game.ts';
import type { PdnGame } from '../../../src/notation/pdn/game.ts';
import { recordOf } from '../../../src/game/record.ts';
import { lineOf } from '../../../src/game/line.ts';
import { makeFullMove } from '../../../src/notation/move.ts';
import { refusalScreen } from '../../../src/app/problem/refusal.ts';
import type { Say } from '../../../src/i18n/say.ts';
import { buttonBlock } from '../../../src/views/screen/blocks.ts';
import { importAgain, importForm } from '../../../src/views/replay/importForm.ts';
import { showingRecord, whichVariant } from '../../../src/views/replay/showingRecord.ts';
import { startLine, lastPosition } from '../../../src/draughts/line.ts';
import { variantOf, VARIANT_IDS } from '../../../src/draughts/variants.ts';
import { advance, newProgress } from '../../../src/kit/progress.ts';
import { waitingScreen } from '../../../src/views/screen/progress.ts';
import { progressScreen, analysisScreen } from '../../../src/views/analysis/screen.ts';
import { highlightScreen } from '../../../src/views/analysis/highlight.ts';
import { analysisStep } from '../../../src/views/analysis/stepping.ts';
import { COLLECTION_PAGE, collectionScreen, playerOf } from '../../../src/views/replay/collection.ts';
import { exportRecordScreen, exportScreen } from '../../../src/views/replay/export.ts';
import { filmScreen, replayScreen, sharedReplay } from '../../../src/views/replay/replay.ts';
import { OPENING_VARIANTS, openingsLike } from '../../../src/openings/names.ts';
import { explorerScreen, rootOf } from '../../../src/features/explore/view.ts';
import { openingsFoundScreen, openingsScreen, showingOpening } from '../../../src/views/replay/opening.ts';
import { showingGame } from '../../../src/views/replay/showing.ts';
import { ANALYZE } from '../../../src/views/presses/declarations.ts';
import { screenFrom, screenOf, type Screens } from './shown.ts';
import { game, gameOf } from './game.ts';
import { few, key, reader, textOf, color, yes, many, snowflake } from './words.ts';

/** The record of a game, read back like an imported record. */
export const asRecord = (each: Game): PdnGame => ({
  ...recordOf(each),
  start: null,
  ...(each.start === null ? {} : { start: lastPosition(lineOf({ ...each, moves: [] })) }),
});
export const record = gameOf(60).map(asRecord);
const about = fc.record({
  among: fc.option(fc.record({ number: many, count: many }), { nil: undefined }),
  skipped: fc.array(fc.record({ line: many, text: textOf(40) }), { maxLength: 5 }),
  others: fc.subarray([...VARIANT_IDS]),
  isPrivate: yes,
});

const analyzed = gameOf(60).chain((each) =>
  fc
    .array(fc.constantFrom(-30_000, -700, -90, 0, 40, 300, 29_990), {
      minLength: each.moves.length + 1,
      maxLength: each.moves.length + 1,
    })
    .map((scores) => {
      const stages = stagesOf(lineOf(each));
      const best = stages.map(({ variant: rules, positions }, ply) => {
        const [first] = legalMoves(rules, positions.at(-1)!);
        return first && ply % 2 === 0 ? [makeFullMove(rules, first)] : each.moves.slice(ply, ply + 8);
      });
      return { each, findings: scores.map((score, ply) => ({ score, best: best[ply] ?? [] })) };
    }),
);

const known = fc.constantFrom(...openingsLike(''));

const listing = fc.record({
  id: key,
  variant: fc.constantFrom('' as const, ...VARIANT_IDS),
  who: fc.constantFrom('me' as const, 'all' as const),
  player: fc.oneof(fc.constant(''), textOf(100).map(playerOf)),
});
const contents = fc
  .record({
    count: fc.integer({ min: 1, max: 5000 }),
    words: fc.array(fc.oneof(fc.constant(''), textOf(300)), { minLength: 6, maxLength: 6 }),
    page: fc.nat(200),
  })
  .map(
    ({ count, words: [white = '', black = '', date = '', event = '', result = '', opening = ''], page }) => {
      const at = Math.min(page, Math.ceil(count / COLLECTION_PAGE) - 1);
      const entries = Array.from(
        { length: Math.min(COLLECTION_PAGE, count - at * COLLECTION_PAGE) },
        (_, n) => ({ number: at * COLLECTION_PAGE + n + 1, white, black, date, event, result, opening }),
      );
      return { page: at, contents: { all: count, count, entries } };
    },
  );

const counted = fc.tuple(fc.nat(100_000), fc.nat(100_000)).map(([done, left]) => {
  const progress = newProgress();
  advance(progress, done, done + left);
  return progress;
});

export const LINES = {
  'a sign of progress': screenOf(
    waitingScreen,
    fc.record({ isQueued: yes, read: counted, drawn: fc.oneof(counted, fc.constant(newProgress())) }),
  ),
  'analysis/screen progressScreen': screenFrom([game, reader, few], (say, each, how, found) =>
    progressScreen(
      say,
      showingGame(say, each, how),
      found,
      ANALYZE.to['all-everyone']({ kind: 'game', id: each.id }),
    ),
  ),
  'analysis/screen analysisScreen': screenFrom(
    [analyzed, reader, yes],
    (say, { each, findings }, how, isShared) => {
      const subject = { kind: 'game', id: each.id } as const;
      return analysisScreen(say, showingGame(say, each, how), { subject, findings }, isShared);
    },
  ),
  'analysis/highlight highlightScreen': screenFrom(
    [analyzed.filter(({ each }) => each.moves.length > 0), reader, yes],
    (say, { each, findings }, how, isShared) => {
      const subject = { kind: 'game', id: each.id } as const;
      return highlightScreen(say, showingGame(say, each, how), { subject, findings }, isShared);
    },
  ),
  'replay/importForm importForm': fc.constant(importForm),
  'a faulty record, to be tried again': fc.constant((say: Say) =>
    refusalScreen(say, { code: 'record-empty' }, buttonBlock(importAgain(say, 'abcdefghij'))),
  ),
  'replay/collection collectionScreen': screenFrom(
    [contents, listing],
    (say, { page, contents: all }, which) => collectionScreen(say, all, page, which),
  ),
  'replay/export exportScreen': screenOf(exportScreen, gameOf(120)),
  'replay/export exportRecordScreen': screenFrom([record, key, reader], (say, each, id, how) =>
    exportRecordScreen(say, showingRecord(say, each, id, how), each, id),
  ),
  'replay/replay filmScreen': screenFrom([game, reader, color, yes], (say, each, how, bottom, isShared) =>
    filmScreen(say, showingGame(say, each, how), { from: 0, to: each.moves.length }, bottom, isShared),
  ),
  'replay/replay replayScreen': screenFrom(
    [analyzed, reader, color, few],
    (say, { each, findings }, how, bottom, ply) => {
      const showing = showingGame(say, each, how);
      const subject = { kind: 'game', id: each.id } as const;
      const over = analysisStep(say, showing, { subject, findings });
      return [showing, over].flatMap((what) =>
        [Math.min(ply, each.moves.length), each.moves.length].map((at) =>
          replayScreen(say, what, { ply: at, bottom }),
        ),
      );
    },
  ),
  'replay/replay sharedReplay': screenFrom(
    [analyzed, reader, color],
    (say, { each, findings }, how, bottom) => {
      const showing = showingGame(say, each, how);
      const subject = { kind: 'game', id: each.id } as const;
      const over = analysisStep(say, showing, { subject, findings });
      return [showing, over].map((what) => sharedReplay(say, what, { ply: each.moves.length, bottom }));
    },
  ),
  'opening replayScreen': screenFrom([known, reader, color], (say, each, how, bottom) => {
    const showing = showingOpening(say, each, how);
    const to = showing.line.moves.length;
    return [
      ...[0, 1, to].map((ply) => replayScreen(say, showing, { ply, bottom })),
      sharedReplay(say, showing, { ply: to, bottom }),
      filmScreen(say, showing, { from: 0, to }, bottom),
    ];
  }),
  'replay/opening openingsScreen': screenOf(openingsScreen, fc.constantFrom(...OPENING_VARIANTS)),
  'replay/opening openingsFoundScreen': screenOf(
    openingsFoundScreen,
    textOf(100),
    fc.subarray([...openingsLike('')], { minLength: 1, maxLength: 25 }),
  ),
  'explore/view explorerScreen': screenFrom(
    [
      gameOf(24),
      fc.array(game, { maxLength: 4 }),
      fc.record({
        root: fc.oneof(
          fc.constantFrom(...VARIANT_IDS),
          key.map((id) => rootOf(id, 24)),
        ),
        path: fc.constantFrom('', 'Z'.repeat(24)),
        band: fc.constantFrom(...EXPLORER_BANDS),
        since: fc.constantFrom(...EXPLORER_TIMES),
        user: fc.oneof(fc.constant(''), snowflake),
        bottom: color,
      }),
      fc.tuple(many, many, many),
      reader,
      fc.tuple(yes, yes, yes),
    ],
    (say, each, samples, place, [white, draws, black], how, [isFirst, isLast, isEmpty]) => {
      const line = lineOf(each);
      const legal = isEmpty ? [] : legalMoves(line.variant, lastPosition(line));
      return explorerScreen(
        say,
        {
          place,
          line,
          game: place.root.includes('.') ? each : null,
          moves: legal.map((move) => ({ move, white: white + 1, draws, black })),
          samples: samples.filter(({ id }, at) => samples.findIndex((other) => other.id === id) === at),
          first: isFirst ? null : { ...place, path: '' },
          back: isFirst ? null : { ...place, path: 'a' },
          on: isLast ? null : { ...place, path: 'b' },
        },
        how,
      );
    },
  ),
  'record replayScreen': screenFrom(
    [record, key, reader, about, fc.option(listing, { nil: undefined }), textOf(4000)],
    (say, each, id, how, told, which, comment) => {
      const said = {
        ...each,
        tags: [...each.tags, { name: 'Opening', value: comment }],
        line: { ...each.line, comments: [comment] },
      };
      const showing = showingRecord(say, said, id, how, { ...told, list: which && { ...which, page: 7 } });
      const to = each.line.moves.length;
      return [
        ...[0, to].map((ply) => replayScreen(say, showing, { ply, bottom: 'white' })),
        filmScreen(say, showing, { from: 0, to }, 'white'),
      ];
    },
  ),
  'replay/showingRecord whichVariant': screenFrom(
    [fc.shuffledSubarray([...VARIANT_IDS], { minLength: 2, maxLength: 10 }), key, yes],
    (say, ids, id, isPublic) => {
      const finals = ids.map((each) => ({
        variant: each,
        position: lastPosition(startLine(variantOf(each))),
        ending: null,
        text: '',
      }));
      return whichVariant(
        say,
        {
          code: 'pdn-variant',
          move: null,
          line: 1,
          column: 1,
          text: '',
          reason: null,
          variant: null,
          readsAs: ids,
          finals,
          excerpt: '',
        },
        id,
        isPublic,
      );
    },
  ),
} satisfies Screens;
