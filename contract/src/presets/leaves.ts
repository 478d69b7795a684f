import { z } from 'zod';

/** Anything that JSON can say. */
export type Json = z.infer<ReturnType<typeof z.json>>;

/** A place in a payload, a JSON Pointer (RFC 6901) such as `/target/margin_pct`. */
export const leafPath = z
  .string()
  .max(200)
  .regex(/^(\/([^~/]|~[01])+)+$/, 'Name a field of the preset.');

/** What stands at the places of a payload, by their paths. */
export type Leaves = ReadonlyMap<string, Json>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const asJson = (value: unknown): Json => {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.map(asJson);
  return isObject(value) ? payloadOf(leavesOf(value)) : null;
};

const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');
const unescaped = (key: string): string => key.replaceAll('~1', '/').replaceAll('~0', '~');

/** The leaves of a payload: objects are gone into, and a list is one leaf, since what is third in one may be first in another. */
export const leavesOf = (payload: object): Leaves => {
  const found = new Map<string, Json>();
  const goInto = (value: unknown, path: string) => {
    if (value === undefined) return;
    if (!isObject(value)) found.set(path, asJson(value));
    else for (const [key, inner] of Object.entries(value)) goInto(inner, `${path}/${escaped(key)}`);
  };
  for (const [key, value] of Object.entries(payload)) goInto(value, `/${escaped(key)}`);
  return found;
};

/** The payload that has these leaves. */
export const payloadOf = (leaves: Leaves): Record<string, Json> =>
  built([...leaves].map(([path, value]) => [path.slice(1).split('/').map(unescaped), value]));

const built = (leaves: readonly (readonly [readonly string[], Json])[]): Record<string, Json> => {
  const payload: Record<string, Json> = {};
  for (const key of new Set(leaves.map(([[first = '']]) => first))) {
    const inside = leaves.filter(([[first]]) => first === key);
    const leaf = inside.find(([keys]) => keys.length === 1);
    put(payload, key, leaf ? leaf[1] : built(inside.map(([keys, value]) => [keys.slice(1), value])));
  }
  return payload;
};

/** Also under a name such as `__proto__`, which an assignment takes for something else. */
const put = (of: Record<string, Json>, key: string, value: Json): void => {
  Object.defineProperty(of, key, { value, writable: true, enumerable: true, configurable: true });
};

/** Whether two payloads say the same, whatever the order of their fields. */
export const isSamePayload = (one: object, other: object): boolean => {
  const [mine, theirs] = [leavesOf(one), leavesOf(other)];
  return mine.size === theirs.size && [...mine].every(([path, value]) => isSameLeaf(value, theirs.get(path)));
};

/** Whether two leaves say the same, whatever the order of the keys within them; two that aren't there do. */
export const isSameLeaf = (one: Json | undefined, other: Json | undefined): boolean => {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, at) => isSameLeaf(item, other[at]));
  return isObject(one) && isObject(other) ? isSamePayload(one, other) : one === other;
};
