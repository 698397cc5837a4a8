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
  'tournament.form-hint.swiss': 'Everyone plays every round, against others who did as well',
  'tournament.form-hint.double-swiss': 'The same, but each round is a match of two games',
  'tournament.form-hint.round-robin': 'Everyone plays everyone',
  'tournament.form-hint.groups': 'Everyone plays everyone in their group, and the best go on to a final',
  'tournament.form-hint.knock-out': 'Whoever loses a match is out',
  'tournament.form-hint.arena': 'As many games as you can until time is up',

  'tournament.draft.form': 'New tournament',
  'tournament.draft.kind': 'What kind of tournament?',
  'tournament.draft.name': 'Name',
  'tournament.draft.name.hint': 'Leave it empty to call it by its kind.',
  'tournament.draft.variant': 'Variant',
  'tournament.draft.time': 'Time control',
  'tournament.draft.time.hint': 'Such as 5+3, or 3d for three days per move. Empty: the usual for its kind.',
  'tournament.draft.starts': 'Start',
  'tournament.draft.starts.hint': 'Such as 2h, 20:00, or 2026-12-01 18:30. Empty: the usual for its kind.',
  'tournament.draft.details': 'Who can play, and more',
  'tournament.draft.title': 'What the winner is called',
  'tournament.draft.title.hint': 'Such as Spring champion. The year is added.',
  'tournament.draft.ends': 'Last day',
  'tournament.draft.ends.hint': 'Such as 2026-12-31. Games still in progress then are decided.',
  'tournament.draft.players': 'The most players',
  'tournament.draft.lowest': 'The lowest rating to join',
  'tournament.draft.highest': 'The highest rating to join',

  'tournament.draft.head': '-# Only you can see this. When you announce it, everyone here can join.',
  'tournament.draft.openings-drawn': 'drawn openings',
  'tournament.draft.openings.none': 'No drawn openings',
  'tournament.draft.rounds.none': 'As many rounds as suit the players',
  'tournament.draft.twice.no': 'Everyone plays everyone once',
  'tournament.draft.twice.yes': 'Everyone plays everyone twice',
  'tournament.draft.third-place.no': 'No match for third place',
  'tournament.draft.third-place.yes': 'With a match for third place',
  'tournament.draft.once': 'Held once',
  'tournament.draft.role': 'Everyone can join, or choose a role',
  'tournament.draft.discarded': 'Discarded. Nobody else has seen it.',
  'button.tournament.announce': 'Announce',
  'button.tournament.edit': 'Change',
  'button.tournament.details': 'More',
  'button.tournament.rated': 'Make it rated',
  'button.tournament.casual': 'Make it casual',
  'button.tournament.discard': 'Discard',
} as const satisfies Record<string, Sentence> &
  Record<`tournament.template.${TemplateId}`, string> &
  Record<`tournament.form-hint.${FormName}`, string>;
