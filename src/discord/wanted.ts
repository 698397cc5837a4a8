/** What an interaction wants, as figures name it: only names of commands that there are, so there are never more of them. */
import { InteractionType } from 'discord.js';
import type { AskedBy } from '../app/ports/meter.ts';
import { parsePress } from '../views/presses/presses.ts';
import { typedCommand } from './asker.ts';
import type { Interaction } from './interaction.ts';

export interface Wanted {
  readonly by: AskedBy;
  /** `none`: there is no such command, or no longer. */
  readonly command: string;
}

const UNKNOWN = 'none';

const known = (names: ReadonlySet<string | undefined>, name: string | undefined): string =>
  name !== undefined && names.has(name) ? name : UNKNOWN;

/** Tells what interactions want; `names` are the whole names of the commands, `null` is told of what nobody asked for. */
export function wantedOf(names: readonly string[]): (interaction: Interaction) => Wanted {
  const whole = new Set(names);
  const first = new Set(names.map((name) => name.split(' ')[0]));
  return (interaction) => {
    switch (interaction.type) {
      case InteractionType.ApplicationCommand:
        return { by: 'command', command: known(whole, typedCommand(interaction.data).name) };
      case InteractionType.ApplicationCommandAutocomplete:
        return { by: 'typing', command: known(whole, typedCommand(interaction.data).name) };
      case InteractionType.MessageComponent:
      case InteractionType.ModalSubmit:
        return { by: 'press', command: known(first, parsePress(interaction.data.custom_id)?.command) };
    }
  };
}
