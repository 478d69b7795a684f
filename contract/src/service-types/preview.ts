import { z } from 'zod';
import { currency, day, id, minorUnits, month, reference, signedSeconds } from '../shapes.ts';
import { newServiceRate } from './rate-shapes.ts';

/** What some work sells for and costs, in minor units. */
const worth = z.object({ bill_minor: minorUnits, cost_minor: minorUnits });

/** Time that a rate would count for, with what it was worth and what it would have been. */
export const previewSum = z.object({ entries: z.int(), seconds: signedSeconds, before: worth, after: worth });

/** Time that a rate would count for, with what it was worth and what it would have been. */
export type PreviewSum = z.infer<typeof previewSum>;

/** Rows of a preview at most: those that change most. */
export const PREVIEW_ROWS = 200;

/**
 * What a rate would have done to the last three whole months, had it counted in all of them. `rows` are those that change most,
 * of `rows_in_all`; time that was worth another currency is only counted, as `entries_left_out`.
 */
export const ratePreview = z.object({
  from: day,
  to: day,
  currency,
  total: previewSum,
  rows: z.array(previewSum.extend({ month, project: reference.nullable() })),
  rows_in_all: z.int(),
  entries_left_out: z.int(),
  /** Of the entries those for which no rate would have counted. */
  entries_unpriced: z.int(),
});

/** What a rate would have done to the last three whole months. */
export type RatePreview = z.infer<typeof ratePreview>;

/** A rate that may come, of a service type or with null of all of them; its days aren't asked for. */
export const ratePreviewQuestion = newServiceRate
  .omit({ valid_from: true, valid_to: true, end_current: true })
  .extend({ service_type_id: id.nullable() });

/** A rate that may come. */
export type RatePreviewQuestion = z.infer<typeof ratePreviewQuestion>;
