import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { closed } from './closed.ts';
import { read } from './input.ts';

const SENTENCE = "This field can't be set here.";

/** The fields that are refused, with a sentence each; null where all of it was taken. */
const refused = (shape: z.ZodType, given: unknown) => {
  const result = read(closed(shape), given);
  return 'error' in result ? result.error.fields.map(({ field, message }) => `${field}: ${message}`) : null;
};
const taken = (shape: z.ZodType, given: unknown) => {
  const result = read(closed(shape), given);
  return 'error' in result ? result.error : result.value;
};

const step = z.object({ name: z.string(), done: z.boolean().default(false) });
const plan = z.object({
  name: z.string().min(1, 'Enter a name.'),
  steps: z.array(step),
  place: step.nullish(),
});

describe('a field that the shape does not know', () => {
  test('is named by its path, in the body, within it, and in each item of a list', () => {
    const steps = [{ name: 'a' }, { name: 'b', id: 1, role: 'admin' }];
    expect(refused(plan, { name: 'x', steps, place: { name: 'c', org_id: 1 }, version: 7 })).toEqual([
      `steps.1.id: ${SENTENCE}`,
      `steps.1.role: ${SENTENCE}`,
      `place.org_id: ${SENTENCE}`,
      `version: ${SENTENCE}`,
    ]);
  });

  test('is told together with everything else that is wrong, rules about the whole included', () => {
    const range = z.object({ from: z.int('Enter a number.'), to: z.int() });
    const ordered = range.refine(({ from, to }) => from <= to, { path: ['to'], message: 'Ends too early.' });
    expect(refused(ordered, { from: 3, to: 1, id: 1 })).toEqual([`id: ${SENTENCE}`, 'to: Ends too early.']);
    expect(refused(range, { from: 'x', to: 1, id: 1 })).toEqual(['from: Enter a number.', `id: ${SENTENCE}`]);
  });

  test.each<[string, z.ZodType]>([
    ['optional', step.optional()],
    ['nullable', step.nullable()],
    ['with a default', step.default({ name: 'a', done: true })],
    ['prefilled', step.prefault({ name: 'a' })],
    ['read-only', step.readonly()],
    ['in parts', step.partial()],
    ['extended', z.object({}).extend(step.shape)],
    ['transformed', step.transform(({ name }) => name)],
    ['prepared', z.preprocess((given) => given, step)],
    ['piped', step.pipe(z.object({ name: z.string(), done: z.boolean() }))],
    ['lazy', z.lazy(() => step)],
    ['refined', step.refine(() => true)],
    ['checked', step.check(() => undefined)],
    ['caught', z.object({ step }).shape.step],
    [
      'of two kinds',
      z.discriminatedUnion('name', [
        step.extend({ name: z.literal('a') }),
        step.extend({ name: z.literal('b') }),
      ]),
    ],
    ['of two halves', z.intersection(step, z.object({ done: z.boolean().optional() }))],
  ])('is refused in an object that is %s', (_, shape) => {
    expect(refused(z.object({ at: shape }), { at: { name: 'a', id: 1 } })).toEqual([`at.id: ${SENTENCE}`]);
    expect(refused(z.object({ at: shape }), { at: { name: 'a' } })).toBe(null);
  });

  test('is refused in a tuple, a set of records and a shape that holds itself', () => {
    expect(refused(z.tuple([step]).rest(step), [{ name: 'a' }, { name: 'b', id: 1 }])).toEqual([
      `1.id: ${SENTENCE}`,
    ]);
    expect(refused(z.record(z.string(), step), { any: { name: 'a', id: 1 } })).toEqual([
      `any.id: ${SENTENCE}`,
    ]);
    const tree = z.object({
      name: z.string(),
      get below() {
        return z.array(tree).optional();
      },
    });
    const deep = { name: 'a', below: [{ name: 'b', below: [{ name: 'c', id: 1 }] }] };
    expect(refused(tree, deep)).toEqual([`below.0.below.0.id: ${SENTENCE}`]);
  });

  test('keeps the sentence that a shape has for it', () => {
    const settings = z.strictObject({ zone: z.string() }, { error: () => 'There is no such setting.' });
    expect(refused(settings, { zone: 'UTC', theme: 'dark', font: 'x' })).toEqual([
      'theme: There is no such setting.',
      'font: There is no such setting.',
    ]);
  });
});

describe('of alternatives', () => {
  const either = z.object({ who: z.union([z.object({ role: z.enum(['a']) }), z.object({ id: z.int() })]) });

  test('each is taken by itself', () => {
    expect(taken(either, { who: { role: 'a' } })).toEqual({ who: { role: 'a' } });
    expect(taken(either, { who: { id: 1 } })).toEqual({ who: { id: 1 } });
  });

  test('a field of another, or of none, is named', () => {
    expect(refused(either, { who: { role: 'a', org_id: 1 } })).toEqual([`who.org_id: ${SENTENCE}`]);
    expect(refused(either, { who: { role: 'a', id: 1 } })).toEqual([`who.id: ${SENTENCE}`]);
    expect(refused(either, { who: { role: 'z', org_id: 1 } })).toEqual([
      'who: Invalid input',
      `who.org_id: ${SENTENCE}`,
    ]);
  });
});

test('records, and objects that take any field, keep theirs', () => {
  const open = z.object({ by: z.record(z.string(), z.int()), more: z.looseObject({ a: z.int() }) });
  const given = { by: { x: 1, y: 2 }, more: { a: 1, b: 2 } };
  expect(taken(open, given)).toEqual(given);
});

test('what is taken is what the shape makes of it', () => {
  const shape = z.object({ name: z.string().trim(), n: z.string().transform(Number), at: step.optional() });
  expect(taken(shape, { name: ' a ', n: '7', at: { name: 'b' } })).toEqual({
    name: 'a',
    n: 7,
    at: { name: 'b', done: false },
  });
});
