import type { LevelNumber } from '../../engine/play/levels.ts';

export const engineWords = {
  'engine.seat': '-# {engine} plays at level {level} ({name})',
  'engine.thinks': '{engine} is thinking…',

  'button.hint': 'Hint',
  'button.level': 'Level',
  'level.ask':
    'I’m playing at level {level} ({name}). Choose another level, and I’ll switch to it on my next move.',
  'level.choice': '{level}: {name}',
  'level.menu': 'Which level?',

  'name.practice': 'practice',
  'name.practice.level': 'level',
  'name.practice.color': 'color',
  'name.practice.variant': 'variant',
  'name.practice.position': 'position',
  'command.practice': 'Play against me in direct messages, where nobody else can see it',
  'command.practice.level': 'What level should I play at? (default: your last one)',
  'command.practice.level.1': '1: first steps',
  'command.practice.level.2': '2: beginner',
  'command.practice.level.3': '3: casual player',
  'command.practice.level.4': '4: club player',
  'command.practice.level.5': '5: strong club player',
  'command.practice.level.6': '6: expert',
  'command.practice.level.7': '7: master',
  'command.practice.level.8': '8: full strength',
  'command.practice.color': 'Your color (default: random)',
  'command.practice.color.white': 'White',
  'command.practice.color.black': 'Black',
  'command.practice.color.random': 'Random',
  'command.practice.variant': 'Which variant? (default: the server’s)',
  'command.practice.position': 'Start from a position (FEN, e.g. W:Wc3,Kd4:Bb8)',

  'note.practice': 'Your practice game is in our direct messages.',
  'note.engine-begun': 'The game is on.',

  'level.1': 'first steps',
  'level.2': 'beginner',
  'level.3': 'casual player',
  'level.4': 'club player',
  'level.5': 'strong club player',
  'level.6': 'expert',
  'level.7': 'master',
  'level.8': 'full strength',

  'name.challenge.level': 'level',
  'command.challenge.level': 'What level should I play at, if you challenge me? (default: your last one)',
  'command.challenge.level.1': '1: first steps',
  'command.challenge.level.2': '2: beginner',
  'command.challenge.level.3': '3: casual player',
  'command.challenge.level.4': '4: club player',
  'command.challenge.level.5': '5: strong club player',
  'command.challenge.level.6': '6: expert',
  'command.challenge.level.7': '7: master',
  'command.challenge.level.8': '8: full strength',
} as const satisfies Record<
  `level.${LevelNumber}` | `command.${'challenge' | 'practice'}.level.${LevelNumber}`,
  string
> &
  Record<string, string>;
