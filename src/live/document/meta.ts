const escaped = (text: string): string => text.replaceAll(/[&<>"']/gu, (sign) => `&#${sign.charCodeAt(0)};`);

/** Tags that describe a document to search engines and previews. */
export const metaTags = (tags: readonly (readonly [name: string, content: string])[]): string =>
  tags.map(([name, content]) => `<meta ${keyOf(name)}="${name}" content="${escaped(content)}" />`).join('');

/** Names with a prefix are from the Open Graph. */
const keyOf = (name: string): string => (name.startsWith('og:') ? 'property' : 'name');

export const titleTag = (title: string): string => `<title>${escaped(title)}</title>`;
