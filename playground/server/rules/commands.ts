/** What Discord demands of commands beyond its published schema. */
import type { APIApplicationCommand } from 'discord-api-types/v10';
import type { Flaw } from '../refusal.ts';

type Path = Flaw['path'];

/** A command as a request describes it. */
export type CommandBody = Pick<APIApplicationCommand, 'name'> &
  Partial<Omit<APIApplicationCommand, 'id' | 'application_id' | 'guild_id' | 'version' | 'name'>>;

/** Throws a Refusal when the command breaks a rule. */
export function checkCommand(_command: CommandBody, _path: Path): void {}

/** Throws a Refusal when a command, or the list as a whole, breaks a rule. */
export function checkCommandList(list: readonly CommandBody[]): void {
  for (const [index, command] of list.entries()) checkCommand(command, [index]);
}
