/** Discord limits the length of a command as a whole, so these texts are short. */
export const tournamentCommandWords = {
  'command.tournament': 'Play in this server’s tournaments, or host one',

  'command.tournament.create': 'Host a tournament: name it here, or fill in a form',
  'command.tournament.create.name': 'What’s it called?',
  'command.tournament.create.template': 'Which template? Everything is set up for you',
  'choice.tournament.create.template.friday-blitz': 'Friday blitz',
  'choice.tournament.create.template.sunday-rapid': 'Sunday rapid',
  'choice.tournament.create.template.arena-evening': 'Arena evening',
  'choice.tournament.create.template.drawn-openings': 'Random openings',
  'choice.tournament.create.template.club': 'Club championship by correspondence',
  'choice.tournament.create.template.slow-cup': 'Correspondence cup',
  'choice.tournament.create.template.league-evening': 'League evening',
  'command.tournament.create.form': 'Which format? You’ll set up the rest in the next step',
  'choice.tournament.create.form.swiss': 'Swiss: everyone plays every round',
  'choice.tournament.create.form.double-swiss': 'Swiss with two-game matches',
  'choice.tournament.create.form.round-robin': 'Round robin: everyone plays everyone',
  'choice.tournament.create.form.groups': 'Groups, then a final',
  'choice.tournament.create.form.league': 'League: groups by strength, the best move up next time',
  'choice.tournament.create.form.knock-out': 'Knockout',
  'choice.tournament.create.form.arena': 'Arena: as many games as you can',
  'choice.tournament.create.form.ladder': 'Ladder: beat players above you to take their place',
  'command.tournament.create.variant': 'Which variant? (default: the server’s)',
  'command.tournament.create.time': 'Time control, e.g. 5+3 or 3d (default: the server’s)',
  'command.tournament.create.starts':
    'Start time, e.g. 2h, 20:00, or 2026-12-01 18:30 (default: in 1 hour; correspondence: in 1 day)',
  'command.tournament.create.ends': 'Last day, e.g. 2026-12-31; unfinished games are adjudicated then',
  'command.tournament.create.rounds': 'Swiss: how many rounds? (default: based on the number of players)',
  'command.tournament.create.minutes': 'Arena: how many minutes? (default: 60)',
  'command.tournament.create.twice':
    'Round robin, groups, league: does everyone play everyone twice? (default: no)',
  'command.tournament.create.group-size': 'Groups, league: how many players per group at most? (default: 6)',
  'command.tournament.create.advance':
    'How many per group advance to the final (default: 2) or, in a league, move up (default: 1)?',
  'command.tournament.create.third-place': 'Knockout: is there a game for third place? (default: yes)',
  'command.tournament.create.round-days':
    'Maximum days per round; unfinished games are adjudicated then (default: no limit)',
  'command.tournament.create.openings': 'Random openings: from which table? (default: none)',
  'command.tournament.create.players': 'Maximum number of players',
  'command.tournament.create.role': 'The role that players need to join',
  'command.tournament.create.lowest': 'Minimum rating to join',
  'command.tournament.create.highest': 'Maximum rating to join',
  'command.tournament.create.rated': 'Rated games? (default: the server’s setting)',
  'command.tournament.create.judge': 'What happens to games that aren’t finished in time? (default: draws)',
  'choice.tournament.create.judge.draw': 'They count as draws',
  'choice.tournament.create.judge.organizer': 'The organizer sets the result',
  'command.tournament.create.tie-break': 'First tie-break? (default: the format’s usual one)',
  'choice.tournament.create.tie-break.solkoff-cut': 'Truncated Solkoff (usual in a Swiss)',
  'choice.tournament.create.tie-break.solkoff': 'Solkoff',
  'choice.tournament.create.tie-break.sonneborn-berger': 'Sonneborn-Berger',
  'choice.tournament.create.tie-break.direct': 'Games against each other (usual in a round robin)',
  'choice.tournament.create.tie-break.won': 'Games won',
  'choice.tournament.create.tie-break.performance': 'Performance, if everyone has a rating',

  'command.tournament.create.repeats': 'Should it repeat? (default: no)',
  'choice.tournament.create.repeats.week': 'Every week',
  'choice.tournament.create.repeats.month': 'Every month',
  'command.tournament.create.event': 'Also list it in this server’s events? (default: no)',
  'command.tournament.create.title': 'The winner’s title, e.g. Spring champion (I add the year)',

  'command.tournament.show':
    'See a tournament: how it’s going, your next game, the standings, or past winners',
  'command.tournament.show.tournament': 'Which one? (if there are several)',
  'command.tournament.show.what':
    'What should I show? (default: status; an export is a TRF file for federations)',
  'choice.tournament.show.what.status': 'status',
  'choice.tournament.show.what.next': 'next',
  'choice.tournament.show.what.table': 'table',
  'choice.tournament.show.what.games': 'games',
  'choice.tournament.show.what.history': 'history',
  'choice.tournament.show.what.export': 'export',
  'command.tournament.show.round': 'Which round? (default: the latest)',

  'command.tournament.join': 'Join a tournament',
  'command.tournament.join.tournament': 'Which one? (if there are several)',

  'command.tournament.leave': 'Leave a tournament (if it has begun, I’ll ask first)',
  'command.tournament.leave.tournament': 'Which one? (if there are several)',

  'command.tournament.pause': 'Take a break: you won’t be paired until you come back',
  'command.tournament.pause.tournament': 'Which one? (if there are several)',

  'command.tournament.resume': 'Come back from a break',
  'command.tournament.resume.tournament': 'Which one? (if there are several)',

  'command.tournament.manage': 'For organizers',

  'command.tournament.manage.start': 'Start a tournament now, or change when it starts',
  'command.tournament.manage.start.to':
    'When should it start? E.g. 2h, 20:00, or 2026-12-01 18:30 (default: now)',
  'command.tournament.manage.start.tournament': 'Which one?',

  'command.tournament.manage.add': 'Add a player, regardless of role and rating',
  'command.tournament.manage.add.player': 'Which player?',
  'command.tournament.manage.add.tournament': 'Which one?',

  'command.tournament.manage.remove': 'Remove a player for good',
  'command.tournament.manage.remove.player': 'Which player?',
  'command.tournament.manage.remove.reason': 'Why? Everyone can read it',
  'command.tournament.manage.remove.tournament': 'Which one?',

  'command.tournament.manage.replace': 'Replace a player who hasn’t finished a game yet',
  'command.tournament.manage.replace.player': 'Who’s leaving?',
  'command.tournament.manage.replace.by': 'Who takes their place?',
  'command.tournament.manage.replace.reason': 'Why? Everyone can read it',
  'command.tournament.manage.replace.tournament': 'Which one?',

  'command.tournament.manage.apart': 'Keep two players from being paired',
  'command.tournament.manage.apart.player': 'The first player',
  'command.tournament.manage.apart.other': 'The other player',
  'command.tournament.manage.apart.undo': 'Allow them to be paired again? (default: no)',
  'command.tournament.manage.apart.tournament': 'Which one?',

  'command.tournament.manage.result': 'Correct a result, set it for an unfinished game, or void a game',
  'command.tournament.manage.result.game': 'Which game?',
  'command.tournament.manage.result.result': 'How should it count?',
  'choice.tournament.manage.result.result.white': 'White won',
  'choice.tournament.manage.result.result.draw': 'Draw',
  'choice.tournament.manage.result.result.black': 'Black won',
  'choice.tournament.manage.result.result.white-forfeit': 'White won by forfeit',
  'choice.tournament.manage.result.result.black-forfeit': 'Black won by forfeit',
  'choice.tournament.manage.result.result.none': 'Neither player showed up',
  'choice.tournament.manage.result.result.void': 'Void: the game is played again, if its round isn’t over',
  'command.tournament.manage.result.reason': 'Why? Everyone can read it',
  'command.tournament.manage.result.tournament': 'Which one?',

  'command.tournament.manage.move': 'Move a tournament to another channel',
  'command.tournament.manage.move.channel': 'Which channel? (default: this one)',
  'command.tournament.manage.move.tournament': 'Which one?',

  'command.tournament.manage.end':
    'End a tournament now with its current standings; if it hasn’t begun, it’s canceled',
  'command.tournament.manage.end.reason': 'Why? Everyone can read it',
  'command.tournament.manage.end.cancel': 'Cancel it instead, so nobody wins? (default: no)',
  'command.tournament.manage.end.tournament': 'Which one?',
} as const;
