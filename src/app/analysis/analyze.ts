/**
 * Analyzes a game from its end backward, so the search already knows the later moves. Saves each
 * slice.
 */
import {
  ANALYSIS_VERSION,
  type Finding,
  findingFrom,
  plainFinding,
  shareOf,
  stagesOf,
  type Subject,
  LONGEST_ANALYSIS,
} from '../../analysis/finding.ts';
import { done, type Result, refused } from '../../kit/result.ts';
import type { Line } from '../../draughts/line.ts';
import { barOn } from '../../game/actions.ts';
import { DAY } from '../../game/calendar/span.ts';
import type { EngineProblem, Problem } from '../problem/problem.ts';
import type { Analysis, AnalysisPost } from '../ports/subjects/analyses.ts';
import type { App, Using } from '../ports/app.ts';
import { change, saving } from '../save/change.ts';
import { highlightScreen } from '../../views/analysis/highlight.ts';
import { analysisScreen, progressScreen } from '../../views/analysis/screen.ts';
import { type Showing, showingGame } from '../../views/replay/showing.ts';
import type { Screen } from '../../views/screen/screen.ts';
import { ANALYZE } from '../../views/presses/declarations.ts';
import type { Say } from '../../i18n/say.ts';
import type { Reader } from '../../views/board/shape.ts';
import { showingRecord } from '../../views/replay/showingRecord.ts';

/** How long (ms) a slice of the analysis thinks before it is saved and shown. */
const SLICE = 2000;
/** The longest time for one position (ms), on any machine. */
const MS_EACH = 1000;
/** How long (ms) a process has before a sweep considers it dead. */
const LEASE = 30_000;

/** How many votes an analysis reads for the members who found the best moves. */
const MOST_VOTES = 10_000;

/** Whether it is so old that nobody is waiting for it anymore. */
export const isGivenUp = ({ madeAt }: Pick<Analysis, 'madeAt'>, now: number): boolean => now - madeAt > DAY;

export const isWhole = ({ findings }: Analysis, { positions }: Line): boolean =>
  findings.length === positions.length;

export async function storedAnalysis(app: Using<'analyses'>, subject: Subject): Promise<Analysis | null> {
  const stored = await app.store.analyses.load(subject);
  return stored?.engine === ANALYSIS_VERSION ? stored : null;
}

export async function takeUp(
  app: Using<'analyses', 'now'>,
  subject: Subject,
  post: AnalysisPost | null,
): Promise<Analysis> {
  const { value } = await change(app.store.analyses, [subject], (stored) => {
    const next = nextOf(stored, subject, app.now());
    const taken = { ...next, post: post ?? next.post };
    return saving(taken, leaseOf(app, taken));
  });
  return value;
}

/** Leaves the analysis to the sweep, for guesses or a link. `known`: the stored part, if any. */
export async function orderAnalysis(
  app: Using<'analyses', 'now'>,
  subject: Subject,
  known: Analysis | null,
): Promise<void> {
  const now = app.now();
  if (known?.forGuesses === true && !isGivenUp(known, now)) return;
  await change(app.store.analyses, [subject], (stored) =>
    saving({ ...nextOf(stored, subject, now), forGuesses: true, madeAt: now }, now),
  );
}

/** The next version of the analysis, without findings from another version of the engine. */
export function nextOf(stored: Analysis | null, subject: Subject, now: number): Analysis {
  const known = stored?.engine === ANALYSIS_VERSION ? stored : null;
  return {
    subject,
    version: (stored?.version ?? 0) + 1,
    engine: ANALYSIS_VERSION,
    findings: known?.findings ?? [],
    post: known?.post ?? null,
    forGuesses: stored?.forGuesses ?? false,
    madeAt: known?.madeAt ?? now,
  };
}

/** When the sweep may take over (ms); `null` without a public message or guesses that wait. */
const leaseOf = (app: Pick<App, 'now'>, { post, forGuesses }: Analysis): number | null =>
  post || forGuesses ? app.now() + LEASE : null;

export async function continueAnalysis(
  app: Using<'analyses', 'engine' | 'now'>,
  analysis: Analysis,
  line: Line,
): Promise<Result<Analysis, EngineProblem>> {
  const until = app.now() + SLICE;
  const findings = analysis.findings.toReversed();
  const ahead = stagesOf(line).toReversed().slice(findings.length);
  for (const stage of ahead) {
    const already = { next: findings.at(-1) ?? null, positions: line.positions.length };
    const found = await findingOf(app, analysis, stage, already);
    if (!found.ok && findings.length === analysis.findings.length) return found;
    if (found.ok) findings.push(found.value);
    if (!found.ok || app.now() >= until) break;
  }
  const next = { ...analysis, version: analysis.version + 1, findings: findings.toReversed() };
  if (await app.store.analyses.save(next, leaseOf(app, next))) return done(next);
  return done((await storedAnalysis(app, analysis.subject)) ?? (await takeUp(app, analysis.subject, null)));
}

async function findingOf(
  app: Pick<App, 'engine'>,
  { subject }: Analysis,
  stage: Line,
  { next, positions }: { readonly next: Finding | null; readonly positions: number },
): Promise<Result<Finding, EngineProblem>> {
  const plain = plainFinding(stage, next);
  if (plain) return done(plain);
  const limits = { nodes: shareOf(positions), ms: MS_EACH };
  const caller = { queue: `analysis of ${subject.id}`, isBackground: true, mayBeHelped: true } as const;
  const thought = await app.engine.think(stage, limits, caller);
  if (!thought.ok) return thought;
  if (!thought.value)
    throw new Error(`expected the engine to find a move in the ${subject.kind} ${subject.id}`);
  return done(findingFrom(stage, thought.value));
}

interface Presentation {
  /** Everyone sees it already, so there is no need to share it. */
  readonly isShared: boolean;
  readonly isHighlight?: boolean | undefined;
}

export const screenOf = (
  say: Say,
  showing: Showing,
  analysis: Analysis,
  { isShared, isHighlight = false }: Presentation,
): Screen =>
  isWhole(analysis, showing.line)
    ? (isHighlight ? highlightScreen : analysisScreen)(say, showing, analysis, isShared)
    : progressScreen(
        say,
        showing,
        analysis.findings.length,
        isShared ? null : ANALYZE.to['all-everyone'](analysis.subject),
      );

/** Yields the analysis after each slice, until it is complete or the engine fails. */
export async function* analyzeInSlices(
  app: Using<'analyses', 'engine' | 'now'>,
  begun: Analysis,
  { line }: Showing,
): AsyncGenerator<Result<Analysis, EngineProblem>> {
  let analysis = begun;
  while (!isWhole(analysis, line)) {
    const next = await continueAnalysis(app, analysis, line);
    yield next;
    if (!next.ok) return;
    analysis = next.value;
  }
}

interface Audience {
  readonly by: string;
  readonly say: Say;
  readonly reader: Reader;
}

/** The game or record of a subject if it can be analyzed. A running game never can. */
export async function showSubject(
  app: Using<'games' | 'records' | 'votes', 'reading'>,
  subject: Subject,
  audience: Audience,
): Promise<Result<Showing, Problem>> {
  const found =
    subject.kind === 'game' ? await ofGame(app, subject, audience) : await ofRecord(app, subject, audience);
  if (!found.ok) return found;
  const plies = found.value.line.moves.length;
  if (plies === 0) return refused({ code: 'analysis-empty' });
  return plies > LONGEST_ANALYSIS ? refused({ code: 'analysis-too-long', most: LONGEST_ANALYSIS }) : found;
}

async function ofGame(
  app: Using<'games' | 'votes'>,
  { id }: Subject,
  { by, say, reader }: Audience,
): Promise<Result<Showing, Problem>> {
  const record = await app.store.games.load(id);
  if (!record) return refused({ code: 'unknown-game' });
  const { game } = record;
  const bar = barOn(game, 'white', 'analyze', { at: game.changedAt });
  if (bar) return refused(bar);
  const votes = game.voting ? await app.store.votes.named(id, MOST_VOTES) : [];
  return done({ ...showingGame(say, game, reader, by), votes });
}

async function ofRecord(
  app: Using<'records', 'reading'>,
  { id }: Subject,
  { by, say, reader }: Audience,
): Promise<Result<Showing, Problem>> {
  const record = await app.store.records.load(id);
  if (!record) return refused({ code: 'record-forgotten' });
  const read = await app.reading.record(record, by);
  return read.ok ? done(showingRecord(say, read.value.game, id, reader)) : read;
}
