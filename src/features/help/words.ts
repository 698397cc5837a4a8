import type { HelpTopic } from './rules.ts';
import type { Sentence } from '../../i18n/sentence.ts';

export const helpWords = {
  'help.title': '## Draughts in this channel',
  'play.welcome': 'Challenge someone, play me, or start with a puzzle or a lesson.',
  'play.welcome-alone': 'Play me, solve a puzzle, or take a lesson.',
  'menu.play.with': 'Challenge someone…',
  'menu.play.level': 'Play me: choose a level…',
  'button.play.customize': 'Customize…',
  'button.play.find': 'Post a search',
  'button.play.team': 'Team game…',
  'button.play.tournaments': 'Tournaments',
  'button.play.games': 'My games',
  'help.begin': '**Start:** with `/play`, challenge someone or play me.',
  'help.seek': '**Anyone:** `/play find:` finds an opponent who wants the same game.',
  'help.begin-alone':
    '**Start:** play me right here with `/play`.\n**Friends:** to play them, add me to a server or to your account.',
  'help.move': '**Move:** press a move under the board, or type `/move`.',
  'help.alone': '**No opponent?** Try `/play`, `/puzzle`, or `/learn`.',
  'help.games': '**Your games:** `/games` lists them all.',
  'help.rules': '**Rules:** `/rules` explains all {count} variants.',
  'help.begin-admin': '**Admins:** `/server settings` sets up this server.',
  'help.time': '-# No rush: without a clock, you can move days later.',

  'menu.help': 'Tell me more about…',
  'help.topic.begin': 'How to play here',
  'help.topic.move': 'Moves, draws, and clocks',
  'help.topic.variants': 'Variants, matches, and teams',
  'help.topic.watch': 'Watch, and learn from games',
  'help.topic.tournaments': 'Tournaments and rankings',
  'help.topic.settings': 'Preferences and your data',
  'help.topic.admins': 'For admins',
  'help.page': '## {topic}',

  'button.help.learn': 'Learn',
  'button.help.play': 'Play me',
  'button.help.puzzle': 'Puzzle',
  'button.help.settings': 'Settings',
  'button.help.server': 'Server settings',
  'button.help.door': 'Back',

  'help.type':
    'Type `/move c3-d4`: I list the legal moves as you type. `c3-d4`, `c3d4`, and `22-18` all work. A capture is `c3:e5`, a longer one `c3:e5:g7` (or `c3:g7`, if only one fits).',
  'help.notation': 'Choose how I write moves for you with `/preferences`.',
  'help.plan':
    'Line up replies with `/games do:plan` while your opponent is thinking; they’re played right away when they fit.',
  'help.look':
    '`/games do:board` shows a board only to you, `/games` lists all your games, and `/games do:moves` shows one with its moves. **Flip** turns the board around.',
  'help.watch':
    'See who’s playing with `/watch`, and choose a game or a player: I’ll notify you. With `/watch guess:true`, guess the next move.',
  'help.end':
    'Offer a draw with `/games do:draw`, resign with `/games do:resign`, take back a move with `/games do:takeback`, and play again with `/games do:rematch`.',
  'help.after':
    'When a game is over, go through it with `/replay`, see where it was decided with `/replay as:analysis`, or save it with `/replay as:export`. Bring in games from elsewhere with `/replay file:`.',
  'help.openings':
    'Look up an opening with `/openings name:`. `/openings` shows what people in this server play from a position.',
  'help.clock':
    'Set the time control with `/play time:`, such as `5+3` or `3d`. I’ll remind you before your time runs out.',
  'help.pause':
    'Stop the clocks with `/games do:pause` and restart them with `/games do:resume`. Going away? Take a vacation with `/preferences`.',
  'help.family':
    'There are {count} variants to play with `/play variant:`. See how each works with `/rules`, or start from any position with `/play position:`.',
  'help.match':
    'Play several games in a row with `/play match:`. For random openings from a federation’s table, add `/play openings:`.',
  'help.vote':
    'Play as a team with `/team play`: everyone in a channel, a role, or the server votes for the team’s moves. Two teams can play each other.',
  'help.engine':
    'Play me with `/play opponent:@Crownhead` at one of eight levels, or in private with `/play level:`. In casual games, you can get a hint with `/games do:hint`.',
  'help.you': 'Choose your notifications and your language with `/preferences`.',
  'help.theme': 'Change the colors and pieces of your boards with `/preferences`.',
  'help.standing':
    'See who’s best with `/leaderboard`, how you’re doing with `/profile`, and what people play here with `/profile server:true`.',
  'help.tournaments':
    'See the tournaments here with `/tournament show`, and join one with `/tournament join`.',
  'help.tournament-play':
    'Find your next game with `/tournament show what:next`, and the standings with `/tournament show what:table`.',
  'help.tournament-break':
    'Need a break? Use `/tournament pause`, and `/tournament resume` when you’re back. `/tournament leave` takes you out.',
  'help.meet': 'Play a server match against another server with `/team match`.',
  'help.tournament-host':
    'To host one, use `/tournament create`. While it’s on, `/tournament manage` adds and removes players and sets results.',
  'help.privacy':
    'See, hide, or delete your data with `/preferences`. Someone bothering you? Block them there, too.',
  'help.admins':
    'Use `/server settings` to choose where and how people play here, who can challenge others and host tournaments, and where to post the puzzle of the day.',
  'help.admins-home':
    'Give this server a home (a message that shows what’s happening) and a daily story, both in `/server settings`.',
  'help.admins-season':
    'Start and end a season with `/server season`. Everyone can follow it, and look back at past seasons, with `/leaderboard`.',
  'help.admins-games':
    'Void a suspicious game with `/server void`, so it no longer counts. Stop someone from playing here with `/server block`.',
  'help.admins-pin':
    'Keep a ranking or the current games in a channel, always up to date: use the button in `/leaderboard` or `/watch`.',
  'help.admins-tournaments':
    'Add or remove players, set results, and move or end a tournament with `/tournament manage`.',
  'help.admins-data':
    'See what I store about this server, download its games, or delete everything with `/server data`.',
  'help.practice-board':
    'On the board, **Hint** shows a good move, and **Level** makes me weaker or stronger.',
  'help.learning': 'Learn the rules step by step with `/learn`, and solve a `/puzzle` at your level.',
} as const satisfies Record<`help.topic.${HelpTopic}`, string> & Record<string, Sentence>;
