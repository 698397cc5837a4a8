import type { Sentence } from '../../sentence.ts';

export const tournamentProblems = {
  'problem.tournament-unknown':
    'I don’t have that tournament. It may have been deleted. See all tournaments with `/tournament show`.',
  'problem.tournament-too-many': {
    one: 'This server already has {count} tournament open or in progress, and that’s the limit. You can open another when it’s over.',
    other:
      'This server already has {count} tournaments open or in progress, and that’s the limit. You can open another when one is over.',
  },
  'problem.tournament-none': 'There are no tournaments in this server yet.',
  'problem.tournament-no-file':
    'I can’t export this tournament: a TRF file needs at least one round, and the format doesn’t support arenas. Download single games with `/replay as:export`.',
  'problem.tournament-no-trf':
    'A TRF file lists a tournament round by round. A ladder has no rounds, so the format has no room for its places and challenges. See them with `/tournament show what:table` and `/tournament show what:games`, and download single games with `/replay as:export`.',
  'problem.tournament-which': 'There are several tournaments here. Which one do you mean?',
  'problem.tournament-name-it':
    'There are several tournaments here. Use this command in the thread of the one you mean, or add its name to the command.',
  'problem.tournament-organizers':
    'To host a tournament, you need one of these permissions: **Manage Server**, **Manage Events**, **Manage Messages**. An admin can also choose a role for it in `/server settings`.',
  'problem.tournament-organizers-role':
    'To host a tournament in this server, you need the {role} role, or one of these permissions: **Manage Server**, **Manage Events**, **Manage Messages**.',
  'problem.tournament-bot': 'Bots don’t play in tournaments. Choose a person.',
  'problem.tournament-when':
    'I can’t read “{text}” as a time in the future. Write it like `2h`, `20:00`, `Friday 8 pm`, or `2026-12-01 18:30`, in this server’s time zone ({zone}).',
  'problem.tournament-last-day':
    'I can’t read “{text}” as the last day. Use a day in the future, such as `Friday` or `2026-12-31`.',
  'problem.tournament-clock':
    'A tournament needs a clock, so every game comes to an end. Set a time control like `5+3` or `3d`.',
  'problem.tournament-name':
    'Give the tournament a name of 1 to {most} visible characters, such as `Friday cup`.',
  'problem.tournament-title': 'That title is too long: the winner’s title can have up to {most} characters.',
  'problem.tournament-number': 'I can’t read “{text}” as a number. Use digits, such as `1500`.',
  'problem.tournament-rounds':
    'A tournament can have 1 to {most} rounds. Leave this empty, and I’ll choose based on the number of players.',
  'problem.tournament-group-size':
    'A group can have {least} to {most} players. Choose a number in that range.',
  'problem.tournament-advancing':
    'With groups of that size, at most {most} players per group can advance to the final.',
  'problem.tournament-moving':
    'With groups of that size, no more than {most} per group can move up and down.',
  'problem.tournament-reach': 'On a ladder, players can challenge 1 to {most} places above them.',
  'problem.tournament-no-challenges':
    'In this kind of tournament, you’re paired without challenges. See your next game with `/tournament show what:next`.',
  'problem.tournament-challenge-open':
    'You already have a challenge or a game on this ladder. Finish it first. You can find it with `/tournament show what:next`.',
  'problem.tournament-rival-far': {
    one: 'You can only challenge the player {count} place above you.',
    other: 'You can only challenge players up to {count} places above you.',
  },
  'problem.tournament-rival-busy': 'That player already has a challenge or a game. Choose someone else.',
  'problem.tournament-rival-apart': 'The organizer doesn’t let you two play each other. Choose someone else.',
  'problem.tournament-rival-rests':
    'Your last challenge with this player was recent. You can challenge them again {time}.',
  'problem.tournament-rival-away': 'That player is on vacation. You can challenge them {time}.',
  'problem.tournament-not-challenged':
    'This challenge isn’t for you. See yours with `/tournament show what:next`.',
  'problem.tournament-challenge-over':
    'This challenge has already been answered, or its time is up. See where you stand with `/tournament show what:next`.',
  'problem.tournament-too-few': {
    one: 'To start, the tournament needs at least {count} player. Wait until more have joined.',
    other: 'To start, the tournament needs at least {count} players. Wait until more have joined.',
  },
  'problem.tournament-players':
    'This kind of tournament takes {least} to {most} players. Choose a number in that range.',
  'problem.tournament-starts-too-soon': 'The start is in the past. Choose a later time.',
  'problem.tournament-ends-too-soon':
    'There’s too little time between the start and the end. Choose a later end.',
  'problem.tournament-too-long': {
    one: 'A tournament can last up to {count} day. Choose an earlier end.',
    other: 'A tournament can last up to {count} days. Choose an earlier end.',
  },
  'problem.tournament-days-only':
    'This kind of tournament needs a correspondence time control, such as `3d`.',
  'problem.tournament-arena-live': 'An arena needs a real-time clock, such as `5+3`.',
  'problem.tournament-no-openings':
    'These openings aren’t for this variant. Choose others, or play without them.',
  'problem.tournament-no-draft':
    'This tournament has already been announced, or was discarded. Create another with `/tournament create`.',
  'problem.tournament-draft-changed': 'You’ve changed this tournament since then. This is how it looks now:',
  'problem.tournament-not-begun': 'The tournament hasn’t started yet. You can do this once it has.',
  'problem.tournament-begun':
    'The tournament has started, so you can’t do that anymore. See how it stands with `/tournament show what:table`.',
  'problem.tournament-over': 'The tournament is over. See if there’s another with `/tournament show`.',
  'problem.tournament-entered':
    'You’re already in this tournament. See what’s next with `/tournament show what:next`.',
  'problem.tournament-not-entered': 'You aren’t in this tournament. Join it with `/tournament join`.',
  'problem.tournament-player-entered': 'This player is already in the tournament. Choose someone else.',
  'problem.tournament-player-not-entered': 'This player isn’t in the tournament. Choose someone who is.',
  'problem.tournament-entry-over':
    'Nobody can join this tournament anymore. See if there’s another with `/tournament show`.',
  'problem.tournament-full': {
    one: 'The tournament is full: it takes {count} player. See if there’s another with `/tournament show`.',
    other:
      'The tournament is full: it takes {count} players. See if there’s another with `/tournament show`.',
  },
  'problem.tournament-new-account':
    'This tournament is rated, and your Discord account is less than a week old. Ask the organizer to add you, or join when your account is a week old.',
  'problem.tournament-role': 'To join this tournament, you need the {role} role. Ask the organizer about it.',
  'problem.tournament-rating-least':
    'To join this tournament, you need a rating of at least {least}. See yours with `/profile`.',
  'problem.tournament-rating-most':
    'To join this tournament, your rating can’t be over {most}. See yours with `/profile`.',
  'problem.tournament-rating-between':
    'To join this tournament, you need a rating between {least} and {most}. See yours with `/profile`.',
  'problem.tournament-removed':
    'The organizer removed you from this tournament. Ask them if you’d like to come back.',
  'problem.tournament-no-return':
    'Once you leave a knockout, you can’t come back. See if there’s another tournament with `/tournament show`.',
  'problem.tournament-no-pauses':
    'In this kind of tournament, all pairings are set from the start, so you can’t take a break. You can still withdraw with `/tournament leave`.',
  'problem.tournament-ladder-pauses':
    'On a ladder, you aren’t paired, so there are no breaks. While you’re on vacation (`/preferences`), nobody can challenge you. You can leave with `/tournament leave`.',
  'problem.tournament-paused': 'You’re already taking a break. To be paired again, use `/tournament resume`.',
  'problem.tournament-not-paused':
    'You aren’t taking a break: you’ll be paired in the next round. To take one, use `/tournament pause`.',
  'problem.tournament-organizer-only':
    'Only the organizer can do that, or someone with one of these permissions: **Manage Server**, **Manage Events**, **Manage Messages**.',
  'problem.tournament-reason': 'You need to give a reason. Everyone can read it.',
  'problem.tournament-same-player': 'Choose two different players.',
  'problem.tournament-apart': 'These players are already set not to be paired.',
  'problem.tournament-not-apart': 'These players can be paired already.',
  'problem.tournament-no-such-game': 'That game isn’t part of the tournament. Choose one that is.',
  'problem.tournament-same-result': 'The game already has this result. Choose another.',
  'problem.tournament-round-over':
    'The tournament has moved on since this game, so its result stays as it is. Choose a game of the current round.',
  'problem.tournament-has-played':
    'This player has already finished a game, so nobody can take their place. You can remove them with `/tournament manage remove`.',
} as const satisfies Record<string, Sentence>;
