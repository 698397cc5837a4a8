import type { End, Stuck } from '../../../tournament/life/tournament.ts';
import type { Plural, Sentence } from '../../sentence.ts';

export const tournamentNews = {
  'tournament.reminder': '⏰ **{name}** starts {time}: {users}',
  'tournament.started': '🏆 **{name} has started.**',
  'tournament.next-round': '🔔 **{name}: round {round} has started.**',
  'tournament.called-to': 'You’re playing {opponent}.',
  'tournament.round': '🔔 **Round {round}**',
  'tournament.all-rounds': '🔔 All games have started.',
  'tournament.groups-over': '⏭️ The groups are over. In the final: {users}',
  'tournament.groups-over.finals': '⏭️ The groups are over. These are the finals:',
  'tournament.finalists': '**{group}:** {users}',
  'tournament.league.up': '⬆️ One group up next time: {users}',
  'tournament.league.down': '⬇️ One group down next time: {users}',
  'tournament.arena-begun':
    '🔔 The arena is open until {until}: you’ll get a new game as soon as you’re free.',
  'tournament.ladder.begun':
    '🔔 The ladder is open: challenge a player above you, and take their place if you win.',
  'tournament.ladder.challenge':
    '⚔️ {challenger} challenges {user} for place {place}. {user}, do you accept? Without an answer, {challenger} wins by forfeit {time}.',
  'tournament.ladder.answered.accepted': '⚔️ {challenger} challenged {user}, who accepted.',
  'tournament.ladder.answered.declined': '⚔️ {challenger} challenged {user}, who declined.',
  'tournament.ladder.answered.late': '⚔️ {challenger} challenged {user}, but got no answer.',
  'tournament.ladder.won': '⬆️ {challenger} beat {user} and takes place {place}.',
  'tournament.ladder.forfeited':
    '⬆️ {user} didn’t accept the challenge, so {challenger} takes place {place}.',
  'tournament.ladder.drawn': '🛡️ {challenger} and {user} drew, so {user} keeps place {place}.',
  'tournament.ladder.held': '🛡️ {user} beat {challenger} and keeps place {place}.',
  'tournament.ladder.absent': '🛡️ {challenger} left before the game, so {user} keeps place {place}.',
  'tournament.ladder.unplayed': '➖ {challenger} and {user} didn’t play their game.',
  'tournament.pair': '{board}. {white} – {black}',
  'tournament.pair.linked': '{board}. {white} – {black} · [Board ›]({link})',
  'tournament.bye': '{user} has a bye.',
  'tournament.lagging': {
    one: '⏳ Everyone is waiting for {count} game: {users}',
    other: '⏳ Everyone is waiting for {count} games: {users}',
  },
  'tournament.judging':
    '⚖️ {user}, unfinished games will count as draws {time}, unless you set their results first with `/tournament manage result`.',
  'tournament.stuck.too-few':
    '⚠️ Too few players have joined. The tournament will be canceled {time}, unless more join or {user} postpones it.',
  'tournament.stuck.no-pairing':
    '⚠️ Another round isn’t possible yet: too few players are left who haven’t played each other. The tournament ends {time}, unless {user} adds players with `/tournament manage add` or players come back from a break.',
  'tournament.stuck.no-place':
    '⚠️ I can’t post in the tournament’s channel anymore. Choose another one with `/tournament manage move`, or the tournament will end {time}.',
  'tournament.unlisted.forbidden':
    '🗓️ I can’t list **{name}** in your server’s events, because I don’t have the **Create Events** permission there. The tournament continues as planned.',
  'tournament.unlisted.full':
    '🗓️ I can’t list **{name}** in your server’s events, because it already has as many as Discord allows. The tournament continues as planned.',
  'tournament.event.join': 'Want to play? Open the link and join there.',
  'tournament.ruled.withdrawn': '🚪 {user} left the tournament.',
  'tournament.ruled.absent':
    '🚪 {user} missed two games in a row and won’t be paired anymore. To keep playing, use `/tournament join`.',
  'tournament.ruled.absent-out': '🚪 {user} missed two games in a row and is out of the tournament.',
  'tournament.ruled.gone':
    '🚪 {user} left the server and won’t be paired anymore. If they come back, they can keep playing with `/tournament join`.',
  'tournament.ruled.gone-out': '🚪 {user} left the server and is out of the tournament.',
  'tournament.ruled.barred': '🚪 {user} can’t play in this server anymore and won’t be paired.',
  'tournament.ruled.removed': '🚪 {by} removed {user} from the tournament.',
  'tournament.ruled.back': '👋 {user} is back in the tournament.',
  'tournament.ruled.added': '➕ {by} added {users}.',
  'tournament.ruled.kept-apart': '↔️ {by} decided that these players won’t be paired: {users}',
  'tournament.ruled.let-meet': '↔️ {by} decided that these players can be paired again: {users}',
  'tournament.ruled.replaced': '🔁 {by} replaced a player: {users}',
  'tournament.ruled.corrected': '✏️ {by} changed the result of a game ({users}): {from} → {to}',
  'tournament.ruled.game': '{white} – {black}, round {round}',
  'tournament.ruled.judged': '⚖️ {by} set the result of a game ({users}): {to}',
  'tournament.ruled.time': '⚖️ A game wasn’t finished in time ({users}): {to}',
  'tournament.ruled.unfinished': '⚖️ A game was unfinished when {by} ended the tournament ({users}): {to}',
  'tournament.ruled.annulled': '♻️ {by} voided a game ({users}). It’ll be played again.',
  'tournament.ruled.started': '▶️ {by} started the tournament.',
  'tournament.ruled.postponed': '🗓️ {by} moved the start to {time}.',
  'tournament.ruled.edited': '✏️ {by} changed the title, the entry limits, or the end date.',
  'tournament.ruled.moved': '📍 {by} moved the tournament here.',
  'tournament.ruled.ended': '🏁 {by} ended the tournament.',
  'tournament.ruled.cancelled': '🏁 {by} canceled the tournament.',
  'tournament.ruled.reason': '-# {reason}',
  'tournament.forfeit': '{result} (forfeit)',
  'tournament.won': '🏆 {user} wins **{name}**',
  'tournament.won.points': {
    one: '🏆 {user} wins **{name}** with {count} point',
    other: '🏆 {user} wins **{name}** with {count} points',
  },
  'tournament.shared': '🏆 {users} share first place in **{name}**',
  'tournament.shared.points': {
    one: '🏆 {users} share first place in **{name}** with {count} point each',
    other: '🏆 {users} share first place in **{name}** with {count} points each',
  },
  'tournament.podium': '{medal} {user}',
  'tournament.end.played': '🏁 **The tournament is over.**',
  'tournament.end.time': '🏁 **The tournament is over:** its time is up.',
  'tournament.end.too-few': '🏁 **The tournament is over:** too few players were left.',
  'tournament.end.no-pairing': '🏁 **The tournament is over:** no more rounds were possible.',
  'tournament.end.no-place': '🏁 **The tournament is over:** I couldn’t post in its channel anymore.',
  'tournament.end.organizer': '🏁 **The tournament was canceled.**',
} as const satisfies Record<string, Sentence> &
  Record<`tournament.end.${End}` | `tournament.stuck.${Stuck['by']}`, string> &
  Record<'tournament.lagging', Plural>;
