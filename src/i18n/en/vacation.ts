/** What `/vacation` answers. */

export const vacationWords = {
  'vacation.away':
    '🏖️ You are on vacation until {until}. The clocks of your games by correspondence stand still on your turns, and their boards say so.',
  'vacation.here': 'You are not on vacation.',
  'vacation.left': {
    one: '-# {count} day of vacation is left for this year. Live games go on all the same.',
    other: '-# {count} days of vacation are left for this year. Live games go on all the same.',
  },
} as const;
