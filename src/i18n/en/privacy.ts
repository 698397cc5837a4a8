/** The words of what belongs to a person: seeing it, hiding it, erasing it. */

export const privacyWords = {
  'name.privacy': 'privacy',
  'command.privacy': 'See, hide or erase what I keep about you',

  'privacy.title': '### What I keep about you',
  'privacy.kept':
    'Your games with their moves, the ratings that follow from them, and what you chose here: language, looks, vacations, plans. Nothing that you write, and nothing for anyone else.',
  'privacy.named': 'Leaderboards and statistics name you.',
  'privacy.hidden':
    'Leaderboards, statistics and season tables do not name you, and nobody but you sees your profile. Your games still count.',
  'privacy.now.hidden': '✅ You are hidden now.',
  'privacy.now.shown': '✅ You are shown again.',
  'privacy.now.kept': 'Good. Everything stays as it is.',
  'privacy.data': 'This is everything that I keep about you, table by table, as it is stored.',
  'privacy.ask': '### Do you really want me to forget you?',
  'privacy.ask.games':
    'Games that you still play end at once and are lost for you. Finished games stay for those who played them, with a former player in your place; nobody else’s rating changes.',
  'privacy.ask.for-good':
    'Your ratings, plans, vacations and all that you chose are gone for good. If you play again, you begin afresh.',
  'privacy.erased':
    'Done: I keep nothing about you any more. Messages that stand in channels already are Discord’s; ask there to have them deleted.',
  'privacy.profile': '{name} keeps this profile to themselves.',
  'board.own.hidden': 'You are hidden from the boards. `/privacy` shows you again.',
  'privacy.former': 'Former player',

  'button.privacy.data': 'See everything',
  'button.privacy.hide': 'Hide me from the boards',
  'button.privacy.show': 'Show me again',
  'button.privacy.ask': 'Erase me …',
  'button.privacy.erase': 'Yes, forget me',
  'button.privacy.keep': 'Keep everything',
} as const;
