/** Matches between two servers. */
export const meetWords = {
  'command.team.match': 'Invite another server to a server match, or accept its invitation',
  'command.team.match.team': 'Name of your team',
  'command.team.match.time': 'Time control of each game, e.g. 10+5 or 3d (default: 3d)',
  'command.team.match.boards': 'How many boards at most? (2 to 20; default: 4)',
  'command.team.match.hours': 'How many hours until the games begin? (default: 24)',
  'command.team.match.variant': 'Which variant? (default: the server’s)',
  'command.team.match.rated': 'Should the games count toward ratings? (default: the server’s choice)',
  'command.team.match.code': 'To accept an invitation: the code from the other server',
  'command.team.players': 'Add, remove, or replace a player on your team in a server match',
  'command.team.players.add': 'Who joins the team?',
  'command.team.players.remove':
    'Who leaves the team? If you also add a player, that player takes over the board',
  'command.team.table': 'See how servers are doing in server matches',
  'command.team.cancel': 'Cancel the server match before its games begin',

  'meet.ask': 'Play another server',
  'meet.ask.boards': 'Maximum number of boards',
  'meet.ask.hours': 'Time until the games begin',
  'meet.agree': 'Accept the server match',

  'meet.title': '### ⚔️ {home} – {guest}',
  'meet.title-open': '### ⚔️ {home} invites another server',
  'meet.starts':
    'The games begin {time}, on up to {size} boards. Players are paired by rating, strongest against strongest.',
  'meet.both-see': '-# Both servers see the players’ names and games.',
  'meet.team': '**{team}:** {names}',
  'meet.team-empty': '**{team}:** nobody yet',
  'meet.score': '## {home} {homeScore} – {guestScore} {guest}',
  'meet.board': '{board}. {home} – {guest}: {result}',
  'meet.board.open': 'in progress',
  'meet.board.home': '2–0',
  'meet.board.guest': '0–2',
  'meet.board.draw': '1–1',
  'meet.board.home-no-show': '2–0 (no-show)',
  'meet.board.guest-no-show': '0–2 (no-show)',
  'meet.won': '**{team}** wins the server match!',
  'meet.drawn': 'The server match is drawn.',
  'meet.cancelled': '-# The server match between {home} and {guest} was canceled.',
  'meet.cancelled-by': '-# {team} canceled the server match.',
  'meet.cancelled-alone':
    '-# The server match was canceled because no other server accepted {home}’s invitation.',
  'meet.player': '{name} ({rating})',
  'meet.table.team': 'team',
  'meet.table': '### 🏆 Server standings',
  'meet.table-empty': 'No server match between listed servers has ended yet.',
  'meet.table-line': '{board}. **{team}** {first} · boards {second}',
  'meet.table-hint':
    '-# Server matches won, drawn, and lost, then board points for and against. Admins choose in `/server settings` whether their server is listed.',
  'button.meet.join': 'Join',
  'button.meet.leave': 'Leave',

  'meet.invited':
    'Your server match has been announced. To accept it, someone who can host tournaments in the other server must use `/team match code:` with this code.\n## {code}',
  'meet.off.ask': 'Cancel the server match? This can’t be undone.',
  'button.meet.off': 'Cancel…',
  'meet.accepted':
    'The server match is on. Your members can join with the button, or you can add them with `/team players`.',
  'meet.joined':
    'You’re on the team. When the games begin, your board will appear in this server. Both servers will see your name.',
  'meet.left': 'You’ve left the team.',
  'meet.changed': 'Done. The server match’s message now shows your team.',
  'meet.off': 'The server match is canceled.',

  'problem.meet-organizers':
    'To play against another server, you need one of these permissions: **Manage Server**, **Manage Events**, **Manage Messages**. An admin can also choose a role for it in `/server settings`.',
  'problem.meet-organizers-role':
    'To play against another server, you need the {role} role, or one of these permissions: **Manage Server**, **Manage Events**, **Manage Messages**.',
  'problem.meet-none': 'This server has no server match right now. Start one with `/team match`.',
  'problem.meet-code':
    'No open invitation has this code. Ask the server that invited you for the current code.',
  'problem.meet-busy': 'This server already has a server match. Finish or cancel it first.',
  'problem.meet-own': 'A server can’t play itself. Give the code to another server.',
  'problem.meet-clock': 'A server match needs a clock, such as `10+5` or `3d`.',
  'problem.meet-not-open':
    'The games have begun, so nobody can join or leave a team anymore. Anyone who can host tournaments can still swap players with `/team players`.',
  'problem.meet-over': 'This server match is over.',
  'problem.meet-started': 'The games have begun, so the server match can’t be canceled anymore.',
  'problem.meet-joined': 'This player is already in one of the teams.',
  'problem.meet-not-in': 'This player isn’t in your team.',
  'problem.meet-begun': 'This player’s game has begun, so nobody can take their board.',
  'problem.meet-nobody': 'Choose a player to add, to remove, or both.',
  'problem.meet-full': 'The team is full. Its limit is {most}.',
} as const;
