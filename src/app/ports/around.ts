/** Wraps each call of a port and of its parts, to handle errors and timeouts. */

/** Makes a call, or skips it. An example of `name` is `standings.page`. */
type Around = (call: () => unknown, name: string, given: readonly unknown[]) => unknown;

export function around<T extends object>(port: T, put: Around, path = ''): T {
  const parts = new Map<PropertyKey, unknown>();
  const dressed = (name: PropertyKey, part: unknown): unknown => {
    const whole = `${path}${String(name)}`;
    if (typeof part === 'function')
      return (...given: readonly unknown[]): unknown =>
        put((): unknown => Reflect.apply(part, port, given), whole, given);
    return typeof part === 'object' && part !== null ? around(part, put, `${whole}.`) : part;
  };
  return new Proxy(port, {
    get: (target, name) => {
      if (!parts.has(name)) parts.set(name, dressed(name, Reflect.get(target, name)));
      return parts.get(name);
    },
  });
}
