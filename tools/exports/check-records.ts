import { createHash } from 'node:crypto';
import papa from 'papaparse';
import { chainedText } from '#contract/ops-log/chain.ts';
import {
  EXPORT_COLUMNS,
  type ExportManifest,
  type HashedRecord,
  READABLE_COLUMNS,
  recordOf,
} from '#contract/ops-log/export-file.ts';
import { Wrong } from './opened.ts';

/** Makes every hash of the CSV anew, from the hash before the first on. Throws {@link Wrong} naming the first record that doesn't hold. */
export const checkRecords = (csv: string, manifest: ExportManifest): void => {
  const records = readRecords(csv);
  const bySeq = new Map(records.map((record) => [record.seq, record]));
  let before = { seq: manifest.first_sequence - 1, hash: manifest.hash_before };
  for (const record of records) {
    const expected = before.seq + 1;
    if (record.seq !== expected) throw new Wrong(displaced(record, expected, bySeq.has(expected)));
    if (record.org_id !== manifest.organization.id || record.project_id !== manifest.project.id)
      throw new Wrong(`Record ${record.seq} is of another project.`);
    if (hashOf(record, before.hash) !== record.hash)
      throw new Wrong(`Record ${record.seq} is altered: it doesn’t say what was hashed (${record.id}).`);
    before = record;
  }
  const { sequence, hash } = manifest.last;
  if (before.seq < sequence) throw new Wrong(`Record ${before.seq + 1} is missing.`);
  if (before.seq > sequence) throw new Wrong(`Record ${sequence + 1} was added: the export ends before it.`);
  if (before.hash !== hash)
    throw new Wrong(`Record ${sequence} ends with another hash than the export says: ${hash}.`);
};

const displaced = ({ seq }: HashedRecord, expected: number, isElsewhere: boolean): string =>
  isElsewhere || seq < expected
    ? `Record ${seq} stands where ${expected} belongs: the order was changed.`
    : `Record ${expected} is missing: ${seq} stands in its place.`;

const hashOf = (record: HashedRecord, before: string): string =>
  createHash('sha256').update(Buffer.from(before, 'hex')).update(chainedText(record)).digest('hex');

const readRecords = (csv: string): HashedRecord[] => {
  const { data, meta } = papa.parse<Record<string, string>>(csv.replace(/^\uFEFF/, ''), {
    ...{ header: true, delimiter: ',', newline: '\r\n', skipEmptyLines: true },
  });
  const lacking = EXPORT_COLUMNS.find(
    (column) => !READABLE_COLUMNS.has(column) && !meta.fields?.includes(column),
  );
  if (lacking) throw new Wrong(`The CSV has no column ${lacking}.`);
  return data.map((row, at) => {
    const record = recordOf(row);
    if (!record) throw new Wrong(`Line ${at + 2} of the CSV is no record: it can’t be read.`);
    return record;
  });
};
