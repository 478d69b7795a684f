import { z } from 'zod';
import { category } from '../activity/shapes.ts';
import { serviceUnit } from '../service-types/shapes.ts';
import { currency, day, id, instant, reference, seconds } from '../shapes.ts';

/** What approved time goes out for: what people are paid at cost rates, or what clients are charged at bill rates. */
export const EXPORT_PURPOSES = ['payroll', 'invoicing'] as const;
/** What lines are summed by, in the order of the file's columns. */
export const EXPORT_PARTS = ['member', 'client', 'project', 'service', 'category', 'rate', 'day'] as const;
/** Longest stretch of days that one export takes. */
export const MOST_EXPORT_DAYS = 366;
/** Most lines that one file has. */
export const MOST_EXPORT_LINES = 20_000;

/** What approved time goes out for. */
export const exportPurpose = z.enum(EXPORT_PURPOSES);
/** What approved time goes out for. */
export type ExportPurpose = z.infer<typeof exportPurpose>;
/** What lines are summed by. */
export const exportPart = z.enum(EXPORT_PARTS);
/** What lines are summed by. */
export type ExportPart = z.infer<typeof exportPart>;

/** What lines are summed by where nobody says. */
export const PARTS_OF: Readonly<Record<ExportPurpose, readonly ExportPart[]>> = {
  payroll: ['member', 'category', 'rate'],
  invoicing: ['client', 'project', 'service', 'rate'],
};

/** Which approved time goes out, days included. Invoicing takes what is billable. */
export const exportSelection = z.object({
  purpose: exportPurpose,
  from: day,
  to: day,
  client_id: id.optional(),
  project_id: id.optional(),
  member_id: id.optional(),
});
/** Which approved time goes out. */
export type ExportSelection = z.infer<typeof exportSelection>;

/** Ids and names of what a line is summed by; null where the time has none or the lines aren't summed by it. */
const parts = {
  member: reference.nullable(),
  client: reference.nullable(),
  project: z.object({ id, code: z.string(), name: z.string() }).nullable(),
  service: z.object({ id, code: z.string(), name: z.string() }).nullable(),
  category: category.nullable(),
  day: day.nullable(),
};

/**
 * A line of a file. `rate` is in major units of `currency` an hour, a day (`unit`); `amount_minor` is what its entries were
 * priced at, so that it agrees with every other figure. `currency` is null for time without a rate.
 */
export const exportLine = z.object({
  ...parts,
  rate: z.string().nullable(),
  unit: serviceUnit.nullable(),
  currency: currency.nullable(),
  seconds: z.int(),
  entries: z.int(),
  amount_minor: z.int(),
});
/** A line of a file. */
export type ExportLine = z.infer<typeof exportLine>;

/** Money in one currency. */
export const exportAmount = z.object({ currency, amount_minor: z.int() });
/** Money in one currency. */
export type ExportAmount = z.infer<typeof exportAmount>;

const sums = { entries: z.int(), seconds: z.int(), amounts: z.array(exportAmount) };

/** Time of the same days that doesn't go out yet, since it isn't approved. */
const unapproved = z.object({ entries: z.int(), seconds, members: z.int() });

/** What would go out now: the first lines and the sums of all. */
export const exportPreview = z.object({
  ...sums,
  lines: z.array(exportLine),
  line_count: z.int(),
  unapproved,
  /** Entries of these days that went out before, for the same purpose. */
  already: z.object({ entries: z.int(), seconds: z.int() }),
});
/** What would go out now. */
export type ExportPreview = z.infer<typeof exportPreview>;

/** Approved time that went out. Taken back, it counts as never gone. */
export const timeExport = z.object({
  id,
  version: z.int(),
  ...exportSelection.pick({ purpose: true, from: true, to: true }).shape,
  parts: z.array(exportPart),
  client: reference.nullable(),
  project: reference.nullable(),
  member: reference.nullable(),
  ...sums,
  created_at: instant,
  created_by: z.string().nullable(),
  withdrawn_at: instant.nullable(),
});
/** Approved time that went out. */
export type TimeExport = z.infer<typeof timeExport>;
