import { readdirSync } from 'node:fs';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { $ZodType } from 'zod/v4/core';
import { answerCompiler } from './answers.ts';
import { exactly } from './exact.ts';

const row = z.object({
  id: z.uuid(),
  name: z.string(),
  state: z.enum(['open', 'done']),
  minutes: z.int().min(0).nullable(),
  share: z.number(),
  billable: z.boolean(),
  tags: z.array(z.string()).max(2),
  owner: z.object({ name: z.string() }).nullable(),
  note: z.string().trim().max(5).optional(),
  about: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('day'), day: z.iso.date() }),
    z.object({ kind: z.literal('none') }),
  ]),
  more: z.record(z.string(), z.unknown()),
  kept: z.string().default('x'),
  pair: z.tuple([z.unknown(), z.int()]),
});
const list = z.object({ data: z.array(row), after: z.string().nullable() });

const GOOD = {
  id: '0190be0c-0000-7000-8000-000000000001',
  name: 'Zoë "quoted" \u2028 \ud800',
  state: 'open',
  minutes: 5,
  share: 0.1,
  billable: true,
  tags: ['a', 'b'],
  owner: { name: 'Owner' },
  note: 'note',
  about: { kind: 'day', day: '2026-11-23' },
  more: { a: [1, { b: null }], c: 'é' },
  kept: 'y',
  pair: [{ a: 1 }, 2],
};

/** What a route that answers a shape says of an answer; `refused` where it is an error. */
const written = (compiler: typeof answerCompiler, schema: $ZodType, answer: unknown): unknown => {
  const write = compiler({ schema, method: 'GET', url: '/', httpStatus: '200' });
  try {
    return JSON.parse(write(answer));
  } catch (error) {
    return error instanceof Error ? ['refused', error.name] : error;
  }
};
const both = (answer: unknown, schema: $ZodType = list) => [
  written(answerCompiler, schema, answer),
  written(serializerCompiler, schema, answer),
];

const ODD: readonly unknown[] = [
  ...[
    undefined,
    null,
    true,
    0,
    -0,
    1.5,
    -1,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    2 ** 60,
    1n,
    '',
    ' x ',
    'open',
    'long text',
  ],
  ...[
    [],
    ['a'],
    ['a', 'b', 'c'],
    [1],
    [undefined],
    {},
    { name: 'x' },
    { name: 'x', secret: 's' },
    { kind: 'none' },
  ],
  ...[
    { kind: 'none', day: '2026-11-23' },
    { kind: 'day', day: 'no' },
    new Date(0),
    { toJSON: () => 'secret' },
    new Map(),
  ],
  ...[Object.create({ secret: 's' }), JSON.parse('{"__proto__": 1, "a": 2}'), () => 'x', Symbol('x')],
];

test('an answer that is exactly of its shape goes out whole', () => {
  expect(exactly(list)?.({ data: [GOOD], after: null })).toBe(true);
  expect(both({ data: [GOOD, GOOD], after: 'x' })).toEqual(Array(2).fill({ data: [GOOD, GOOD], after: 'x' }));
});

test.each(Object.keys(GOOD))('with anything else as %s, it is answered or refused as zod does', (field) => {
  for (const value of ODD) {
    const [ours, zods] = both({ data: [GOOD, { ...GOOD, [field]: value }], after: null });
    expect(ours, String(value)).toEqual(zods);
  }
  const { [field as 'note']: _, ...rest } = GOOD;
  const [ours, zods] = both({ data: [rest], after: null });
  expect(ours).toEqual(zods);
});

test('an undeclared field leaves nowhere, and a wrong one is an error', () => {
  const secret = { ...GOOD, secret: 's', owner: { name: 'Owner', email: 'secret' } };
  expect(both({ data: [secret], after: null, secret: 1 })[0]).toEqual({ data: [GOOD], after: null });
  const wrong = both({ data: [{ ...GOOD, minutes: '5' }], after: null })[0];
  expect(wrong).toEqual(['refused', 'FastifyError']);
  expect(both({ data: [{ ...GOOD, share: undefined }], after: null })[0]).toEqual(wrong);
});

test('the whole answer may be anything, as with zod', () => {
  for (const value of ODD) {
    const [ours, zods] = both(value);
    expect(ours, String(value)).toEqual(zods);
  }
});

test('no list is copied before it goes out', async () => {
  const found: string[] = [];
  for (const file of readdirSync('contract/src', { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('endpoints.ts')) continue;
    const endpoints: Record<string, unknown> = await import(`../../../../contract/src/${file}`);
    for (const one of Object.values(endpoints)) {
      const { query, path, response } = one as { query?: z.ZodObject; path: string; response?: z.ZodType };
      if (query?.shape.per_page && response && !exactly(response)) found.push(path);
    }
  }
  expect(found).toEqual([]);
});
