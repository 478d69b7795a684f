import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { day, id, instant } from '../shapes.ts';

const LOG = '/projects/:project_id/ops-log';
const params = z.object({ project_id: id });
const access = { scope: 'project', object: LOG, action: 'read' } as const;

/** Longest stretch of days that one export takes. */
export const MOST_LOG_DAYS = 366;
/** Most records that one PDF holds. */
export const MOST_PDF_RECORDS = 10_000;

/** Days, both included, on which something was recorded, as the project's clocks have it. */
export const opsLogPeriod = z.object({ from: day, to: day });
/** Days of an export. */
export type OpsLogPeriod = z.infer<typeof opsLogPeriod>;

const place = z.object({ sequence: z.int(), hash: z.string() });

/** What an export would hold. `head` is where the chain ends now, `last` where the period does; `signer` the fingerprint of the key that signs. */
export const opsLogExportPreview = z.object({
  timezone: z.string(),
  records: z.int(),
  entries: z.int(),
  corrections: z.int(),
  steps: z.int(),
  first: z.object({ sequence: z.int(), recorded_at: instant }).nullable(),
  last: place.extend({ recorded_at: instant }).nullable(),
  head: place.nullable(),
  signer: z.string().nullable(),
});
/** What an export would hold. */
export type OpsLogExportPreview = z.infer<typeof opsLogExportPreview>;

/** What an export of these days would hold. 422 `range` for days that run backwards or are too many. */
export const previewOpsLogExport = endpoint({
  method: 'GET',
  path: `${LOG}/export-preview`,
  summary: 'What an export of an ops-log would hold',
  access,
  params,
  query: opsLogPeriod,
  response: opsLogExportPreview,
});

/**
 * All that was recorded on these days, as a ZIP with a CSV, what it is and a signature over that. That it was exported stands in the
 * audit trail. 422 `range`, `nothing-to-export`, `no-signing-key`.
 */
export const exportOpsLogCsv = endpoint({
  method: 'GET',
  path: `${LOG}/export/csv`,
  summary: 'Export an ops-log as signed CSV',
  access,
  params,
  query: opsLogPeriod,
  download: { type: 'application/zip' },
  recorded: true,
});

/** The same as a signed PDF, which has the CSV attached. 422 as above, and `too-many-records`. */
export const exportOpsLogPdf = endpoint({
  method: 'GET',
  path: `${LOG}/export/pdf`,
  summary: 'Export an ops-log as signed PDF',
  access,
  params,
  query: opsLogPeriod,
  download: { type: 'application/pdf' },
  recorded: true,
});

/** The public key of what this installation signs, and its certificate. 404 where it has none. */
export const downloadSigningKey = endpoint({
  method: 'GET',
  path: '/signing-key',
  summary: 'Download the public key of signed exports',
  access: { scope: 'person' },
  download: { type: 'application/x-pem-file' },
});
