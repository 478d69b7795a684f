import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';

/** What nobody may set by saying it, unless the endpoint's shape asks for just that. */
export const COVETED: Readonly<Record<string, unknown>> = {
  id: '01900000-0000-7000-8000-000000000001',
  org_id: '01900000-0000-7000-8000-000000000002',
  version: 7,
  created_by: 'somebody',
  created_at: '2020-01-01T00:00:00.000Z',
  updated_by: 'somebody',
  updated_at: '2020-01-01T00:00:00.000Z',
  archived_at: '2020-01-01T00:00:00.000Z',
  status: 'approved',
  role: 'admin',
  subject: 'somebody',
  domain: '/root',
  member_id: '01900000-0000-7000-8000-000000000003',
  user_sub: 'somebody',
};

/** A body with a field too many, and the dotted path of that field. */
export interface Greedy {
  readonly field: string;
  readonly body: unknown;
}

interface Shape {
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
  readonly additionalProperties?: Shape | boolean;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every way to put one coveted field into some object of a body, nested ones too, where the shape has no such field. */
export const greedyBodies = ({ body: shape }: Endpoint, body: unknown): Greedy[] =>
  within(shape ? shapeOf(shape) : {}, body, []);

const shapeOf = (shape: z.ZodType): Shape =>
  JSON.parse(JSON.stringify(z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' })));

const alternativesOf = (shape: Shape): Shape[] => [shape, ...(shape.anyOf ?? []).flatMap(alternativesOf)];

const within = (shape: Shape, value: unknown, path: readonly string[]): Greedy[] => {
  const shapes = alternativesOf(shape);
  if (Array.isArray(value)) {
    const items = { anyOf: shapes.flatMap(({ items }) => (items ? [items] : [])) };
    return value.flatMap((item, at) =>
      replaced(within(items, item, [...path, String(at)]), (next) => value.with(at, next)),
    );
  }
  if (!isObject(value)) return [];
  const known = Object.assign({}, ...shapes.map(({ properties }) => properties ?? {}));
  const values = shapes.flatMap(({ additionalProperties: more }) => (isObject(more) ? [more] : []));
  const nested = Object.entries(value).flatMap(([key, part]) =>
    replaced(within({ anyOf: [known[key] ?? {}, ...values] }, part, [...path, key]), (next) => ({
      ...value,
      [key]: next,
    })),
  );
  // A record takes any name.
  if (values.length > 0) return nested;
  const own = Object.entries(COVETED)
    .filter(([key]) => !(key in known))
    .map(([key, coveted]) => ({ field: [...path, key].join('.'), body: { ...value, [key]: coveted } }));
  return [...own, ...nested];
};

const replaced = (inner: readonly Greedy[], around: (body: unknown) => unknown): Greedy[] =>
  inner.map(({ field, body }) => ({ field, body: around(body) }));
