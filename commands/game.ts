import { answering } from '../src/app/ports/answering.ts';
import type { App } from '../src/app/ports/app.ts';
import { defineCommand, type Asker, type Reply } from '../src/app/ports/command.ts';
import { findBoard, shown, typed, type Named } from '../src/app/play/find.ts';
import { refusal } from '../src/app/reader/refusal.ts';
import { GAME_OPTION, suggestAllGames } from '../src/app/play/suggest.ts';
import { viewerFor } from '../src/app/reader/reader.ts';
import { sayIn } from '../src/i18n/say.ts';
import { boardScreen } from '../src/views/game/card.ts';
import { lookAt } from '../src/views/board/look.ts';
import { scoreSheet } from '../src/views/board/scoreSheet.ts';
import { GAME } from '../src/views/presses/declarations.ts';

async function show(app: App, asker: Asker, named: Named | null): Promise<Reply> {
  const found = await findBoard(app, asker, named ?? {});
  if (!found.ok) {
    return refusal(app, asker, found.problem, { again: GAME.to.open() });
  }
  const say = sayIn(asker.locale);
  const viewer = await viewerFor(app, asker);
  const sheet = scoreSheet(say, lookAt(found.value, viewer.style));
  return {
    kind: 'private',
    screen: boardScreen(say, found.value, viewer, sheet),
    shows: found.value.id,
  };
}

export const gamePresses = answering(GAME, {
  open: (asker, { value }, app) => show(app, asker, shown(value)),
});

export const game = defineCommand({
  name: 'game',
  posts: false,
  options: [GAME_OPTION],
  run: (asker, values, app) => show(app, asker, typed(values.game)),
  suggest: (asker, { text }, app) => suggestAllGames(app, asker, text),
});
