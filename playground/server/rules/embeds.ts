/** What Discord demands of embeds beyond its published schema. */
import type { APIEmbed } from 'discord-api-types/v10';
import { flaw, lengthOf, required, type Rule } from './rule.ts';

const MOST_TEXT = 6_000;

export const embedRules: readonly Rule<readonly APIEmbed[]>[] = [
  {
    name: 'all embeds of a message together have at most 6,000 characters',
    source: 'resources/message#embed-object-embed-limits',
    *check(embeds) {
      if (embeds.reduce((sum, embed) => sum + textLengthOf(embed), 0) > MOST_TEXT)
        yield flaw([], 'MAX_EMBED_SIZE_EXCEEDED', `Embed size exceeds maximum size of ${MOST_TEXT}`);
    },
  },
  {
    name: 'a field has a name and a value',
    source: 'experience',
    *check(embeds) {
      for (const [at, { fields = [] }] of embeds.entries())
        for (const [index, field] of fields.entries())
          for (const member of ['name', 'value'] as const)
            if (field[member].trim() === '') yield required([at, 'fields', index, member]);
    },
  },
];

function textLengthOf({ title, description, footer, author, fields = [] }: APIEmbed): number {
  const texts = [
    title,
    description,
    footer?.text,
    author?.name,
    ...fields.flatMap(({ name, value }) => [name, value]),
  ];
  return texts.reduce((sum, text) => sum + lengthOf(text ?? ''), 0);
}
