export const seasonWords = {
  'name.season': 'season',
  'name.season.do': 'do',
  'name.season.name': 'name',
  'name.season.until': 'until',
  'name.season.reset': 'reset',
  'name.season.channel': 'channel',
  'command.season': 'Start or end a season in this server, or see how it’s going',
  'command.season.do': 'Start or end a season? (default: see how it’s going)',
  'command.season.do.start': 'Start a season',
  'command.season.do.end': 'End it now',
  'command.season.name': 'What’s it called?',
  'command.season.until': 'The last day, e.g. 2027-03-31 (default: until you end it)',
  'command.season.reset': 'Move all ratings halfway to 1500 when it starts? (default: no)',
  'command.season.channel': 'Where should the final standings be posted? (default: here)',
  'name.leaderboard.season': 'season',
  'command.leaderboard.season': 'Standings for a season, current or past',

  'season.title.running': '### 👑 Season {name}, since {from}',
  'season.begun': '### 👑 Season {name} has begun',
  'season.begun.counts':
    'Rated games count toward it from now on. See the standings with `/leaderboard season:`.',
  'season.title.over': '### 👑 Season {name}\n-# {from} – {until}',
  'season.row': {
    one: '{place} {name} · {rating} · {wins} won · one game',
    other: '{place} {name} · {rating} · {wins} won · {count} games',
  },
  'season.empty': 'No one is ranked yet. That takes five rated games this season.',
  'season.kept': '-# See these standings anytime with `/leaderboard season:`.',
  'season.none':
    'There’s no season right now. Start one with `/season do:start`; until then, the leaderboards just keep counting.',
  'season.by-hand': 'It runs until someone uses `/season do:end`.',
  'season.ends': 'It ends on {until}.',
  'season.was-reset': 'Ratings were moved halfway to 1500 when it started.',
  'season.posted-in': 'The final standings will be posted in {where}.',
  'season.running': 'There’s already a season. End it with `/season do:end` before you start the next one.',
  'season.no-name':
    'A season needs a name of up to 40 characters that people can see: `/season do:start name:Winter`.',
  'season.date':
    'I can’t read “{text}” as the last day. Use a day within the next two years, written like `2027-03-31`.',
  'season.ask':
    'End the season “{name}” now? I’ll post the final standings in {where}. Once it’s over, it can’t be resumed.',
  'season.kept-going': 'OK, the season goes on.',
  'button.season.end': 'Yes, end it',
  'button.season.keep': 'Keep it going',
  'season.over': 'The season “{name}” is over. I’ll post the final standings in {where} in a moment.',
  'season.unknown':
    'There was no season “{text}” in this server. Pick one from the list that appears as you type.',
  'profile.season': '🏆 Season won: {name}',
} as const;
