import { defineCommand } from '../src/app/ports/command.ts';
import {
  BOARD_CHOICES,
  NOTATION_CHOICES,
  PIECE_CHOICES,
  THEME_CHOICES,
} from '../src/app/ports/subjects/people.ts';
import { typedPreferences } from '../src/app/person/preferences.ts';
import { OCCASIONS } from '../src/game/calls/calls.ts';
import { WAYS } from '../src/game/calls/notices.ts';
import { PREFERENCE_SECTIONS } from '../src/views/presses/declarations.ts';
import { completeZone } from '../src/views/screen/zones.ts';

export const preferences = defineCommand({
  name: 'preferences',
  posts: false,
  options: [
    { name: 'open', kind: 'text', choices: PREFERENCE_SECTIONS },
    { name: 'theme', kind: 'text', choices: THEME_CHOICES },
    { name: 'pieces', kind: 'text', choices: PIECE_CHOICES },
    { name: 'board', kind: 'text', choices: BOARD_CHOICES },
    { name: 'notation', kind: 'text', choices: NOTATION_CHOICES },
    { name: 'notify', kind: 'text', choices: WAYS },
    { name: 'about', kind: 'text', choices: OCCASIONS },
    { name: 'hour', kind: 'number' },
    { name: 'zone', kind: 'text', suggests: true },
    { name: 'vacation', kind: 'text', choices: ['start', 'end'] },
    { name: 'days', kind: 'number' },
    { name: 'block', kind: 'user' },
    { name: 'unblock', kind: 'user' },
  ],
  run: (asker, values, app) => typedPreferences(app, asker, values),
  suggest: (_asker, { text }) => Promise.resolve(completeZone(text)),
});
