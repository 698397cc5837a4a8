/** How the bot acknowledges an interaction: once, within three seconds. */
import { Hono } from 'hono';
import { MessageFlags } from 'discord-api-types/v10';
import type { Core } from '../core.ts';
import { unknownInteraction } from '../refusal.ts';
import { acknowledge, type Acknowledgement, type Interaction } from '../world/interaction.ts';
import { CALLBACK, stillWaits, takeResponse } from './firstResponse.ts';
import { param, receivedIn, type Env } from './request.ts';

export function callbackRoutes(core: Core): Hono<Env> {
  const app = new Hono<Env>();
  app.post('/interactions/:id/:token/callback', (context) => {
    const interaction = waiting(core, param(context, 'id'), param(context, 'token'));
    const how = takeResponse(core, receivedIn(context), interaction);
    acknowledge(interaction, how);
    return context.req.query('with_response') === 'true'
      ? context.json(responseOf(interaction, how))
      : context.body(null, 204);
  });
  return app;
}

/** The interaction, if it still waits. Throws the Refusal that Discord gives otherwise. */
function waiting(core: Core, id: string, token: string): Interaction {
  const interaction = core.world.interactions.get(token);
  if (interaction === undefined || interaction.id !== id) throw unknownInteraction();
  stillWaits(core, interaction);
  return interaction;
}

/** What `with_response` brings back. */
function responseOf(interaction: Interaction, how: Acknowledgement): Record<string, unknown> {
  const message = 'message' in how ? how.message : null;
  const type = CALLBACK[how.kind];
  return {
    interaction: {
      id: interaction.id,
      type: interaction.type,
      ...(interaction.originalId === null ? {} : { response_message_id: interaction.originalId }),
      response_message_loading: how.kind === 'thinking',
      response_message_ephemeral: ((message?.flags ?? 0) & MessageFlags.Ephemeral) !== 0,
    },
    ...(message === null ? {} : { resource: { type, message } }),
  };
}
