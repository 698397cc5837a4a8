/** The parameters of the page's address. */
export const query = new URL(location.href).searchParams;

export const asked = <T extends string>(name: string, known: readonly T[]): T | undefined =>
  known.find((each) => each === query.get(name));
