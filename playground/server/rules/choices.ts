/** Discord's rules for autocomplete suggestions, beyond its published schema. */
import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import type { SuggestedChoice } from '../world/interaction.ts';
import { demand, flaw, lengthOf, tooLong, type Rule } from './rule.ts';

interface Suggested {
  readonly choices: readonly SuggestedChoice[];
  readonly optionType: ApplicationCommandOptionType;
}

const MOST_VALUE = 100;

const choiceRules: readonly Rule<Suggested>[] = [
  {
    name: 'the value of a choice has at most 100 characters (the schema lets 6,000 pass)',
    source:
      'interactions/application-commands#application-command-object-application-command-option-choice-structure',
    *check({ choices }) {
      for (const [index, { value }] of choices.entries())
        if (typeof value === 'string' && lengthOf(value) > MOST_VALUE)
          yield tooLong([index, 'value'], MOST_VALUE);
    },
  },
  {
    name: 'the value of a choice is of the type of its option',
    source:
      'interactions/application-commands#application-command-object-application-command-option-choice-structure',
    *check({ choices, optionType }) {
      const wanted = optionType === ApplicationCommandOptionType.String ? 'string' : 'number';
      for (const [index, { value }] of choices.entries())
        if (typeof value !== wanted)
          yield flaw(
            [index, 'value'],
            'APPLICATION_COMMAND_OPTION_CHOICE_TYPE',
            `The value must be a ${wanted}`,
          );
    },
  },
];

export function checkChoices(
  choices: readonly SuggestedChoice[],
  optionType: ApplicationCommandOptionType,
): void {
  demand(choiceRules, { choices, optionType }, ['data', 'choices']);
}
