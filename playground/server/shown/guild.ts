/** The server as Discord's API shows it. */
import { USUAL_PERMISSIONS } from '../world/permissions.ts';
import { ROLES, type Role } from '../world/roles.ts';
import type { World } from '../world/world.ts';

/** The server as it stands in the list of the bot's own. */
export const serverOf = ({ guild }: World): Record<string, unknown> => ({
  id: guild.id,
  name: guild.name,
  icon: null,
  banner: null,
  owner: false,
  permissions: USUAL_PERMISSIONS.toString(),
  features: [],
});

/** The server without its channels and members. */
export function guildOf(world: World): Record<string, unknown> {
  const owner = [...world.people.values()][0];
  return {
    id: world.guild.id,
    name: world.guild.name,
    icon: null,
    splash: null,
    discovery_splash: null,
    owner_id: owner?.id,
    afk_channel_id: null,
    afk_timeout: 300,
    verification_level: 0,
    default_message_notifications: 1,
    explicit_content_filter: 0,
    roles: rolesOf(world),
    emojis: [],
    stickers: [],
    features: [],
    mfa_level: 0,
    application_id: null,
    system_channel_id: null,
    system_channel_flags: 0,
    rules_channel_id: null,
    public_updates_channel_id: null,
    vanity_url_code: null,
    description: null,
    banner: null,
    premium_tier: 0,
    premium_subscription_count: 0,
    preferred_locale: world.guildLocale,
    nsfw_level: 0,
    premium_progress_bar_enabled: false,
    safety_alerts_channel_id: null,
    incidents_data: null,
  };
}

const rolesOf = (world: World): readonly Record<string, unknown>[] =>
  [{ id: world.guild.id, name: '@everyone' }, ...ROLES].map(roleOf);

/** A role of the server. */
export function roleOf({ id, name }: Role, position: number): Record<string, unknown> {
  return {
    id,
    name,
    color: 0,
    colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
    hoist: false,
    position,
    permissions: USUAL_PERMISSIONS.toString(),
    managed: false,
    mentionable: false,
    flags: 0,
  };
}
