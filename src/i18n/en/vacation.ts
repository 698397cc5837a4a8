export const vacationWords = {
  'vacation.away':
    '🏖️ You’re on vacation until {until}. Your clocks in correspondence games are paused, and the boards show it.',
  'vacation.here': 'You’re not on vacation.',
  'vacation.left': {
    one: '-# You have {count} day of vacation left this year. Live games aren’t affected.',
    other: '-# You have {count} days of vacation left this year. Live games aren’t affected.',
  },
} as const;
