const READING = new Set<string | symbol>(['parse', 'safeParse', 'parseAsync', 'safeParseAsync', '~standard']);

/**
 * Stands in for zod in the browser's bundle: endpoints of the contract can be imported as data, their shapes can't be
 * parsed with. Source: decision 0021.
 */
export const z: object = new Proxy(() => undefined, {
  get: (_, key) => {
    if (READING.has(key))
      throw new Error(`Shapes are read by the server only; ${String(key)} was asked for.`);
    return typeof key === 'symbol' || key === 'then' ? undefined : z;
  },
  apply: () => z,
});
