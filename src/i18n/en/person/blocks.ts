import type { Sentence } from '../../sentence.ts';

export const blockWords = {
  'command.server.block': 'Stop someone from starting games in this server, or unblock them',
  'command.server.block.user': 'Who do you want to block? Leave empty to see who’s blocked',
  'command.server.block.unblock': 'Unblock them? (default: no)',

  'block.user':
    '{user} can’t challenge you, offer you a rematch, or accept your challenges anymore. In new tournaments, I’ll keep you apart if the pairings allow it. Games in progress continue. You can unblock them with `/preferences`.',
  'block.server':
    '{user} can’t start games or challenge anyone in this server anymore. Games in progress continue.',
  'block.list.user': '### You’ve blocked',
  'block.list.server': '### Blocked in this server',
  'block.more.user': {
    one: '-# …and one more person. To unblock them, use `/preferences unblock:`.',
    other: '-# …and {count} more people. To unblock them, use `/preferences unblock:`.',
  },
  'block.more.server': {
    one: '-# …and one more person. To unblock them, use `/server block unblock:True`.',
    other: '-# …and {count} more people. To unblock them, use `/server block unblock:True`.',
  },
  'block.pick': 'Block someone…',
  'block.pick-here': 'Block someone in this server…',
  'button.unblock': 'Unblock',
  'block.nobody': 'Nobody is blocked.',
  'unblock.user': 'You’ve unblocked {user}.',
  'unblock.server': '{user} can play in this server again.',

  'problem.block-whom': 'Choose someone other than yourself.',
  'problem.not-blocked': '{user} isn’t blocked. See who is with `/preferences`.',
  'problem.you-blocked': 'You’ve blocked {user}. To play with them again, unblock them first.',
  'problem.no-game-with':
    'A game with {user} isn’t possible right now. Challenge someone else, or let anyone accept.',
  'problem.no-games-here': 'You can’t start games in this server. You can still play me in direct messages.',
} as const satisfies Record<string, Sentence>;
