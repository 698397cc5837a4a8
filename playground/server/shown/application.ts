/** The application as Discord's API shows it. */
import { userOf } from '../world/people.ts';
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
    bot: userOf(world.bot),
    verify_key: world.signer.publicKey,
    interactions_endpoint_url: world.endpoint,
    flags: 0,
    integration_types_config: { 0: {}, 1: {} },
  };
}
