/** `/replay` as typed: chooses the answer that its options ask for. */
import type { GameId } from '../../game/game.ts';
import { refused } from '../../kit/result.ts';
import type { App } from '../ports/app.ts';
import type { Asker, Reply } from '../ports/command.ts';
import type { Share } from '../ports/limits.ts';
import { analyzeGame } from './analysis.ts';
import { exportGame } from './export.ts';
import { importTyped, isImport, type Typed } from './importing.ts';
import { replayGame } from './replay.ts';
import { type Way, wayOf } from './viewer.ts';

interface AskedReplay extends Typed {
  readonly game?: GameId | undefined;
  readonly as?: Way['as'] | undefined;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  readonly public?: boolean | undefined;
}

const SHARES = { steps: null, film: 'film', analysis: 'analysis', export: 'export' } as const;

const isRead = ({ text, file }: Typed): boolean => text !== undefined || file !== undefined;

/** The queue for reading a text or a file, unless slower work follows. */
export function replayShare(asked: AskedReplay): Share | null {
  const { as } = wayOf(asked);
  return isRead(asked) && (as === 'steps' || as === 'export') ? 'reading' : SHARES[as];
}

/** Whether it is posted by the bot rather than as the answer. */
export const replayPosts = (asked: AskedReplay): boolean =>
  asked.public === true && (asked.as === 'analysis' || !isImport(asked));

async function readTyped(app: App, asker: Asker, asked: AskedReplay): Promise<Reply> {
  const way = wayOf(asked);
  const read = () => importTyped(app, asker, asked, way);
  if (!isRead(asked) || replayShare(asked) === 'reading') return read();
  const inTurn = await app.shares.run('reading', asker.user.id, read);
  return inTurn.ok ? inTurn.value : inTurn;
}

export async function replayTyped(app: App, asker: Asker, asked: AskedReplay): Promise<Reply> {
  const { game } = asked;
  const way = wayOf(asked);
  if (isImport(asked))
    return game === undefined ? readTyped(app, asker, asked) : refused({ code: 'record-or-file' });
  if (way.as === 'analysis') return analyzeGame(app, asker, game, way.isPrivate);
  if (way.as === 'export') return exportGame(app, asker, game, way.isPrivate);
  return replayGame(app, asker, game, way);
}
