import type {
  $ZodArrayDef,
  $ZodCheck,
  $ZodChecks,
  $ZodDiscriminatedUnionDef,
  $ZodNumberDef,
  $ZodObjectDef,
  $ZodRecordDef,
  $ZodType,
  $ZodTypes,
} from 'zod/v4/core';
import { safeEncode } from 'zod/v4/core';

/** Whether a value is exactly what its shape lets out: nothing wrong, nothing undeclared. Where it can't tell it says no. */
export type Exactly = (value: unknown) => boolean;

/**
 * Answers whether values are exactly of a shape, without copying them; undefined for shapes that have to be asked of zod. Only
 * what such a value holds is written when it becomes JSON.
 */
export const exactly = (shape: $ZodType): Exactly | undefined => {
  const { def } = (shape as $ZodTypes)._zod;
  switch (def.type) {
    case 'string':
    case 'number':
      return primitive(shape, def);
    case 'boolean':
      return (value) => typeof value === 'boolean';
    case 'unknown':
      return () => true;
    case 'enum':
      return among(Object.values(def.entries));
    case 'literal':
      return among(def.values);
    case 'nullable':
      return either(null, exactly(def.innerType));
    case 'optional':
      return either(undefined, exactly(def.innerType));
    case 'default':
      return exactly(def.innerType);
    case 'array':
      return listOf(exactly(def.element), def.checks);
    case 'object':
      return objectOf(def);
    case 'tuple':
      return def.rest || def.checks?.length
        ? undefined
        : tupleOf(def.items.map((item) => exactly(item as $ZodType)));
    case 'record':
      return recordOf(def);
    case 'union':
      return 'discriminator' in def ? oneOf(def as $ZodDiscriminatedUnionDef) : undefined;
    default:
      return undefined;
  }
};

const primitive = (
  shape: $ZodType,
  def: { readonly type: string; readonly checks?: unknown[] | undefined },
): Exactly => {
  const checked = def.checks?.length || ('format' in def && def.format !== 'safeint');
  if (checked) return (value) => typeof value === def.type && isKept(shape, value);
  if (def.type === 'string') return (value) => typeof value === 'string';
  return (def as $ZodNumberDef & { format?: string }).format ? Number.isSafeInteger : Number.isFinite;
};

const isKept = (shape: $ZodType, value: unknown): boolean => {
  const kept = safeEncode(shape, value);
  return kept.success && kept.data === value;
};

const among = (values: readonly unknown[]): Exactly => {
  const known = new Set(values);
  return (value) => known.has(value);
};

const either = (other: null | undefined, inner: Exactly | undefined): Exactly | undefined =>
  inner && ((value) => value === other || inner(value));

const listOf = (element: Exactly | undefined, checks: $ZodArrayDef['checks'] = []): Exactly | undefined => {
  const lengths = checks.map(lengthOf);
  if (!element || !lengths.every((length) => length !== undefined)) return undefined;
  return (value) => {
    if (!Array.isArray(value)) return false;
    for (const fits of lengths) if (!fits(value.length)) return false;
    for (let at = 0; at < value.length; at += 1) if (!element(value[at])) return false;
    return true;
  };
};

const tupleOf = (items: readonly (Exactly | undefined)[]): Exactly | undefined =>
  items.every((item) => item !== undefined)
    ? (value) =>
        Array.isArray(value) && value.length === items.length && items.every((item, at) => item(value[at]))
    : undefined;

const lengthOf = (check: $ZodCheck<never>): ((length: number) => boolean) | undefined => {
  const { def } = (check as $ZodChecks)._zod;
  if (def.check === 'max_length') return (length) => length <= def.maximum;
  if (def.check === 'min_length') return (length) => length >= def.minimum;
  return def.check === 'length_equals' ? (length) => length === def.length : undefined;
};

const objectOf = ({ shape, catchall, checks }: $ZodObjectDef): Exactly | undefined => {
  if (catchall || checks?.length) return undefined;
  const names = Object.keys(shape);
  const fields: Exactly[] = [];
  for (const field of Object.values(shape)) {
    const isExact = exactly(field);
    if (!isExact) return undefined;
    fields.push(isExact);
  }
  return (value) => {
    if (!isPlain(value)) return false;
    let declared = 0;
    for (let at = 0; at < names.length; at += 1) {
      const name = names[at] as string;
      const field = value[name];
      if (!fields[at]?.(field)) return false;
      if (field !== undefined || name in value) declared += 1;
    }
    let found = 0;
    for (const _ in value) found += 1;
    return found === declared;
  };
};

const recordOf = ({ keyType, valueType, checks }: $ZodRecordDef): Exactly | undefined => {
  const key = (keyType as $ZodTypes)._zod.def;
  const field = exactly(valueType as $ZodType);
  if (!field || key.type !== 'string' || key.checks?.length || 'format' in key || checks?.length)
    return undefined;
  return (value) => {
    if (!isPlain(value) || Object.hasOwn(value, '__proto__')) return false;
    for (const name in value) if (!field(value[name])) return false;
    return true;
  };
};

/** Without a way of its own to become JSON. */
const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Its options differ in the discriminator, so that at most one fits. */
const oneOf = ({ options }: $ZodDiscriminatedUnionDef): Exactly | undefined => {
  const exact = options.map((option) => exactly(option as $ZodType));
  return exact.every((one) => one !== undefined) ? (value) => exact.some((one) => one(value)) : undefined;
};
