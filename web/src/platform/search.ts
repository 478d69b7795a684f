/** Search parameters as they stand in an address: text, or several texts under one name. */
export type Search = Readonly<Record<string, unknown>>;

/** `?status=active&status=planned&q=x` → `{status: ['active', 'planned'], q: 'x'}`; the same form as the API's. */
export function parseSearch(text: string): Record<string, string | string[]> {
  const search = new URLSearchParams(text);
  const names = new Set(search.keys());
  return Object.fromEntries(
    [...names].map((name) => {
      const [first = '', ...rest] = search.getAll(name);
      return [name, rest.length > 0 ? [first, ...rest] : first];
    }),
  );
}

/** The other way round; empty values are left out, so that a bare list has a bare address. */
export function stringifySearch(search: Search): string {
  const written = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') written.append(name, String(one));
    }
  }
  return written.size > 0 ? `?${written}` : '';
}

/** Reads one parameter, undefined where the address has none or nonsense. */
export type Reader<Value> = (given: unknown) => Value | undefined;

/** Any text. */
export const text: Reader<string> = (given) =>
  typeof given === 'string' && given !== '' ? given : undefined;

/** True for `true` and `1`. */
export const flag: Reader<boolean> = (given) => (['true', '1'].includes(String(given)) ? true : undefined);

/** A whole number. */
export const whole: Reader<number> = (given) =>
  /^-?\d{1,15}$/.test(String(given ?? '')) ? Number(given) : undefined;

/** A day, `YYYY-MM-DD`. */
export const day: Reader<string> = (given) =>
  typeof given === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(given) ? given : undefined;

/** One of the listed words. */
export const oneOf =
  <const Word extends string>(words: readonly Word[]): Reader<Word> =>
  (given) =>
    words.find((word) => word === given);

/** Several of what `reader` reads; undefined for none. */
export const several =
  <Value>(reader: Reader<Value>): Reader<Value[]> =>
  (given) => {
    const values = (Array.isArray(given) ? given : [given])
      .map(reader)
      .filter((value) => value !== undefined);
    return values.length > 0 ? values : undefined;
  };

/** A sort key, `-` before it for descending. */
export const sortOf = <const Key extends string>(keys: readonly Key[]): Reader<Key | `-${Key}`> =>
  oneOf(keys.flatMap((key) => [key, `-${key}` as const]));

type SearchOf<Readers> = {
  readonly [Name in keyof Readers]?: Readers[Name] extends Reader<infer Value> ? Value : never;
};

/**
 * Reads an address' parameters: `const search = searchParameters({q: text, status: several(oneOf(STATUSES))})`, then
 * `validateSearch: search` (written inline, the router can't infer its type). Unknown parameters and nonsense are dropped.
 */
export function searchParameters<Readers extends Readonly<Record<string, Reader<unknown>>>>(
  readers: Readers,
): (given: Record<string, unknown>) => SearchOf<Readers> {
  return (given) => {
    const read: Partial<Record<string, unknown>> = {};
    for (const [name, reader] of Object.entries(readers)) {
      const value = reader(given[name]);
      if (value !== undefined) read[name] = value;
    }
    return read as SearchOf<Readers>;
  };
}
