/** The words of ratings, boards, profiles and statistics, with those of their commands. */
import type { Order } from '../../rating/board.ts';
import type { Span } from '../../rating/span.ts';
import type { Sentence } from '../sentence.ts';

export const standingsWords = {
  'name.leaderboard': 'leaderboard',
  'name.leaderboard.by': 'by',
  'name.leaderboard.variant': 'variant',
  'name.leaderboard.period': 'period',
  'command.leaderboard': 'See who leads in this server',
  'command.leaderboard.by': 'What counts? The rating unless you say',
  'command.leaderboard.by.rating': 'Rating',
  'command.leaderboard.by.wins': 'Wins',
  'command.leaderboard.by.games': 'Games played',
  'command.leaderboard.by.share': 'Share of games won',
  'command.leaderboard.variant': 'Which game? All together unless you say',
  'command.leaderboard.variant.all': 'All games',
  'command.leaderboard.variant.russian': 'Russian draughts',
  'command.leaderboard.variant.poddavki': 'Poddavki (giveaway)',
  'command.leaderboard.variant.bashni': 'Bashni (towers)',
  'command.leaderboard.variant.international': 'International draughts',
  'command.leaderboard.variant.brazilian': 'Brazilian draughts',
  'command.leaderboard.variant.antidraughts': 'Antidraughts',
  'command.leaderboard.variant.frisian': 'Frisian draughts',
  'command.leaderboard.variant.frysk': 'Frysk!',
  'command.leaderboard.variant.breakthrough': 'Breakthrough',
  'command.leaderboard.variant.english': 'English draughts (checkers)',
  'command.leaderboard.variant.pool': 'Pool checkers',
  'command.leaderboard.variant.italian': 'Italian draughts',
  'command.leaderboard.variant.spanish': 'Spanish draughts',
  'command.leaderboard.variant.czech': 'Czech draughts',
  'command.leaderboard.variant.thai': 'Thai draughts',
  'command.leaderboard.variant.canadian': 'Canadian draughts',
  'command.leaderboard.variant.turkish': 'Turkish draughts',
  'command.leaderboard.variant.armenian': 'Armenian draughts',
  'command.leaderboard.period': 'Since when? Since the first game unless you say',
  'command.leaderboard.period.week': 'This week',
  'command.leaderboard.period.month': 'This month',
  'command.leaderboard.period.year': 'This year',
  'command.leaderboard.period.ever': 'Since the first game',

  'name.challenge.rated': 'rated',
  'command.challenge.rated': 'Does it count for ratings? It does unless you say no',
  'invitation.rated': '-# Rated: it counts on the boards of this server.',
  'invitation.casual': '-# Casual: it does not count for ratings.',

  'standings.no-server': 'Boards belong to servers. Ask me in one of its channels.',
  'pool.all': 'All games',

  'board.title.rating': '### 👑 Highest ratings',
  'board.title.wins': '### 👑 Most wins',
  'board.title.games': '### 👑 Most games',
  'board.title.share': '### 👑 Best shares of wins',

  'board.about.week': {
    one: '-# {pool}, this week: one player',
    other: '-# {pool}, this week: {count} players',
  },
  'board.about.month': {
    one: '-# {pool}, this month: one player',
    other: '-# {pool}, this month: {count} players',
  },
  'board.about.year': {
    one: '-# {pool}, this year: one player',
    other: '-# {pool}, this year: {count} players',
  },
  'board.about.ever': {
    one: '-# {pool}, since the first game: one player',
    other: '-# {pool}, since the first game: {count} players',
  },

  'board.leader': '👑 `{place}`',
  'board.place': '`{place}`',
  'board.line.rating': '{place} **{value}** {name} · {games} played',
  'board.line.wins': '{place} **{value}** {name} · {games} played',
  'board.line.games': '{place} **{value}** {name} · {wins} won',
  'board.line.share': '{place} **{value}** {name} · {wins} of {games}',

  'board.empty.rating':
    'Nobody has a place yet. A rating joins the board after five counted games against two or more opponents. `/challenge` starts one.',
  'board.empty.wins': 'Nobody has won a counted game yet. `/challenge` starts one.',
  'board.empty.games': 'No counted game has been played yet. `/challenge` starts one.',
  'board.empty.share': 'Nobody has a place yet: a share of wins needs five counted games.',

  'board.own.here': 'Your place: **{place}**',
  'board.own.none': 'You have no counted game here yet.',
  'board.own.away': 'You have no counted game in this time.',
  'board.own.winless': 'You have not won in this time yet.',
  'board.own.share': {
    one: 'You have one counted game in this time; a place needs five.',
    other: 'You have {count} counted games in this time; a place needs five.',
  },
  'board.own.rating':
    'Your rating is **{rating}**. It has its place after five counted games against two or more opponents; you have {games}.',
  'board.own.resting':
    'Your rating **{rating}** rests after sixty days without a counted game. It returns with your next.',
  'board.provisional': '-# A rating with a question mark is still unsure; more games settle it.',
  'board.ties': '-# Equal numbers share a place.',
  'board.page': '-# Page {page} of {pages}',

  'button.board.rating': 'Rating',
  'button.board.wins': 'Wins',
  'button.board.games': 'Games',
  'button.board.share': 'Win share',
  'button.board.previous': 'Higher',
  'button.board.next': 'Lower',
} as const satisfies Record<`board.${'title' | 'line' | 'empty'}.${Order}`, string> &
  Record<`board.about.${Span}`, Sentence> &
  Record<string, Sentence>;
