/** What commands, options and choices are called in the reader's language; the bot is sent the names that it gave. */

/** Anything that has a name; Discord adds the translation for the reader, which its types know of commands only. */
interface Named {
  readonly name: string;
  readonly name_localized?: string;
}

interface Described {
  readonly description: string;
  readonly description_localized?: string;
}

export const shownName = ({ name, name_localized }: Named): string => name_localized ?? name;
export const shownDescription = ({ description, description_localized }: Described): string =>
  description_localized ?? description;

/** Both names by which something can be typed: the reader's and the one that it has everywhere. */
export const namesOf = (named: Named): readonly string[] => [
  shownName(named).toLowerCase(),
  named.name.toLowerCase(),
];
