/**
 * The card of a game for everyone in its place: in the place's language, in the colours of its server, and with a mention of
 * whom it calls if they want to be mentioned.
 */
import type { Game } from '../../game/game.ts';
import { cardScreen } from '../../views/game/card.ts';
import type { Screen } from '../../views/screen/screen.ts';
import type { Using } from '../ports/app.ts';
import { calledBy } from './calling.ts';
import { cardFactsOf } from './cardFacts.ts';
import { settingsAt } from '../reader/settingsAt.ts';
import { sayOf } from '../reader/sharedLanguage.ts';
import { chosenShape } from '../reader/sharedShape.ts';

export async function gameCard(
  app: Using<'people' | 'personal' | 'settings' | 'standings'>,
  game: Game,
): Promise<Screen> {
  const settings = await settingsAt(app, game.place);
  const facts = await cardFactsOf(app, game);
  const style = { ...chosenShape(settings), hasRemarks: settings.personality, facts };
  const screen = cardScreen(await sayOf(app, game), game, style);
  const mentioned = await calledBy(app, game, 'mention');
  return { ...screen, notifies: mentioned.map(({ user }) => user) };
}
