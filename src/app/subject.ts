/** What is to be analysed, as its readers see it; or why it cannot be. */
import { LONGEST_ANALYSIS } from '../analysis/finding.ts';
import { done, refused, type Attempt } from '../draughts/attempt.ts';
import type { Problem } from '../game/problem.ts';
import { readRecord } from '../game/readRecord.ts';
import type { Say } from '../i18n/say.ts';
import type { Reader } from '../views/inShape.ts';
import { showingGame, type Showing } from '../views/showing.ts';
import { showingRecord } from '../views/showingRecord.ts';
import type { Subject } from './analyses.ts';
import type { App } from './app.ts';

/** In whose language, and how, it is shown. */
export interface Eyes {
  readonly say: Say;
  readonly reader: Reader;
}

/** The game or record behind a subject, if it can be analysed: a game that still runs never is. */
export async function showSubject(
  app: App,
  subject: Subject,
  eyes: Eyes,
): Promise<Attempt<Showing, Problem>> {
  const found =
    subject.kind === 'game' ? await ofGame(app, subject, eyes) : await ofRecord(app, subject, eyes);
  if (!found.ok) return found;
  const plies = found.value.line.moves.length;
  if (plies === 0) return refused({ code: 'analysis-empty' });
  return plies > LONGEST_ANALYSIS ? refused({ code: 'analysis-too-long', most: LONGEST_ANALYSIS }) : found;
}

async function ofGame(app: App, { id }: Subject, { say, reader }: Eyes): Promise<Attempt<Showing, Problem>> {
  const record = await app.store.game(id);
  if (!record) return refused({ code: 'unknown-game' });
  return record.game.result
    ? done(showingGame(say, record.game, reader))
    : refused({ code: 'analysis-running' });
}

async function ofRecord(
  app: App,
  { id }: Subject,
  { say, reader }: Eyes,
): Promise<Attempt<Showing, Problem>> {
  const record = await app.store.record(id);
  if (!record) return refused({ code: 'record-forgotten' });
  const read = readRecord(record.source, record.variant);
  return read.ok ? done(showingRecord(say, read.value.game, id, reader)) : read;
}
