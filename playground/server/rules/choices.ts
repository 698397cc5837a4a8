/** What Discord demands of autocomplete suggestions beyond its published schema. */
import type { SuggestedChoice } from '../world/interaction.ts';

export function checkChoices(_choices: readonly SuggestedChoice[]): void {}
