export const serverDataWords = {
  'name.server-data': 'server-data',
  'name.server-data.forget': 'forget',
  'command.server-data': 'Export this server’s games, or delete everything I store about it',
  'command.server-data.forget': 'Type the word this command shows you to delete everything about this server',

  'server-data.title': '### What I store about this server',
  'server-data.kept': {
    one: '{count} game (however short), the ratings, statistics, and puzzles based on it, seasons, and the settings its admins chose.',
    other:
      '{count} games (however short), the ratings, statistics, and puzzles based on them, seasons, and the settings its admins chose.',
  },
  'server-data.how':
    'To delete all of it for good, including games in progress, use `/server-data forget:{word}`. If I’m removed from the server, I keep everything for another month.',
  'server-data.all': 'All games played in this server, for any program that reads PDN.',
  'server-data.part': 'Part {number} of {total} of this server’s games, for any program that reads PDN.',
  'server-data.none': 'I don’t have any games from this server.',
  'server-data.wrong-word':
    'That’s not the word, so nothing was deleted. In this server, it’s `{word}`: `/server-data forget:{word}` deletes everything about this server for good.',
  'server-data.forgotten':
    'Done: I no longer store anything about this server. New games start from scratch.',

  'button.server-data.export': 'Export all games',
  'button.server-data.part': 'Part {number}',
} as const;
