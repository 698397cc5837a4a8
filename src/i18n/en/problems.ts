/** A problem without a sentence doesn't compile: `src/app/problem/refusal.ts` asks for it. */
import type { Sentence } from '../sentence.ts';

export const problemWords = {
  'problem.unreadable-move': 'I can’t read “{text}” as a move. You can play {moves}.',
  'problem.illegal-move': '“{text}” isn’t possible here. You can play {moves}.',
  'problem.must-capture': 'You must capture: {moves}.',
  'problem.ambiguous-move': '“{text}” could be {moves}. Which one do you mean?',
  'problem.not-your-turn': 'Not yet: it’s {color}’s move. I’ll mention you when it’s your turn.',
  'problem.not-your-game':
    'Only the two players can do that. You’re welcome to watch and to turn the board with **Flip**, or to start a game of your own.',
  'problem.game-over': 'This game is over.',
  'problem.puzzle-over': 'You’re done with this puzzle. Get another one.',
  'problem.no-more-puzzles':
    'You’ve tried all my puzzles for this variant. New ones come from games played here; other variants have puzzles, too.',
  'problem.no-open-puzzle': 'You’re not solving a puzzle right now. Get one first.',
  'problem.unknown-puzzle': 'I don’t know that puzzle anymore. Get another one.',
  'problem.time-over': 'Time’s up, so this game is over. I’ll show the result in a moment.',
  'problem.unreadable-time':
    'I can’t read “{text}” as a time control. Use minutes and seconds like `5+3`, a time per move like `12h` or `3d`, or `none`.',
  'problem.time-out-of-range':
    '“{text}” is out of range. Real-time clocks go from `1+0` to `180+180`; correspondence games allow from one hour (`1h`) to two weeks (`14d` or `2w`) per move.',
  'problem.hour-out-of-range': 'The hour must be from 0 to 23.',
  'problem.weekends-need-days':
    'Only games with hours or days per move can pause on weekends. Set a time control like `3d`, too.',
  'problem.vacation-running': 'You’re already on vacation, until {until}. To come back early, end it first.',
  'problem.vacation-length': {
    one: 'You can take one day of vacation this year, in whole days only.',
    other: 'You can take 1 to {count} days of vacation this year, in whole days only.',
  },
  'problem.no-vacation-left':
    'You’ve used up your vacation for this year, and you’ll get new days next year. Until then, you can ask an opponent for a pause with `/games do:pause`.',
  'problem.no-vacation': 'You’re not on vacation. Start one with `/preferences`.',
  'problem.stale-click': 'The game has moved on since that board.',
  'problem.games-apart':
    'Those options don’t go together: `/games lines:` is for a plan, and `/games where:` is for the list of your games.',
  'problem.no-game-here':
    'You have no game in this channel. Start one with `/play`, or see your games elsewhere with `/games`.',
  'problem.no-game-alone':
    'You have no game in our direct messages. Start one against me with `/play`, or see your games elsewhere with `/games`.',
  'problem.no-replay-here':
    'There’s no game to replay here. See your games with `/games`, or read one from elsewhere.',
  'problem.no-finished-game-alone':
    'You haven’t finished a game in our direct messages yet. Start one against me with `/play`.',
  'problem.which-game': 'You have several games here. Which one do you mean?',
  'problem.opponent-gone':
    'Your opponent deleted their data, so a rematch isn’t possible. Invite someone else with `/play`.',
  'problem.no-lesson': 'You don’t have a lesson in progress. Choose one.',
  'problem.no-page': 'The web board is turned off. Play here, with the buttons or `/move`.',
  'problem.pages-off':
    'This server’s games aren’t shared on the web. Its admins can change that in `/server settings`.',
  'problem.share-players':
    'Only its players can share a casual game, or one in a private channel. Ask one of them.',
  'problem.unknown-game': 'I don’t have that game. It may have been deleted. See yours with `/games`.',
  'problem.level-for-engine':
    'Levels are for games against me: choose {engine} as your opponent, or leave the level empty.',
  'problem.no-direct-messages':
    'I can’t send you direct messages. Allow them from members of this server in its privacy settings, and try again.',
  'problem.engine-unrated': 'Games against me are always casual, so leave `/play rated:` empty.',
  'problem.engine-busy': 'I’m busy with too many games right now. Try again in a minute.',
  'problem.share-taken': {
    one: 'I’m still working on a request of yours. You can make another as soon as it’s done.',
    other: 'I’m still working on {count} requests of yours. You can make another as soon as one is done.',
  },
  'problem.share-crowded':
    'A lot of people are asking for this right now. Please try again in a minute; games continue as usual.',
  'problem.store-away':
    'I can’t reach the games right now. Nothing is lost: everything is as it was last shown. Please try again in a minute.',
  'problem.store-full':
    'I can’t save anything right now: my disk is full. Nothing is lost: everything is as it was last shown, and you can continue as soon as my host has freed up some space.',
  'problem.form-late': 'It took me too long to open the form. Nothing has changed, so please try again.',
  'problem.unanswered':
    'I couldn’t answer in time. Please check whether it was done, and try again if it wasn’t.',
  'problem.not-drawn':
    'I can’t make pictures of boards right now. Nothing is lost: if you made a move, it counts, and its board will follow. Otherwise, please try again in a minute.',
  'problem.engine-away':
    'You can’t play against me here: my host turned that off. Challenge a person, or leave the opponent empty to let anyone accept.',
  'problem.engine-stopped': 'I couldn’t find a move this time. Please try again.',
  'problem.challenge-yourself':
    'You can’t challenge yourself. Leave the opponent empty to let anyone accept.',
  'problem.challenge-bot':
    'Other bots don’t play draughts here. Challenge a person or me, or leave the opponent empty to let anyone accept.',
  'problem.challenge-closed': 'This challenge is closed.',
  'problem.challenge-unknown': 'I don’t know that challenge anymore. Start a new one with `/play`.',
  'problem.challenge-not-for-you': 'This challenge is for {opponent}. Start your own with `/play`.',
  'problem.challenge-not-yours':
    'Only the challenger can withdraw this challenge. If it’s for you, you can decline it.',
  'problem.accept-own-challenge':
    'This is your own challenge, so someone else has to answer it. You can cancel it.',
  'problem.missing-permission': {
    one: 'I can’t show a board in this channel: I need the {permissions} permission. Someone who manages the channel can give it to me.',
    other:
      'I can’t show a board in this channel: I need the {permissions} permissions. Someone who manages the channel can give them to me.',
  },
  'problem.closed-channel': {
    one: 'I can’t use {where} yet: I need the {permissions} permission there. Give it to me in the channel’s settings, or choose another channel.',
    other:
      'I can’t use {where} yet: I need the {permissions} permissions there. Give them to me in the channel’s settings, or choose another channel.',
  },
  'problem.admins-only':
    'Only admins can do this: you need the **Manage Server** permission. Ask someone who has it.',
  'problem.malformed-button':
    'I don’t recognize that button; it may be from an older version of me. Use the command again: `/games` for your game, `/learn` for your lesson.',
  'problem.unknown-command':
    'I don’t have that command; it may be from another version of me. `/help` explains what I can do.',
  'problem.no-openings': 'I only know opening names for {variants}.',
  'problem.unknown-opening': 'I don’t know an opening called “{text}”. The ones I know are below.',
  'problem.unknown-variant': 'I don’t know a variant called “{text}”. I play {variants}.',
  'problem.bug':
    'Something went wrong on my end. It’s logged as `{id}`, and your game is as it was last shown. Please try again.',

  'problem.record-too-long': 'This text is too long: I can read up to {most} characters.',
  'problem.file-too-large':
    'This file is too large: I can read up to {most} bytes, which is thousands of games. Split it into smaller files.',
  'problem.file-unreachable':
    'I couldn’t download the file from Discord. Please try again, or attach it again.',
  'problem.file-gone':
    'I can’t get this file anymore: Discord only keeps it for a day. Import it again with `/replay file:`.',
  'problem.message-without-game':
    'That message has no game. I read PDN and FEN: in the text, or in a file whose name ends in `.pdn`, `.fen`, or `.txt`.',
  'problem.record-or-file': 'Send only one of these: a game from here, some text, or a file.',
  'problem.record-missing':
    'Paste a game or a position with `/replay text:`, or attach a file with `/replay file:`.',
  'problem.record-no-such-game': {
    one: 'There’s only one game in this PDN. Leave `/replay number:` empty to see it.',
    other: 'There are {count} games in this PDN. Choose 1 to {count} with `/replay number:`.',
  },
  'problem.record-empty':
    'I can’t find a game in this text. A game looks like `1. c3-d4 d6-c5 2. b2-c3 *`, a position like `W:Wc3,Kd4:Bb8`.',
  'problem.no-games-of':
    'No player in this PDN is called “{text}”. Try part of the name, or leave `/replay player:` empty to see all games.',
  'problem.record-forgotten':
    'I no longer have this game: imported games are kept for a month. Import it again with `/replay file:`.',

  'problem.reading-too-hard':
    'I couldn’t finish reading this: it takes more time or memory than I have for one text. Try a single game or a shorter text.',
  'problem.reading-busy': 'I’m reading too many files right now. Please try again in a minute.',
  'problem.reading-stopped': 'I’m restarting and couldn’t read this. Please try again in a minute.',

  'list.more': { one: '{items} and one more', other: '{items} and {count} more' },
} as const satisfies Record<string, Sentence>;
