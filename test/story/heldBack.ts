/** The bot's commands and presses, whose answers wait. */
import { commands } from '../../commands/index.ts';
import type { Conversation } from '../../src/app/answer/perform.ts';
import { presses } from '../../src/app/presses.ts';

/** Each answer waits for this promise, if there is one. */
export function heldBack(wait: (what: 'command' | 'press') => Promise<unknown> | undefined): Conversation {
  return {
    commands: commands.map((command) => ({
      ...command,
      run: async (...given) => {
        await wait('command');
        return command.run(...given);
      },
    })),
    presses: presses.map((group) => ({
      ...group,
      answerTo: (pressed) => {
        const answer = group.answerTo(pressed);
        const run: NonNullable<typeof answer>['run'] = async (...given) => {
          await wait('press');
          return answer!.run(...given);
        };
        return answer && { ...answer, run };
      },
    })),
  };
}
