/** What a tournament posts by itself as it goes on. */
import type { End, Stuck } from '../../tournament/life/tournament.ts';
import type { FormName } from '../../tournament/life/terms.ts';
import type { Plural, Sentence } from '../sentence.ts';

export const tournamentNews = {
  'tournament.title': '🏆 **{name}**',
  'tournament.terms': '{form} · {variant}',
  'tournament.starts': 'Starts {time}, over by {until}',
  'tournament.entered': {
    one: '{count} player has joined.',
    other: '{count} players have joined.',
  },
  'tournament.running': 'In progress, over by {until}',
  'tournament.form.swiss': 'Swiss',
  'tournament.form.double-swiss': 'Swiss with two-game matches',
  'tournament.form.round-robin': 'Round robin',
  'tournament.form.knock-out': 'Knockout',
  'tournament.form.arena': 'Arena',

  'tournament.reminder': '⏰ The tournament starts {time}: {users}',
  'tournament.round': '♟️ **Round {round}**',
  'tournament.all-rounds': '♟️ All games have begun.',
  'tournament.arena-begun': '♟️ The arena is open until {until}: whoever is free gets a new game right away.',
  'tournament.pair': '{board}. {white} – {black}',
  'tournament.bye': '{user} has a bye.',
  'tournament.table': '📊 **After round {round}**',
  'tournament.line': '{rank}. {user} · {points}',
  'tournament.lagging': {
    one: '⏳ Everyone is waiting for one game: {users}',
    other: '⏳ Everyone is waiting for {count} games: {users}',
  },
  'tournament.judging':
    '⚖️ {user}, games that aren’t over {time} will count as draws, unless you decide them first with `/tournament`.',
  'tournament.stuck.too-few':
    '⚠️ Too few players have joined. It will be canceled {time}, unless more join or {user} postpones it.',
  'tournament.stuck.no-pairing':
    '⚠️ Another round isn’t possible without someone meeting the same opponent twice. The tournament ends {time}, unless {user} lets more players in.',
  'tournament.stuck.no-place':
    '⚠️ I can’t post in the tournament’s channel anymore. Choose another one for it with `/tournament`, or it ends {time}.',
  'tournament.ruled.withdrawn': '🚪 {users} left the tournament.',
  'tournament.ruled.absent':
    '🚪 {users} missed two rounds in a row and won’t be paired anymore. To play on, come back with `/tournament`.',
  'tournament.ruled.removed': '🚪 {by} removed {users} from the tournament.',
  'tournament.ruled.back': '👋 {users} is back in the tournament.',
  'tournament.ruled.replaced': '🔁 {by} replaced a player: {users}',
  'tournament.ruled.corrected': '✏️ {by} changed the result of a game ({users}): {from} → {to}',
  'tournament.ruled.judged': '⚖️ {by} decided a game ({users}): {to}',
  'tournament.ruled.time': '⚖️ A game’s time ran out, so its result was decided: {to}',
  'tournament.ruled.annulled': '♻️ {by} annulled a game ({users}). It’ll be played again.',
  'tournament.ruled.postponed': '🗓️ {by} moved the start to {time}.',
  'tournament.ruled.moved': '📍 The tournament goes on here.',
  'tournament.ruled.reason': '-# {reason}',
  'tournament.end.played': '🏁 **The tournament is over.**',
  'tournament.end.time': '🏁 **The tournament is over:** its time is up.',
  'tournament.end.too-few': '🏁 **The tournament is over:** too few players were left.',
  'tournament.end.no-pairing': '🏁 **The tournament is over:** no more rounds were possible.',
  'tournament.end.no-place': '🏁 **The tournament is over:** it no longer had a channel.',
  'tournament.end.organizer': '🏁 **The tournament was canceled.**',
} as const satisfies Record<string, Sentence> &
  Record<
    `tournament.form.${FormName}` | `tournament.end.${End}` | `tournament.stuck.${Stuck['by']}`,
    string
  > &
  Record<'tournament.entered' | 'tournament.lagging', Plural>;
