import type { LevelNumber } from '../../../engine/play/levels.ts';

export const engineWords = {
  'engine.seat': '-# {engine} plays at level {level} ({name})',
  'engine.thinks': '{engine} is thinking…',

  'button.hint': 'Hint',
  'button.level': 'Level',
  'levels.ask':
    'I’m playing at level {level} ({name}). Choose another level, and I’ll switch to it on my next move.',
  'level.choice': '{level}: {name}',
  'levels.menu': 'Which level?',

  'note.practice': 'Your practice game is in our direct messages.',
  'note.engine-begun': 'The game is on.',
  'note.engine-other': 'You have another game in progress against me here: {where}',

  'level.1': 'first steps',
  'level.2': 'beginner',
  'level.3': 'casual player',
  'level.4': 'club player',
  'level.5': 'strong club player',
  'level.6': 'expert',
  'level.7': 'master',
  'level.8': 'full strength',

  'command.play.level': 'What level should I play at? If you name no opponent, we play in direct messages',
  'choice.play.level.1': '1: first steps',
  'choice.play.level.2': '2: beginner',
  'choice.play.level.3': '3: casual player',
  'choice.play.level.4': '4: club player',
  'choice.play.level.5': '5: strong club player',
  'choice.play.level.6': '6: expert',
  'choice.play.level.7': '7: master',
  'choice.play.level.8': '8: full strength',
} as const satisfies Record<`level.${LevelNumber}` | `choice.play.level.${LevelNumber}`, string> &
  Record<string, string>;
