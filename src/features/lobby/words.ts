import type { Sentence } from '../../i18n/sentence.ts';

export const lobbyWords = {
  'lobby.title': '### 🔍 Looking for an opponent',
  'lobby.player': '{player} ({rating})',
  'lobby.rated': '-# Rated, posted {time}',
  'lobby.casual': '-# Casual, posted {time}',
  'lobby.empty': 'Nobody is waiting right now. Use `/play find:` to find an opponent.',
  'lobby.more': '-# Showing the ten people who’ve waited longest.',
  'lobby.hint': '-# Want another game? Use `/play find:`.',
  'button.lobby.accept': 'Play',
} as const satisfies Record<string, Sentence>;
