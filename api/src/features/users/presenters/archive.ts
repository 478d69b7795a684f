import { strToU8, Zip, ZipDeflate } from 'fflate';
import { csvWriter } from '../../../platform/http/csv.ts';
import type { Section } from '../queries/export-sections.ts';
import { jsonWriter } from './written.ts';

/**
 * A zip with each section as JSON and as CSV, made while it is read: what waits in memory is one page and the compressed CSV
 * of one section, which has to stand behind its JSON. A section without rows is left out.
 */
export async function* archiveOf(
  readme: string,
  sections: AsyncIterable<Section>,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  addText(zip, 'README.txt', readme);
  for await (const { path, pages } of sections) {
    const write = sectionWriter(zip, path);
    for await (const rows of pages) {
      write.page(rows);
      yield* ready.splice(0);
    }
    write.end();
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}

const addText = (zip: Zip, name: string, text: string): void => {
  const file = new ZipDeflate(name);
  zip.add(file);
  file.push(strToU8(text), true);
};

const sectionWriter = (zip: Zip, path: string) => {
  const files = [
    { name: `${path}.json`, writer: jsonWriter() },
    { name: `${path}.csv`, writer: csvWriter() },
  ].map(({ name, writer }) => ({ writer, file: new ZipDeflate(name, { level: 6 }) }));
  let begun = false;
  return {
    page: (rows: readonly Readonly<Record<string, unknown>>[]) => {
      if (rows.length === 0) return;
      if (!begun) for (const { file } of files) zip.add(file);
      begun = true;
      for (const { file, writer } of files) file.push(strToU8(writer.page(rows)));
    },
    end: () => {
      if (begun) for (const { file, writer } of files) file.push(strToU8(writer.end()), true);
    },
  };
};
