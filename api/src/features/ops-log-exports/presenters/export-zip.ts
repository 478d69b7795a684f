import { createHash } from 'node:crypto';
import { Zip, ZipDeflate } from 'fflate';
import { EXPORT_FILES } from '#contract/ops-log/export-file.ts';
import type { Announced } from '../commands/announce-export.ts';
import type { ExportedRecord } from '../queries/record-pages.ts';
import { manifestJson } from './manifest.ts';
import { recordsCsv } from './records-csv.ts';

/** A ZIP with the records, what they are, and a signature over that; one page of records is in memory. */
export async function* exportZip(
  { manifest: said, signer }: Announced,
  pages: AsyncIterable<readonly ExportedRecord[]>,
): AsyncGenerator<Uint8Array> {
  const at = new Date(said.exported_at);
  const zip = openZip(at);
  const csv = recordsCsv();
  const add = zip.file(EXPORT_FILES.records);
  for await (const page of pages) yield* add(csv.page(page));
  yield* add(new Uint8Array(), true);
  const manifest = manifestJson({ ...said, records_sha256: csv.digest() });
  const digest = createHash('sha256').update(manifest).digest();
  yield* zip.file(EXPORT_FILES.manifest)(manifest, true);
  yield* zip.file(EXPORT_FILES.signature)(await signer.sign(digest, at), true);
  yield* zip.end();
}

/** A ZIP of which each step answers the bytes that it added. */
const openZip = (mtime: Date) => {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    if (chunk.length > 0) made.push(chunk);
  });
  return {
    file: (name: string) => {
      const file = new ZipDeflate(name, { level: 6 });
      file.mtime = mtime;
      zip.add(file);
      return (bytes: Uint8Array, isLast = false): Uint8Array[] => {
        file.push(bytes, isLast);
        return made.splice(0);
      };
    },
    end: (): Uint8Array[] => {
      zip.end();
      return made.splice(0);
    },
  };
};
