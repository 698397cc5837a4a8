/** What somebody reads who is about to announce a tournament. */
import type { FormName } from '../../tournament/life/terms.ts';
import type { TemplateId } from '../../tournament/life/templates.ts';
import type { Sentence } from '../sentence.ts';

export const tournamentDrafts = {
  'tournament.template.friday-blitz': 'Friday blitz',
  'tournament.template.sunday-rapid': 'Sunday rapid',
  'tournament.template.arena-evening': 'Arena evening',
  'tournament.template.drawn-openings': 'Drawn openings',
  'tournament.template.club': 'Club championship by correspondence',
  'tournament.template.slow-cup': 'Correspondence cup',
  'tournament.template.league-evening': 'League evening',
  'tournament.form-hint.swiss': 'Everyone plays every round, against players with similar scores',
  'tournament.form-hint.double-swiss': 'Like Swiss, but each round is a match of two games',
  'tournament.form-hint.round-robin': 'Everyone plays everyone',
  'tournament.form-hint.groups': 'Everyone plays everyone in their group, and the best advance to a final',
  'tournament.form-hint.league': 'Groups by strength: each time, the best move up and the last move down',
  'tournament.form-hint.knock-out': 'Whoever loses a match is out',
  'tournament.form-hint.arena': 'As many games as you can until time is up',

  'tournament.draft.form': 'New tournament',
  'tournament.draft.kind': 'What kind of tournament?',
  'tournament.draft.name': 'Name',
  'tournament.draft.usual': 'Default for this kind',
  'tournament.draft.variant': 'Variant',
  'tournament.draft.time': 'Time control',
  'tournament.draft.time.hint': 'E.g. 5+3, or 3d for three days per move.',
  'tournament.draft.starts': 'Start',
  'tournament.draft.starts.hint': 'E.g. 2h, 20:00, or 2026-12-01 18:30.',
  'tournament.draft.details': 'Who can play, and more',
  'tournament.draft.title': 'The winner’s title',
  'tournament.draft.title.hint': 'E.g. Spring champion. I add the year.',
  'tournament.draft.ends': 'Last day',
  'tournament.draft.ends.hint': 'E.g. 2026-12-31. Unfinished games are decided then.',
  'tournament.draft.players': 'Maximum number of players',
  'tournament.draft.lowest': 'Minimum rating to join',
  'tournament.draft.highest': 'Maximum rating to join',

  'tournament.draft.head': '-# Not announced yet. Once it is, everyone here can join.',
  'tournament.draft.openings-drawn': 'drawn openings',
  'tournament.draft.openings.none': 'No drawn openings',
  'tournament.draft.rounds.none': 'Rounds based on the number of players',
  'tournament.draft.twice.no': 'Everyone plays everyone once',
  'tournament.draft.twice.yes': 'Everyone plays everyone twice',
  'tournament.draft.third-place.no': 'No match for third place',
  'tournament.draft.third-place.yes': 'With a match for third place',
  'tournament.draft.moving': {
    one: '{count} moves up, {count} moves down',
    other: '{count} move up, {count} move down',
  },
  'tournament.draft.once': 'Doesn’t repeat',
  'tournament.draft.event.no': 'Not in this server’s events',
  'tournament.draft.event.yes': 'Also listed in this server’s events',
  'tournament.draft.event.forbidden':
    '⚠️ To list it in this server’s events, I need the **Create Events** permission. Ask an admin, or go without.',
  'tournament.draft.tie-break': 'Usual tie-breaks',
  'tournament.draft.tie-break.first': 'First tie-break: {name}',
  'tournament.draft.role': 'Choose a role, or leave empty for everyone',
  'tournament.draft.discarded': 'Discarded. Nobody else saw it.',
  'button.tournament.announce': 'Announce',
  'button.tournament.edit': 'Change',
  'button.tournament.details': 'More',
  'button.tournament.rated': 'Make it rated',
  'button.tournament.casual': 'Make it casual',
  'button.tournament.discard': 'Discard',
} as const satisfies Record<string, Sentence> &
  Record<`tournament.template.${TemplateId}`, string> &
  Record<`tournament.form-hint.${FormName}`, string>;
