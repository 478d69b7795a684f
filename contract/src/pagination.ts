import { z } from 'zod';

/** What every list takes: page size 1–200 and one of two opaque cursors. */
export const pageQuery = z.object({
  per_page: z.coerce
    .number()
    .int()
    .min(1, 'Ask for 1 to 200 rows.')
    .max(200, 'Ask for 1 to 200 rows.')
    .default(50),
  before: z.string().max(500).optional(),
  after: z.string().max(500).optional(),
});

/** Page size and cursor of a list. */
export type PageQuery = z.infer<typeof pageQuery>;

/** What every list answers; a cursor is null where nothing lies in that direction. */
export const page = <Row extends z.ZodType>(row: Row) =>
  z.object({ data: z.array(row), before: z.string().nullable(), after: z.string().nullable() });

/** One page of a list. */
export interface Page<Row> {
  data: Row[];
  before: string | null;
  after: string | null;
}

/** A sort parameter over the given keys: `name` ascending, `-name` descending; the first is the default. */
export const sortBy = (keys: readonly [string, ...string[]]) =>
  z
    .string()
    .refine((given) => keys.includes(given.replace(/^-/, '')), `Sort by one of ${keys.join(', ')}.`)
    .default(keys[0]);

/** A filter that takes one value or several (`?status=active&status=planned`). */
export const several = <Value extends z.ZodType>(value: Value) =>
  z.preprocess(
    (given) => (given === undefined || Array.isArray(given) ? given : [given]),
    z.array(value).optional(),
  );
