import { onThread } from '../../../platform/files/on-thread.ts';
import { prepareSignature } from '../../../platform/pdf/signature.ts';
import type { Announced } from '../commands/announce-export.ts';
import type { ExportedRecord } from '../queries/record-pages.ts';
import type { PdfParts } from './export-pdf.ts';
import { manifestJson } from './manifest.ts';
import { recordsCsv } from './records-csv.ts';

/** Fewer records are written in less time than a thread takes to begin. */
const MOST_AT_ONCE = 40;

/** The document with the CSV attached, signed as a whole. */
export async function* signedPdf(
  { manifest: said, signer }: Announced,
  pages: AsyncIterable<readonly ExportedRecord[]>,
): AsyncGenerator<Uint8Array> {
  const records: ExportedRecord[] = [];
  const parts: Uint8Array[] = [];
  const csv = recordsCsv();
  for await (const page of pages) {
    records.push(...page);
    parts.push(csv.page(page));
  }
  const manifest = { ...said, records_sha256: csv.digest() };
  const made = await write({
    manifest,
    manifestFile: manifestJson(manifest),
    csv: Buffer.concat(parts),
    records,
  });
  const { digest, put } = prepareSignature(Buffer.from(made));
  yield put(await signer.sign(digest, new Date(manifest.exported_at)));
}

const write = async (parts: PdfParts): Promise<Uint8Array> => {
  if (parts.records.length > MOST_AT_ONCE)
    return onThread<Uint8Array>(new URL('./pdf-thread.ts', import.meta.url), parts);
  // With the first document: a server that writes none does without it.
  const { exportPdf } = await import('./export-pdf.ts');
  return exportPdf(parts);
};
