import { EXPORT_COLUMNS, type ExportManifest } from '#contract/ops-log/export-file.ts';

const NOTES = [
  'records.csv holds every record of one stretch of the chain: chosen by when it was recorded (recorded_at), so that nothing in between is missing. What happened on these days and was written down later is not in it.',
  'hash = SHA-256(hash of the record before, from hash_before on ‖ text of the fields); the text is written down as decision 130 of Muster. Columns that are signed but not hashed are for people: occurred_local, recorded_local, author, people_names, owner, shift and body_readable, which is body with names in the place of ids; they are with the names of the day of the export.',
  'A cell that begins with an apostrophe has one more than the record has, which keeps spreadsheets from taking it for a formula.',
  'In a ZIP, manifest.json.p7s is a signature (CMS, detached) over manifest.json, which holds the SHA-256 of records.csv; a PDF is signed as a whole. To check all of it: node tools/verify-export.ts <file> --key muster-signing-key.pem',
];

/** What an export says of itself, as the file that is signed. */
export const manifestJson = (manifest: ExportManifest): Uint8Array =>
  new TextEncoder().encode(
    `${JSON.stringify({ ...manifest, columns: EXPORT_COLUMNS, notes: NOTES }, null, 2)}\n`,
  );
