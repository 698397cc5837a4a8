/** The front door, shown privately or to everyone, and the actions that start from it. */
import { refused } from '../../kit/result.ts';
import { startLine } from '../../draughts/line.ts';
import { variantOf } from '../../draughts/variants.ts';
import { sayIn } from '../../i18n/say.ts';
import { linePicture, type Reader } from '../../views/board/shape.ts';
import { playScreen } from '../../features/help/view.ts';
import { PLAY } from '../../views/presses/declarations.ts';
import type { Screen } from '../../views/screen/screen.ts';
import { answering, type PressGroup } from '../ports/answering.ts';
import type { App } from '../ports/app.ts';
import { type Asker, isInServer, publicly, type Reply } from '../ports/command.ts';
import { refusalText } from '../problem/refusal.ts';
import { barOnPlace } from '../server/admission.ts';
import { NO_SETTINGS } from '../ports/subjects/settings.ts';
import { orDefault } from '../ports/store.ts';
import { chosenShape, sayAt, settingsAt, viewerFor } from '../reader/reader.ts';
import { challenge } from './challenge.ts';
import { askTerms } from './challengeWindow.ts';
import { findOpponent } from './opponentSearch.ts';
import { practice } from './practice.ts';
import { askTeamTerms } from './teamGame.ts';

export async function frontDoor(app: App, asker: Asker, isShared = false): Promise<Screen> {
  const { isAlone, place } = asker;
  // Help is available even without the database.
  const settings = await orDefault(settingsAt(app, place), NO_SETTINGS);
  const reader = isShared ? chosenShape(settings) : await viewerFor(app, asker);
  const say = isShared ? await sayAt(app, place) : sayIn(asker.locale);
  const { look, style }: Reader = reader;
  const line = startLine(variantOf(settings.variant));
  const drawn = linePicture(say, line, style ?? line.variant.notation.squares);
  const picture = look ? { ...drawn, look } : drawn;
  const bar = barOnPlace(settings, asker);
  const instead = bar && refusalText(say, bar);
  const isAdmin = asker.rights.mayManage && !isShared;
  return playScreen(say, { picture, isAlone, inServer: place.guildId !== null, isShared, instead, isAdmin });
}

export const doorPresses = (showTournaments: (app: App, asker: Asker) => Promise<Reply>): PressGroup =>
  answering(PLAY, {
    /** Challenges the user at once, on the default terms. */
    async with(asker, { value, people }, app): Promise<Reply | null> {
      const opponent = people.get(value);
      return opponent ? challenge(app, asker, { opponent }) : null;
    },
    customize: (asker, _, app) => askTerms(app, asker, null),
    find: (asker, _, app) => findOpponent(app, asker, { find: 'server' }),
    level: (asker, { value: level }, app) => practice(app, asker, { level }),
    team: async (asker, _, app) =>
      isInServer(asker) ? askTeamTerms(app, asker) : refused({ code: 'no-server' }),
    tournaments: (asker, _, app) => showTournaments(app, asker),
    post: async (asker, _, app) => publicly(await frontDoor(app, asker, true)),
  });
