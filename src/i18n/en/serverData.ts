/** The words of what belongs to a server: taking its games away, and having it forgotten. */

export const serverDataWords = {
  'name.server-data': 'server-data',
  'name.server-data.forget': 'forget',
  'command.server-data': 'Take all games of this server away, or have me forget the server',
  'command.server-data.forget':
    'Type the word that this command shows, and everything of this server is erased',

  'server-data.title': '### What I keep of this server',
  'server-data.kept': {
    one: '{count} game, the ratings, statistics and puzzles that follow from it, seasons, and what its admins chose.',
    other:
      '{count} games, the ratings, statistics and puzzles that follow from them, seasons, and what its admins chose.',
  },
  'server-data.how':
    '`/server-data forget:{word}` erases all of it at once and for good, also the games that are still played. When I am removed from the server, I keep it for another month.',
  'server-data.all': 'All games of this server, for any program that reads PDN.',
  'server-data.part': 'Part {number} of {total} of this server’s games, for any program that reads PDN.',
  'server-data.none': 'I keep no game of this server.',
  'server-data.wrong-word':
    'That is not the word, and nothing was erased. It is `{word}` here: `/server-data forget:{word}` erases everything of this server for good.',
  'server-data.forgotten':
    'Done: I keep nothing of this server any more. Whatever is played from now on begins afresh.',

  'button.server-data.export': 'Export all games',
  'button.server-data.part': 'Part {number}',
} as const;
