/** The application as Discord's API shows it. */
import type { World } from '../world/world.ts';

/** What an application is told about itself. */
export function applicationOf(
  world: World,
): Record<string, unknown> & { readonly id: string; readonly flags: number } {
  return {
    id: world.applicationId,
    name: world.bot.name,
    icon: null,
    description: 'Draughts for Discord',
    bot_public: true,
    bot_require_code_grant: false,
    verify_key: '0'.repeat(64),
    flags: 0,
    integration_types_config: { 0: {}, 1: {} },
  };
}
