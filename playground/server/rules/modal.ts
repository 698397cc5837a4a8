/** What Discord demands of modals beyond its published schema. */
import type { APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';

export function checkModal(_modal: APIModalInteractionResponseCallbackData): void {}
