/** What is to be analyzed, as its readers see it; or why it cannot be. */
import { LONGEST_ANALYSIS, type Subject } from '../../analysis/finding.ts';
import { done, refused, type Attempt } from '../../draughts/attempt.ts';
import type { Problem } from '../problem/problem.ts';
import type { Say } from '../../i18n/say.ts';
import type { Reader } from '../../views/board/shape.ts';
import { showingGame, type Showing } from '../../views/replay/showing.ts';
import { showingRecord } from '../../views/replay/showingRecord.ts';
import type { Using } from '../ports/app.ts';

/** For whom it is read, in whose language, and how it is shown. */
export interface Audience {
  readonly by: string;
  readonly say: Say;
  readonly reader: Reader;
}

/** The game or record of a subject, if it can be analyzed; a running game never is. */
export async function showSubject(
  app: Using<'games' | 'records', 'reading'>,
  subject: Subject,
  audience: Audience,
): Promise<Attempt<Showing, Problem>> {
  const found =
    subject.kind === 'game' ? await ofGame(app, subject, audience) : await ofRecord(app, subject, audience);
  if (!found.ok) return found;
  const plies = found.value.line.moves.length;
  if (plies === 0) return refused({ code: 'analysis-empty' });
  return plies > LONGEST_ANALYSIS ? refused({ code: 'analysis-too-long', most: LONGEST_ANALYSIS }) : found;
}

async function ofGame(
  app: Using<'games'>,
  { id }: Subject,
  { say, reader }: Audience,
): Promise<Attempt<Showing, Problem>> {
  const record = await app.store.game(id);
  if (!record) return refused({ code: 'unknown-game' });
  return record.game.result
    ? done(showingGame(say, record.game, reader))
    : refused({ code: 'analysis-running' });
}

async function ofRecord(
  app: Using<'records', 'reading'>,
  { id }: Subject,
  { by, say, reader }: Audience,
): Promise<Attempt<Showing, Problem>> {
  const record = await app.store.record(id);
  if (!record) return refused({ code: 'record-forgotten' });
  const read = await app.reading.record(record, by);
  return read.ok ? done(showingRecord(say, read.value.game, id, reader)) : read;
}
