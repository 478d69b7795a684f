import { z } from 'zod';

/** uuid, v7 where we make it. */
export const id = z.uuid();

/** A calendar day, `YYYY-MM-DD`, without a zone. */
export const day = z.iso.date();

/** An instant in UTC, ISO 8601. */
export const instant = z.iso.datetime({ offset: true });

/** A name: trimmed, 1 to 120 characters. */
export const name = z.string().trim().min(1, 'Enter a name.').max(120, 'Use at most 120 characters.');

/** Text of a paragraph or more, at most 10 000 characters. */
export const longText = z.string().trim().max(10_000, 'Use at most 10 000 characters.');

/** ISO 4217 code. */
export const currency = z.string().regex(/^[A-Z]{3}$/, 'Use a three-letter currency code such as GBP.');

/** Money in integer minor units of the currency beside it. */
export const minorUnits = z.int().min(-9e15).max(9e15);

/** An exact decimal as text, at most four places, such as `42.50`. */
export const decimal = z.string().regex(/^\d{1,10}(\.\d{1,4})?$/, 'Enter a number such as 42.50.');

/** Whole seconds. */
export const seconds = z.int().min(0);

/** Whole seconds of time that counts; below zero for what a reversing entry takes back. */
export const signedSeconds = z.int();

/** A calendar month, `YYYY-MM`. */
export const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Choose a month such as 2026-03.');

/** IANA time zone. */
export const timezone = z
  .string('Choose a time zone such as Europe/London.')
  .refine(isTimezone, 'Choose a time zone such as Europe/London.');

/** Labels: at most 20, each 1 to 40 characters. */
export const tags = z.array(z.string().trim().min(1).max(40)).max(20, 'Use at most 20 tags.');

/** Fields that the server adds to every entity. */
export const entity = z.object({
  id,
  version: z.int(),
  created_at: instant,
  updated_at: instant,
  archived_at: instant.nullable(),
});

/** Id and name of something one may choose. */
export const reference = z.object({ id, name: z.string() });

/** Id and name of something one may choose. */
export type Reference = z.infer<typeof reference>;

function isTimezone(value: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: value }));
  } catch {
    return false;
  }
}
