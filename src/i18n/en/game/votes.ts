import type { LevelNumber } from '../../../engine/play/levels.ts';
import type { VoteCode } from '../../../game/problem.ts';
import type { TallyChoice } from '../../../game/voting.ts';
import type { Sentence } from '../../sentence.ts';

export const voteWords = {
  'command.team': 'Play as a team that votes on its moves, or against another server',
  'command.team.play': 'Play as a team: everyone votes for its next move',
  'command.team.play.team': 'The role that votes (default: everyone in this channel)',
  'command.team.play.everyone': 'Let the whole server vote, in any channel (default: no)',
  'command.team.play.against': 'The role to play against; its members vote, too (default: me)',
  'command.team.play.channel': 'The channel to play against; everyone there votes, too, and sees the board',
  'command.team.play.player': 'The member who plays alone against the team, once they accept',
  'command.team.play.level': 'What level should I play at? (default: 4)',
  'choice.team.play.level.1': '1: first steps',
  'choice.team.play.level.2': '2: beginner',
  'choice.team.play.level.3': '3: casual player',
  'choice.team.play.level.4': '4: club player',
  'choice.team.play.level.5': '5: strong club player',
  'choice.team.play.level.6': '6: expert',
  'choice.team.play.level.7': '7: master',
  'choice.team.play.level.8': '8: full strength',
  'command.team.play.variant': 'Which variant? (default: the server’s)',
  'command.team.play.time-per-move': 'How long does each vote last? (default: 1 day)',
  'choice.team.play.time-per-move.1m': '1 minute',
  'choice.team.play.time-per-move.5m': '5 minutes',
  'choice.team.play.time-per-move.15m': '15 minutes',
  'choice.team.play.time-per-move.1h': '1 hour',
  'choice.team.play.time-per-move.6h': '6 hours',
  'choice.team.play.time-per-move.1d': '1 day',
  'command.team.play.time': 'Use a clock (30+20, 1d) instead of a fixed time per vote',
  'command.team.play.show-votes': 'When are vote counts shown? (default: after the vote)',
  'choice.team.play.show-votes.hidden': 'Only after the vote',
  'choice.team.play.show-votes.open': 'At any time',
  'command.team.play.minimum-votes':
    'Minimum number of votes; with fewer, I extend the vote once (default: 2)',
  'command.team.play.color': 'The team’s color (default: random)',
  'choice.team.play.color.white': 'White',
  'choice.team.play.color.black': 'Black',
  'choice.team.play.color.random': 'Random',

  'vote.ask': 'Play as a team',
  'vote.ask.team': 'Who votes?',
  'vote.ask.team-hint': 'A role. Leave empty for everyone in this channel.',
  'vote.ask.pace': 'How long does each vote last?',
  'vote.ask.opponent': 'Who plays against the team?',
  'vote.ask.opponent-hint': 'A member, or a role that also votes. Leave empty to play me at level {level}.',
  'vote.ask.channel': 'Or another channel',
  'vote.ask.channel-hint': 'Everyone in that channel votes, too, and sees the board there.',

  'vote.begun': 'The game has started. Everyone on the team votes with the buttons below the board.',
  'vote.everyone': 'Everyone',
  'vote.this-channel': 'This channel',
  'vote.terms': '{time} per vote',
  'vote.share': 'each vote takes a share of the clock',
  'vote.invitation':
    '### ⚔️ {opponent}, {challenger} challenges you to play alone against **{team}**! The team votes on each of its moves.',
  'vote.offer':
    '{offerer} offers a draw. **{team}**: to accept, vote for a move, then press **Vote for a draw** in **My vote**.',
  'vote.count': { one: '{count} vote', other: '{count} votes' },
  'vote.your-move': '**{team}**, vote for your move',
  'vote.runoff':
    '**{team}**, it’s a tie: choose between {moves}. If you voted for one of them, your vote stays',
  'vote.extended': '**{team}**, not enough votes yet, so I’ve extended the vote',
  'vote.waits': '**{team}**, nobody has voted, so the game is waiting for you',
  'vote.waits-until': '⏳ Vote for a move, or start another vote. Otherwise, the game ends {distance}.',
  'vote.again': 'Another vote has started.',
  'vote.forced': '{played} (the only move)',
  'vote.ends': {
    one: '⏳ The vote ends {distance} · {count} vote',
    other: '⏳ The vote ends {distance} · {count} votes',
  },
  'vote.ends-first': '⏳ The vote ends {distance}',
  'vote.rule-runoff': '-# If still tied: the highest-rated voter’s move, then the earliest vote.',
  'vote.talk': '-# Talk: {where}',
  'vote.unseen':
    '⚠️ I can’t post in {team}, so its members can’t see this game. An admin can let me view that channel, send messages, and attach files.',
  'vote.thread': 'Votes of {team}',
  'vote.tally': { one: '{move}: {count} vote', other: '{move}: {count} votes' },
  'vote.last': '-# Votes: {tallies}',
  'vote.last.white': '-# White’s votes: {tallies}',
  'vote.last.black': '-# Black’s votes: {tallies}',
  'vote.now': '-# So far: {tallies}',
  'vote.reasons': '-# Why: {reasons}',
  'vote.reason': '“{reason}”',

  'vote.cast': 'Your vote: **{move}**. The vote ends {distance}; until then, you can choose another move.',
  'vote.cast-done':
    'Your vote: **{move}**. You’re ready. The vote ends {distance}, or as soon as everyone is ready. Until then, you can choose another move.',
  'vote.none-yet': 'You haven’t voted on this move yet. Choose a move.',
  'vote.wish.draw': '-# You also want to offer or accept a draw. It takes 60% of the votes.',
  'vote.wish.resign': '-# You also want to resign. It takes 60% of the votes.',
  'vote.your-reason': '-# Your reason, shown after the vote: “{reason}”',
  'vote.agreement': 'Moves that {team} and I agreed on: {number} of {total}',
  'vote.left': 'You’ve left the team, and your vote on this move is withdrawn. To come back, vote again.',
  'vote.finders': 'Best moves found by: {finders}',
  'vote.finder': '{player} ({number} of {total})',
  'vote.beat': {
    one: '## 🏆 {winner} beat {loser} in {count} move',
    other: '## 🏆 {winner} beat {loser} in {count} moves',
  },
  'vote.beat.resignation': {
    one: '## 🏆 {winner} beat {loser} by resignation after {count} move',
    other: '## 🏆 {winner} beat {loser} by resignation after {count} moves',
  },
  'vote.beat.flag': {
    one: '## 🏆 {winner} beat {loser} on time after {count} move',
    other: '## 🏆 {winner} beat {loser} on time after {count} moves',
  },
  'vote.never-begun': '## ⌛ Nobody in {player} voted, so this game doesn’t count',
  'vote.drew': {
    one: '## 🤝 {white} and {black} drew after {count} move',
    other: '## 🤝 {white} and {black} drew after {count} moves',
  },
  'vote.ended-early': 'The vote is over.',
  'vote.played': 'Your team played **{move}**.',
  'button.vote.done': 'I’m ready',
  'button.vote.sure': 'Vote for {move}',
  'button.vote.mine': 'My vote',
  'button.vote.again': 'Vote again',
  'button.vote.why': 'Give a reason',
  'button.vote.draw': 'Vote for a draw',
  'button.vote.resign': 'Vote to resign',
  'button.vote.notify': 'Notify me of each vote',
  'button.vote.leave': 'Leave the team',
  'vote.why.title': 'Why this move?',
  'vote.why.label': 'Your reason in one line',
  'vote.why.hint': 'Everyone can read it after the vote, without your name.',

  'problem.vote-none': 'No team is voting in this game right now.',
  'problem.vote-closed': 'This vote is over. I’ll show the result in a moment.',
  'problem.vote-first': 'Vote for a move first.',
  'problem.vote-members-only': 'Only members of this server can vote, not guests.',
  'problem.vote-other-role': 'Only members with the {team} role can vote on this move.',
  'problem.vote-other-channel':
    'The channel {team} votes on this move. If you can see that channel, vote there or on the web page.',
  'problem.vote-unknown-member':
    'Discord didn’t say whether you’re on this team. Try again in a moment, or vote in Discord.',
  'problem.vote-for-both': 'It’s the other team’s turn.',
  'problem.vote-opponent': 'You’re playing against this team, so you can’t vote for it.',
  'problem.vote-too-young': {
    one: 'To vote here, you and your Discord account must have been around for {count} day. See you next time!',
    other:
      'To vote here, you and your Discord account must have been around for {count} days. See you next time!',
  },
  'problem.vote-not-tied': 'This is the runoff: you can choose {moves}.',
  'problem.vote-hangs': {
    one: 'Really? After **{move}**, your team loses {count} piece. You can also choose another move.',
    other: 'Really? After **{move}**, your team loses {count} pieces. You can also choose another move.',
  },
  'problem.vote-only-draw':
    'A team can’t do that by vote. You can offer it a draw with `/games do:draw`, or resign with `/games do:resign`.',
  'problem.vote-no-rematch': 'A team can’t do that by vote. Start another game with `/team play`.',
  'problem.vote-running': 'This team already has a game. Finish it first: {where}',
  'problem.vote-one-opponent':
    'A team plays against one opponent. Choose one role, one channel or one member.',
  'problem.vote-window-or-time':
    'Choose either how long each vote lasts or a clock, not both. With a clock, each vote takes a share of the team’s time.',
  'problem.vote-same-team': 'A team can’t play against itself. Choose two different roles.',
} as const satisfies Record<`choice.team.play.level.${LevelNumber}`, string> &
  Record<`choice.team.play.show-votes.${TallyChoice}`, string> &
  Record<`problem.${VoteCode}`, Sentence> &
  Record<string, Sentence>;
