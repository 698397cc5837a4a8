/** Test data for backups. */
import { opened } from '../opening/filled.ts';
import { sampleChallenge, sampleGame } from '../samples.ts';

export const NOW = Date.UTC(2026, 4, 3, 14, 5, 6);

/**
 * Three games and three challenges with this name, by players whose names contain the separators of
 * rows and columns, and one player's preferences.
 */
export async function fill(place: string, name: string): Promise<void> {
  const store = await opened(place);
  const players = {
    white: { id: 'anna', name: 'Ánna\t👑\n\\.' },
    black: { id: 'boris', name: 'Б\u2028\\N' },
  };
  for (let index = 0; index < 3; index += 1) {
    await store.challenges.add(sampleChallenge({ id: `${name}${index}` }), NOW);
    await store.games.add(sampleGame({ id: `g${name}${index}`, players }), NOW);
  }
  await store.people.savePreference({ user: 'anna', version: 1, preference: { notation: 'numeric' } });
  await store.close();
}
