export const timeWords = {
  'time.none': 'no clock',
  'time.live': '{minutes}+{seconds}',
  'time.hours': { one: '{count} hour per move', other: '{count} hours per move' },
  'time.days': { one: '{count} day per move', other: '{count} days per move' },
  'time.weekends-off': '{time}, weekends off',
  'time.choice-live': '{time}: {minutes} min each, +{seconds} s per move',
  'time.choice-live.sudden': '{time}: {minutes} min each, no increment',
  'time.choice-none': 'No clock: take all the time you like',

  'card.deadline': '⏱️ Move by {moment} ({distance}).',
  'card.first-move-counts': '⏱️ Without a first move, the game will be lost by forfeit {distance}.',
  'card.first-move': '⏱️ Without a first move, the game will be canceled {distance}.',
  'card.first-move-practice':
    '-# This game is waiting for your first move. It closes {distance} if nobody moves.',
  'card.runs-out': '⏱️ Time runs out at {moment} ({distance}).',
  'card.paused':
    '⏸️ Paused until {moment} at the latest ({distance}). To restart the clocks, press **Resume**.',
  'card.clock-paused': '⏱️ ⚪ {white} · ⚫ {black}',
  'card.deadline-paused': '⏱️ {left} left for this move.',
  reminder: '⏰ {player}, it’s your move, and your time runs out {time}.',

  'card.vacation': '🏖️ {player} is on vacation until {moment}.',
  'card.vacation-planned': '🏖️ {player} is on vacation from {from} to {moment}.',

  'vacation.away':
    '🏖️ You’re on vacation until {until}. Your clocks in correspondence games are paused, and the boards show it.',
  'vacation.here': 'You’re not on vacation.',
  'vacation.ask': 'Going away? Choose how long to stop your clocks in correspondence games.',
  'button.vacation.days': { one: '{count} day', other: '{count} days' },
  'button.vacation.end': 'End vacation',
  'vacation.left': {
    one: '-# You have {count} day of vacation left this year. Games with a real-time clock aren’t affected.',
    other:
      '-# You have {count} days of vacation left this year. Games with a real-time clock aren’t affected.',
  },
} as const;
