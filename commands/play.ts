/** `/play`: the front door, privately or for everyone. */
import { answering } from '../src/app/ports/answering.ts';
import type { App } from '../src/app/ports/app.ts';
import { defineCommand, type Asker, type Reply } from '../src/app/ports/command.ts';
import { NO_SETTINGS } from '../src/app/ports/settings.ts';
import { orUsual } from '../src/app/ports/store.ts';
import { chosenShape, sayAt, settingsAt, viewerFor } from '../src/app/reader/reader.ts';
import { refusal } from '../src/app/reader/refusal.ts';
import { startLine } from '../src/draughts/line.ts';
import { variantOf } from '../src/draughts/variants.ts';
import { sayIn } from '../src/i18n/say.ts';
import { linePicture, type Reader } from '../src/views/board/shape.ts';
import { playScreen } from '../src/views/learn/play.ts';
import { PLAY } from '../src/views/presses/declarations.ts';
import type { Screen } from '../src/views/screen/screen.ts';
import { askTerms } from './challenge.ts';
import { beginPractice } from './practice.ts';
import { showTournaments } from './tournament/status.ts';

export async function frontDoor(app: App, asker: Asker, isShared = false): Promise<Screen> {
  const { isAlone, place } = asker;
  // Help is there without the database, too.
  const settings = await orUsual(settingsAt(app, place), NO_SETTINGS);
  const reader = isShared ? chosenShape(settings) : await viewerFor(app, asker);
  const say = isShared ? await sayAt(app, place) : sayIn(asker.locale);
  const { look, style }: Reader = reader;
  const line = startLine(variantOf(settings.variant));
  const drawn = linePicture(say, line, style ?? line.variant.notation.squares);
  const picture = look ? { ...drawn, look } : drawn;
  return playScreen(say, { picture, isAlone, inServer: place.guildId !== null, isShared });
}

export const playPresses = answering(PLAY, {
  async with(asker, { value, people }, app): Promise<Reply | null> {
    const opponent = people.get(value);
    return opponent ? askTerms(app, asker, opponent) : null;
  },
  level: (asker, { value: level }, app) => beginPractice(app, asker, { level }),
  tournaments: async (asker, _, app) =>
    (await showTournaments(app, asker)) ?? refusal(app, asker, { code: 'no-server' }),
  post: async (asker, _, app) => ({
    kind: 'public',
    isNew: true,
    screen: await frontDoor(app, asker, true),
  }),
});

export const play = defineCommand({
  name: 'play',
  posts: false,
  options: [],
  run: async (asker, _, app) => ({ kind: 'private', screen: await frontDoor(app, asker) }),
});
