import { createHash } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { attachedFiles } from '#api/platform/pdf/attached.ts';
import { readSignature } from '#api/platform/pdf/signature.ts';
import { checkSignature, type Signed } from '#api/platform/signing/checked.ts';
import { EXPORT_FILES } from '#contract/ops-log/export-file.ts';

/** What is wrong with a file; the message is one sentence for whoever checks it. */
export class Wrong extends Error {
  override name = 'Wrong';
}

/** What an export holds, with a signature that is good, whoever's it is. */
export interface Opened {
  readonly manifest: string;
  readonly records: string;
  readonly recordsSha256: string;
  readonly signed: Signed;
}

const PARTS = Object.values(EXPORT_FILES);

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;

const isPdf = (bytes: Uint8Array) => strFromU8(bytes.slice(0, 5)) === '%PDF-';

/** Opens a file. Throws {@link Wrong} where it can't be read, lacks a part, or its signature isn't one of what it holds. */
export const openExport = async (bytes: Uint8Array): Promise<Opened> => {
  if (isZip(bytes)) return openZip(bytes);
  if (isPdf(bytes)) return openPdf(Buffer.from(bytes));
  throw new Wrong('It is neither a ZIP nor a PDF.');
};

const openZip = async (bytes: Uint8Array): Promise<Opened> => {
  const files = new Map(Object.entries(unzipped(bytes)));
  const missing = PARTS.find((name) => !files.has(name));
  if (missing) throw new Wrong(`${missing} is missing in this file.`);
  const part = (name: string) => files.get(name) ?? new Uint8Array();
  const manifest = part(EXPORT_FILES.manifest);
  const signed = await checkSignature(part(EXPORT_FILES.signature), manifest);
  if (!signed)
    throw new Wrong(
      `The signature is wrong: ${EXPORT_FILES.manifest} or ${EXPORT_FILES.signature} was changed after it was signed.`,
    );
  return { ...openedOf(manifest, part(EXPORT_FILES.records)), signed };
};

const openPdf = async (pdf: Buffer): Promise<Opened> => {
  const read = readSignature(pdf);
  if (!read) throw new Wrong('The signature is wrong: there is none that covers the whole document.');
  const signed = await checkSignature(read.signature, read.bytes);
  if (!signed) throw new Wrong('The signature is wrong: the document was changed after it was signed.');
  const files = attachedFiles(pdf);
  const [records, manifest] = [files.get(EXPORT_FILES.records), files.get(EXPORT_FILES.manifest)];
  if (!records || !manifest)
    throw new Wrong('It is signed, but no export of an ops-log: nothing is attached.');
  return { ...openedOf(manifest, records), signed };
};

/** The two files of an export as text. */
const openedOf = (manifest: Uint8Array, records: Uint8Array): Omit<Opened, 'signed'> => ({
  manifest: strFromU8(manifest),
  records: strFromU8(records),
  recordsSha256: createHash('sha256').update(records).digest('hex'),
});

const unzipped = (bytes: Uint8Array): Record<string, Uint8Array> => {
  const names: string[] = [];
  const files = unzippedInto(names, bytes);
  // Of two files of one name another program may show the one that isn't checked here.
  const strange = names.find((name, at) => !PARTS.some((part) => part === name) || names.indexOf(name) < at);
  if (strange !== undefined)
    throw new Wrong(`“${strange}” was put into this file: it isn’t part of the export.`);
  return files;
};

const unzippedInto = (names: string[], bytes: Uint8Array): Record<string, Uint8Array> => {
  try {
    return unzipSync(bytes, { filter: ({ name }) => names.push(name) > 0 });
  } catch {
    throw new Wrong('This is a ZIP that is damaged: it can’t be unpacked.');
  }
};
