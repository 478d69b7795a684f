import { createPublicKey } from 'node:crypto';
import { fingerprintOf } from '#api/platform/signing/signer.ts';
import { type ExportManifest, exportManifest } from '#contract/ops-log/export-file.ts';
import { checkRecords } from './check-records.ts';
import { checkToday } from './check-today.ts';
import { type Opened, openExport, Wrong } from './opened.ts';

/** What to check, and what to hold it against. */
export interface Given {
  readonly file: Uint8Array;
  /** The public key that should have signed, in PEM. */
  readonly key?: string | undefined;
  /** Address of the database in which the chain goes on. */
  readonly database?: string | undefined;
}

/** Checks an export from its signature down to each record, and says in sentences what holds. Throws {@link Wrong} for the first thing that doesn't. */
export const verifyExport = async ({ file, key, database }: Given): Promise<string[]> => {
  const opened = await openExport(file);
  const whose = checkKey(opened, key);
  const manifest = readManifest(opened.manifest);
  checkRecords(opened.records, manifest);
  if (opened.recordsSha256 !== manifest.records_sha256)
    throw new Wrong(
      'Every record holds, but the CSV isn’t the one that was signed: something beside the records was changed, such as a name.',
    );
  if (database) await checkToday(database, manifest);
  const today = database
    ? 'The database still has both.'
    : 'Whether the database still has both wasn’t checked: name it with --database.';
  return [...about(manifest, whose), today];
};

const about = (manifest: ExportManifest, whose: string): string[] => {
  const { project, organization, timezone, from, to, records, first_sequence, last, head } = manifest;
  return [
    `${project.code} ${project.name}, ${organization.name}: recorded from ${from} to ${to} (${timezone}).`,
    whose,
    `${records} records hold, ${first_sequence} to ${last.sequence}; the last one has the hash ${last.hash}.`,
    `When it was exported (${manifest.exported_at}, ${manifest.exported_by}), the chain ended with record ${head.sequence}, ${head.hash}.`,
  ];
};

const readManifest = (text: string): ExportManifest => {
  const { data } = exportManifest.safeParse(JSON.parse(text));
  if (!data) throw new Wrong('It is signed, but no export of an ops-log that this version knows.');
  return data;
};

const checkKey = ({ signed }: Opened, pem: string | undefined): string => {
  const fingerprint = fingerprintOf(signed.key);
  if (!pem) return `Signed by the key ${fingerprint}: compare that, or name the key with --key.`;
  const expected = fingerprintOf(createPublicKey(pem));
  if (fingerprint !== expected)
    throw new Wrong(`It was signed by another key: ${fingerprint}, not ${expected}.`);
  return `Signed by the key that was given, ${fingerprint}.`;
};
