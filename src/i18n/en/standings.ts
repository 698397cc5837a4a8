import type { Order } from '../../rating/board.ts';
import type { Span } from '../../rating/span.ts';
import type { Sentence } from '../sentence.ts';

export const standingsWords = {
  'command.leaderboard': 'See who leads this server',
  'command.leaderboard.by': 'Rank by what? (default: rating)',
  'choice.leaderboard.by.rating': 'Rating',
  'choice.leaderboard.by.wins': 'Wins',
  'choice.leaderboard.by.games': 'Games played',
  'choice.leaderboard.by.share': 'Win rate',
  'command.leaderboard.variant': 'Which variant? (default: all together)',
  'choice.leaderboard.variant.all': 'All variants',
  'command.leaderboard.period': 'Which period? (default: all time)',
  'choice.leaderboard.period.week': 'This week',
  'choice.leaderboard.period.month': 'This month',
  'choice.leaderboard.period.year': 'This year',
  'choice.leaderboard.period.ever': 'All time',
  'command.leaderboard.pinned': 'Which channel should I post it in and keep updated? (admins)',

  'command.play.rated': 'Should it be a rated game? (default: the server’s setting)',
  'invitation.rated': '-# Rated: it counts toward ratings and leaderboards.',
  'invitation.casual': '-# Casual: it doesn’t count toward ratings.',

  'pool.all': 'All variants',

  'board.title.rating': '### 👑 Highest ratings',
  'board.title.wins': '### 👑 Most wins',
  'board.title.games': '### 👑 Most games',
  'board.title.share': '### 👑 Best win rates',

  'board.players': { one: '-# Rated games of one player', other: '-# Rated games of {count} players' },
  'board.shared.week': {
    one: '-# Rated games · {pool}, this week · one player',
    other: '-# Rated games · {pool}, this week · {count} players',
  },
  'board.shared.month': {
    one: '-# Rated games · {pool}, this month · one player',
    other: '-# Rated games · {pool}, this month · {count} players',
  },
  'board.shared.year': {
    one: '-# Rated games · {pool}, this year · one player',
    other: '-# Rated games · {pool}, this year · {count} players',
  },
  'board.shared.ever': {
    one: '-# Rated games · {pool}, all time · one player',
    other: '-# Rated games · {pool}, all time · {count} players',
  },

  'board.row.rating': {
    one: '{place} {name} · {rating} · one game',
    other: '{place} {name} · {rating} · {count} games',
  },
  'board.row.wins': {
    one: '{place} {name} · {wins} won · one game',
    other: '{place} {name} · {wins} won · {count} games',
  },
  'board.row.games': {
    one: '{place} {name} · one game · {wins} won',
    other: '{place} {name} · {count} games · {wins} won',
  },
  'board.row.share': {
    one: '{place} {name} · {share} · {wins} won · one game',
    other: '{place} {name} · {share} · {wins} won · {count} games',
  },
  'board.row.own': '{line} (you)',

  'board.empty': 'No rated games yet. Start one with `/play`.',
  'board.empty.no-wins': 'No one has won a rated game yet. Start one with `/play`.',
  'board.unranked.rating':
    '-# **?** instead of a rank: fewer than five rated games, or only one opponent. See **What counts?**',
  'board.unranked.share': '-# **?** instead of a rank: fewer than five rated games.',

  'board.own.none': 'You haven’t played a rated game here yet.',
  'board.own.away': 'You haven’t played a rated game in this period.',
  'board.own.winless': 'You haven’t won a game in this period yet.',
  'board.own.share': {
    one: 'You’ve played one rated game in this period; you’re ranked after five.',
    other: 'You’ve played {count} rated games in this period; you’re ranked after five.',
  },
  'board.own.unranked': {
    one: 'You’ve played one rated game. You’re ranked after five, against two or more opponents (see **What counts?**).',
    other:
      'You’ve played {count} rated games. You’re ranked after five, against two or more opponents (see **What counts?**).',
  },
  'board.own.resting':
    'You’re not ranked right now, because your last rated game was over 60 days ago. Your rating of **{rating}** will be back with your next one.',
  'board.provisional':
    '-# A question mark after a rating means it’s provisional. It’ll settle with more games.',
  'board.ties': '-# Players who are tied share a rank.',
  'board.page': '-# Page {page} of {pages}',

  'board.pinned': '-# Updates automatically, last changed {time}',
  'board.pinned.posted':
    'The leaderboard is now in {where}, and I’ll keep it up to date. Delete the message to stop.',
  'board.pinned.waiting':
    'Discord isn’t answering right now. The leaderboard will be in {where} soon, and I’ll keep it up to date.',
  'board.pinned.closed':
    'I can’t post in {where}. Give me **View Channel** and **Send Messages** there, and try again.',

  'board.counts.title': '### Which games count',
  'board.counts.played':
    '• Rated games in this server count, unless they’re too short: resigned, agreed drawn, or lost on time before each side has made five moves.',
  'board.counts.young': '• Both players’ accounts have to be at least a week old.',
  'board.counts.pair':
    '• Against the same opponent, up to three games count per day. Within 30 days, up to two quick losses (in ten moves or fewer) and five wins in a row count. After that, the next win counts once the other player has won or drawn.',
  'board.counts.known':
    '• A game changes your rating once your opponent is established. While fewer than three players are ranked, everyone who plays a rated game is established. Later, newcomers become established by playing two established players. Until then, the game is on hold; it’s added to your rating with your next game after that.',
  'board.counts.ranked':
    '• Established players are ranked after five games against two or more opponents. A question mark means it takes a few more games to be sure.',
  'board.counts.void': '• The admins of this server can void a game.',

  'command.server.void': 'Void a finished game so it no longer counts, or see the voided ones',
  'command.server.void.game': 'Which finished game? (default: list games that don’t count)',
  'command.server.void.reason': 'Why? It’s stored with the game and shown here',
  'command.server.void.restore': 'Make a voided game count again? (default: no)',
  'void.nothing': 'Every game in this server counts.',
  'void.how': 'To void a game, press **More…** and then **Void…** under it, or use `/server void game:`.',
  'void.game': '{white} – {black}, {result}, {variant}, {day}',
  'void.game.of': '{game}, {tournament}',
  'menu.void.void': 'Void a game…',
  'menu.void.restore': 'Make a game count again…',
  'void.title': '### Games that don’t count',
  'void.line.quick': '{game}: not counted (more than two quick losses to the same player in 30 days).',
  'void.line.series': '{game}: not counted (more than five wins in a row over the same player).',
  'void.line.void': '{game}: voided by {admin} {time}',
  'void.line.void-because': '{game}: voided by {admin} {time} (“{reason}”)',
  'void.audit': '**Recent decisions**',
  'void.audit.void': '{time}, {admin} voided {game}',
  'void.audit.void-because': '{time}, {admin} voided {game} (“{reason}”)',
  'void.audit.restore': '{time}, {admin} restored {game}',
  'void.audit.restore-because': '{time}, {admin} restored {game} (“{reason}”)',
  'void.ask.void': 'Void this game? {game}\nRatings and leaderboards will be as if it had never been played.',
  'void.ask.restore': 'Should this game count again? {game}\nRatings and leaderboards will be recalculated.',
  'void.reason': '-# Reason: “{reason}”',
  'button.void.ask.void': 'Void…',
  'button.void.ask.restore': 'Make it count again…',
  'button.void.void': 'Void the game',
  'button.void.restore': 'Make it count again',
  'button.void.keep': 'Leave it as it is',
  'void.kept': 'OK, nothing changed.',
  'void.done.void':
    'This game no longer counts: {game}\nRatings and leaderboards are as if it had never been played.',
  'void.undo': '-# To undo this, use `/server void`.',
  'void.done.restore': 'This game counts again: {game}\nRatings and leaderboards have been recalculated.',
  'void.unknown': 'This server has no finished game `{id}`. Pick one from the list that appears as you type.',

  'command.profile': 'See a player’s rating, record, and latest games, or what people play in this server',
  'command.profile.player': 'Which player? (default: you)',
  'command.profile.variant': 'Which variant’s rating and record? (default: all together)',
  'choice.profile.variant.all': 'All variants',
  'profile.title': '### {name}',
  'profile.nothing': '{name} hasn’t finished a game here yet. Start one with `/play`.',
  'profile.uncounted': 'No rated games yet.',
  'profile.rated': '**Rated games**',
  'profile.head.rating': 'Rating',
  'profile.head.won': 'Won',
  'profile.head.drawn': 'Drawn',
  'profile.head.lost': 'Lost',
  'profile.pool': '{pool} · {rating} · {wins} won, {draws} drawn, {losses} lost',
  'profile.deeds': '**In rated games**',
  'profile.color.white': '⚪ White: {wins} of {games} won',
  'profile.color.black': '⚫ Black: {wins} of {games} won',
  'profile.streak.won': { one: 'Won the last game', other: 'Won the last {count} games' },
  'profile.streak.lost': { one: 'Lost the last game', other: 'Lost the last {count} games' },
  'profile.longest': { one: 'Longest streak: one win', other: 'Longest streak: {count} wins' },
  'profile.best': 'Best win: against {name}, rated {rating}',
  'profile.thought.live': '{time} per move on average in real-time games',
  'profile.thought.slow': '{time} per move on average in correspondence games',
  'describe.curve': {
    one: 'The rating over one rated game, {from} to {to}: from {before} to {after}, give or take {deviation}; lowest {lowest}, highest {highest}.',
    other:
      'The rating over {count} rated games, {from} to {to}: from {before} to {after}, give or take {deviation}; lowest {lowest}, highest {highest}.',
  },
  'chart.rating': 'Rating',
  'menu.profile': 'Replay or save a game',
  'profile.game.played': '-# {variant}, ended {time}',
  'button.pdn': 'Save (PDN)',
  'button.profile': 'Profile',
  'button.profile.server': 'This server',
  'profile.opening': 'Favorite first move in {variant}: **{move}** ({times} of the last {games})',
  'profile.between': {
    one: 'Against you: one game (you won {wins}, lost {losses})',
    other: 'Against you: {count} games (you won {wins}, lost {losses})',
  },
  'profile.engine': {
    one: 'Against me: one game, {wins} won and {losses} lost',
    other: 'Against me: {count} games, {wins} won and {losses} lost',
  },
  'fame.title': '{title} {year}',
  'fame.times': '{title} ×{count}',
  'fame.trophy': '🏆 **{title}**',
  'fame.champions': '🏆 **Champions**',
  'fame.champion': '{name}: **{title}**',
  'fame.placings': '**Latest tournaments**',
  'fame.placing': '{medal} {name} · place {place} of {total} · {day}',
  'profile.recent': '**Latest games**',
  'profile.game.won': '✅ won against {opponent} · {variant} · {note}',
  'profile.game.lost': '❌ lost to {opponent} · {variant} · {note}',
  'profile.game.drawn': '🤝 drew with {opponent} · {variant} · {note}',
  'profile.note.counted': '{before} → {after}',
  'profile.note.held': 'on hold until this opponent is established',
  'profile.note.casual': 'casual',
  'profile.note.short': 'not counted: too short',
  'profile.note.often': 'not counted: more than three games that day',
  'profile.note.young': 'not counted: an account less than a week old',
  'profile.note.series': 'not counted: more than five wins in a row',
  'profile.note.quick': 'not counted: more than two quick losses in 30 days',
  'profile.note.void': 'voided',

  'command.profile.server': 'See what’s played in this server, when, and by which players',
  'stats.nothing':
    'No games to show yet: a finished game counts once each player has made two moves. Start one with `/play`.',
  'stats.title': '### What’s played here',
  'stats.total': {
    one: '**One game,** rated or casual',
    other: '**{count} games,** rated or casual',
  },
  'stats.counts': '-# Games that ended before each player had made two moves aren’t counted.',
  'stats.by-day': {
    one: '**By day:** one game in the last 30 days',
    other: '**By day:** {count} games in the last 30 days',
  },
  'stats.no-days': '**By day:** no games in the last 30 days',
  'stats.day': '{day}: {games}',
  'describe.days': 'Games by day (UTC), {from} to {to}: {days}.',
  'chart.days': 'Games by day (UTC)',
  'chart.hours': 'Games by hour (UTC)',
  'stats.weekday': '{day} {games}',
  'stats.weekdays': '**By weekday:** {days}',
  'stats.by-hour': '**By hour (UTC):** busiest around {hour}',
  'stats.hour': '{hour}: {games}',
  'describe.hours': 'Games by the hour of the day (UTC): {hours}.',
  'stats.variants': '**Variants**',
  'stats.head.games': 'Games',
  'stats.head.white': 'White',
  'stats.head.black': 'Black',
  'stats.head.draws': 'Draws',
  'stats.line': {
    one: '{name} · one game: White won {white}, Black won {black}, {draws} drawn',
    other: '{name} · {count} games: White won {white}, Black won {black}, {draws} drawn',
  },
  'stats.first-moves': '**First moves**',
  'stats.first-move': '{move} · {variant}',
  'stats.pairs': '**Most frequent pairs**',
  'stats.pair': { one: '{one} and {other} · one game', other: '{one} and {other} · {count} games' },
  'stats.longest': {
    one: 'Longest game: {count} move, {white} and {black}',
    other: 'Longest game: {count} moves, {white} and {black}',
  },
  'stats.shortest': {
    one: 'Shortest game: {count} move, {white} and {black}',
    other: 'Shortest game: {count} moves, {white} and {black}',
  },

  'button.board.rating': 'Rating',
  'button.board.wins': 'Wins',
  'button.board.games': 'Games',
  'button.board.share': 'Win rate',
  'button.board.previous': 'Higher',
  'button.board.next': 'Lower',
  'button.board.counts': 'What counts?',
  'button.board.mine': 'My rank',
  'menu.board.variant': 'Which variant?',
  'menu.board.period': 'Which period?',
  'button.everyone': 'Show to everyone',
} as const satisfies Record<`board.title.${Order}`, string> &
  Record<`board.row.${Order}` | `board.shared.${Span}`, Sentence> &
  Record<string, Sentence>;
