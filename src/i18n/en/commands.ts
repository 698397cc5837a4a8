/**
 * Names, descriptions, options and choices of the slash commands, as Discord shows them while one types.
 *
 * In English a name must be the command's own (Discord's default), so `name.*` only matters to other languages; it
 * stands here because English is where every language takes its keys from.
 */
export const commandWords = {
  'name.challenge': 'challenge',
  'name.challenge.opponent': 'opponent',
  'name.challenge.color': 'color',
  'name.challenge.variant': 'variant',
  'name.challenge.position': 'position',
  'command.challenge': 'Invite someone to a game of draughts',
  'command.challenge.opponent': 'Whom do you challenge? Leave it out and anyone may accept',
  'command.challenge.color': 'Which side do you play? A coin decides unless you say',
  'command.challenge.color.white': 'White, and the first move',
  'command.challenge.color.black': 'Black',
  'command.challenge.color.random': 'A coin decides',
  'command.challenge.variant': 'Which game of the family?',
  'command.challenge.variant.russian': 'Russian draughts',
  'command.challenge.variant.poddavki': 'Poddavki (giveaway)',
  'command.challenge.variant.bashni': 'Bashni (towers)',
  'command.challenge.variant.international': 'International draughts',
  'command.challenge.variant.brazilian': 'Brazilian draughts',
  'command.challenge.variant.antidraughts': 'Antidraughts',
  'command.challenge.variant.frisian': 'Frisian draughts',
  'command.challenge.variant.frysk': 'Frysk!',
  'command.challenge.variant.breakthrough': 'Breakthrough',
  'command.challenge.variant.english': 'English draughts (checkers)',
  'command.challenge.variant.pool': 'Pool checkers',
  'command.challenge.variant.italian': 'Italian draughts',
  'command.challenge.variant.spanish': 'Spanish draughts',
  'command.challenge.variant.czech': 'Czech draughts',
  'command.challenge.variant.thai': 'Thai draughts',
  'command.challenge.variant.canadian': 'Canadian draughts',
  'command.challenge.variant.turkish': 'Turkish draughts',
  'command.challenge.variant.armenian': 'Armenian draughts',
  'command.challenge.position': 'Start from a position (FEN, such as W:Wc3,Kd4:Bb8); a casual game',

  'name.move': 'move',
  'name.move.move': 'move',
  'name.move.game': 'game',
  'command.move': 'Make your move',
  'command.move.move': 'Your move, such as c3-d4 or c3:e5',
  'command.move.game': 'Which game, if you play several here',

  'name.board': 'board',
  'name.board.game': 'game',
  'command.board': 'See the board of your game, for you alone',
  'command.board.game': 'Which game, if you play several here',

  'name.games': 'games',
  'command.games': 'See all games you are playing',

  'name.resign': 'resign',
  'name.resign.game': 'game',
  'command.resign': 'Give up your game (you are asked first)',
  'command.resign.game': 'Which game, if you play several here',

  'name.draw': 'draw',
  'name.draw.game': 'game',
  'command.draw': 'Offer a draw, or answer an offer',
  'command.draw.game': 'Which game, if you play several here',

  'name.notation': 'notation',
  'name.notation.style': 'style',
  'command.notation': 'Choose how moves are written for you',
  'command.notation.style': 'How shall I write squares? I read both ways anyway',
  'command.notation.style.variant': 'As players of each game write them',
  'command.notation.style.algebraic': 'Letters and digits: c3-d4',
  'command.notation.style.numeric': 'Numbers: 22-18',

  'name.help': 'help',
  'command.help': 'How to play draughts here',
} as const;
