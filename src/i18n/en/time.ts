/** The words of clocks: time controls, deadlines, and who is away. */

export const timeWords = {
  'time.none': 'no clock',
  'time.live': '{minutes}+{seconds}',
  'time.hours': { one: '{count} hour a move', other: '{count} hours a move' },
  'time.days': { one: '{count} day a move', other: '{count} days a move' },
  'time.weekends-off': '{time}, weekends off',
  'time.choice-live': '{time}: {minutes} minutes each and {seconds} seconds a move',
  'time.choice-none': 'No clock: take all the time you like',

  'card.deadline': '⏱️ There is time until {moment} ({distance}).',
  'card.first-move': '⏱️ The first move must come {distance}, or there is no game.',
  'card.clock.white': '⏱️ ⚪ runs out {distance} · ⚫ {left}',
  'card.clock.black': '⏱️ ⚪ {left} · ⚫ runs out {distance}',
  'card.paused':
    '⏸️ The game is paused, until {moment} at the latest ({distance}). **Resume** lets the clocks run again.',
  'card.clock-paused': '⏱️ ⚪ {white} · ⚫ {black}',
  'card.deadline-paused': '⏱️ {left} are left for this move.',
  reminder: '⏰ {player}, it is your move, and your time runs out {time}.',

  'card.vacation': '🏖️ {player} is on vacation until {moment}.',
  'card.vacation-planned': '🏖️ {player} is on vacation from {from} to {moment}.',
} as const;
