/** Copied next to the installed peers, so that their names can be resolved there. */

/** @param {string} name */
export async function load(name) {
  const module = await import(name);
  const { default: whole } = module;
  return typeof whole === 'function' ? whole : { ...whole, ...module };
}
