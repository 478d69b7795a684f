const READING = new Set<string | symbol>(['parse', 'safeParse', 'parseAsync', 'safeParseAsync', '~standard']);

const shape = (known: Readonly<Record<string | symbol, unknown>>): object =>
  new Proxy(() => undefined, {
    get: (_, key) => {
      if (READING.has(key))
        throw new Error(`Shapes are read by the server only; ${String(key)} was asked for.`);
      if (key in known) return known[key];
      return typeof key === 'symbol' || key === 'then' ? undefined : anything;
    },
    apply: () => anything,
  });

const anything: object = shape({});

/**
 * Stands in for zod in the browser's bundle: endpoints of the contract can be imported as data, their shapes can't be
 * parsed with; only the options of an `enum` stay readable. Source: decision 0021.
 */
export const z = shape({ enum: (options: unknown) => shape({ options }) });
