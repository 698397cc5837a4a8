import { answering } from '../src/app/ports/answering.ts';
import type { App } from '../src/app/ports/app.ts';
import { defineCommand, type Asker, type Reply } from '../src/app/ports/command.ts';
import { findExported, shown, typed, type Named } from '../src/app/play/find.ts';
import { refusal } from '../src/app/reader/refusal.ts';
import { GAME_OPTION, suggestAllGames } from '../src/app/play/suggest.ts';
import { sayIn } from '../src/i18n/say.ts';
import { exportScreen } from '../src/views/replay/export.ts';
import { EXPORT } from '../src/views/presses/declarations.ts';

async function give(app: App, asker: Asker, named: Named | null): Promise<Reply> {
  const found = await findExported(app, asker, named);
  if (!found.ok) return refusal(app, asker, found.problem, { again: EXPORT.to.in() });
  return { kind: 'private', screen: exportScreen(sayIn(asker.locale), found.value) };
}

export const exportPresses = answering(
  EXPORT,
  {
    in: (asker, { value }, app) => give(app, asker, typed(value)),
    game: (asker, { id }, app) => give(app, asker, shown(id)),
  },
  { share: () => 'export' },
);

export const exportGame = defineCommand({
  name: 'export',
  posts: false,
  share: () => 'export',
  options: [GAME_OPTION],
  run: (asker, values, app) => give(app, asker, typed(values.game)),
  suggest: (asker, { text }, app) => suggestAllGames(app, asker, text),
});
