import type { Sentence } from '../../i18n/sentence.ts';

export const explorerWords = {
  'explorer.title': '**Opening explorer** · {variant}',
  'explorer.games': { one: '-# {count} game in this server', other: '-# {count} games in this server' },
  'explorer.games-of': { one: '-# {count} game of {user}', other: '-# {count} games of {user}' },
  'explorer.move': {
    one: '**{move}** · {count} game · ⚪ {white} 🤝 {draws} ⚫ {black}',
    other: '**{move}** · {count} games · ⚪ {white} 🤝 {draws} ⚫ {black}',
  },
  'explorer.bar': {
    one: '{bar} **{move}** · {count} game',
    other: '{bar} **{move}** · {count} games',
  },
  'explorer.choice': {
    one: '{count} game · White {white}, draws {draws}, Black {black}',
    other: '{count} games · White {white}, draws {draws}, Black {black}',
  },
  'explorer.none': 'No game in this server continued from here.',
  'explorer.samples': '-# Latest games:',
  'menu.explorer.move': 'Choose a move…',
  'explorer.band.all': 'All games',
  'explorer.band.server': 'Games played in this server',
  'explorer.band.none': 'Casual games',
  'explorer.band.u1400': 'Rated below 1400',
  'explorer.band.1400': 'Rated 1400 to 1599',
  'explorer.band.1600': 'Rated 1600 to 1799',
  'explorer.band.1800': 'Rated 1800 and above',
  'explorer.band.imported': 'Imported games',
  'explorer.since.ever': 'Any time',
  'explorer.since.year': 'The last 4 quarters',
  'explorer.since.quarter': 'This quarter',
  'button.explore': 'Explore',
  'explorer.player.all': 'Everyone',
  'problem.explorer-player':
    'I can’t filter by this player: a team played that color, or the player’s profile is private. Choose the other player, or everyone.',
  'problem.explorer-near':
    'You’re playing a game that went through this position or is close to it, so I won’t tell you what others played from here until it’s over.',
  'problem.explorer-unplayed':
    'No game in this server reached that position in its first 24 moves, counting both sides.',
  'problem.explorer-running': 'That game isn’t over. You can explore it when it is.',
  'problem.explorer-one-line': 'Give me only one of these: an opening, moves, a position, or a game.',
} as const satisfies Record<string, Sentence>;
