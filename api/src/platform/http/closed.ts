import { z } from 'zod';
import { $ZodType, type $ZodTypes, clone } from 'zod/v4/core';

const closedShapes = new WeakMap<$ZodType, $ZodType>();

/**
 * The same shape, but every object in it, however deep, takes no key beyond its own. Objects that say themselves what
 * becomes of further keys, and records, stay as they are.
 */
export const closed = <Shape extends $ZodType>(shape: Shape): Shape => {
  const known = closedShapes.get(shape) ?? rebuilt(shape as $ZodType as $ZodTypes);
  closedShapes.set(shape, known);
  return known as Shape;
};

const rebuilt = (shape: $ZodTypes): $ZodType => {
  const { def } = shape._zod;
  if (def.type === 'lazy')
    return clone(shape, { ...def, getter: () => closed(def.getter()) }, { parent: true });
  if (def.type === 'object') {
    const catchall = def.catchall ?? z.never();
    return clone(shape, { ...def, shape: closedFields(def.shape), catchall }, { parent: true });
  }
  const parts = Object.entries(def).flatMap(([name, part]: [string, unknown]) => {
    const next = closedPart(part);
    return next === part ? [] : [[name, next]];
  });
  return parts.length > 0 ? clone(shape, { ...def, ...Object.fromEntries(parts) }, { parent: true }) : shape;
};

const closedPart = (part: unknown): unknown => {
  if (part instanceof $ZodType) return closed(part);
  if (!Array.isArray(part)) return part;
  const parts = part.map(closedPart);
  return parts.some((next, at) => next !== part[at]) ? parts : part;
};

/** Read one by one when they are asked for, since a shape may hold itself. */
const closedFields = (fields: Readonly<Record<string, $ZodType>>): Record<string, $ZodType> => {
  const made = {};
  for (const key of Object.keys(fields))
    Object.defineProperty(made, key, { enumerable: true, get: () => closed(fields[key] ?? z.never()) });
  return made;
};
