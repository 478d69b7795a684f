import { refused } from './refusal.ts';
import { listZip, unzip, type ZipEntry } from './zip.ts';

/** The most bytes that a document may have once it is unpacked, and the most files in it. */
const MOST_UNPACKED = 300 * 1024 * 1024;
const MOST_FILES = 10_000;
/** So many times its size may a document of more than a few MiB unfold: text does ten times, sheets up to fifty. */
const MOST_TIMES = 100;
const SMALL = 10 * 1024 * 1024;

const MAIN = [
  ['docx', 'word/document.xml', 'wordprocessingml.document.main+xml'],
  ['xlsx', 'xl/workbook.xml', 'spreadsheetml.sheet.main+xml'],
  ['pptx', 'ppt/presentation.xml', 'presentationml.presentation.main+xml'],
] as const;

/**
 * Which document of Office a zip is: by its list of contents and its main part. All of it is unpacked once, no further than its
 * list says, so that nothing unfolds later. Throws 422 for any other archive.
 */
export const readOffice = async (bytes: Buffer): Promise<'docx' | 'xlsx' | 'pptx'> => {
  const entries = listZip(bytes);
  const find = (name: string) => entries.find((entry) => entry.name === name);
  const contents = find('[Content_Types].xml');
  const main = MAIN.find(([, part]) => find(part));
  if (!contents || !main) throw refused.kind('This is an archive: send the files in it one by one.');
  refuseLarge(entries, bytes.length);
  const types = (await unzip(bytes, contents)).toString();
  if (/macroEnabled|vbaProject/i.test(types) || entries.some(({ name }) => /vbaProject/i.test(name)))
    throw refused.macros('This document holds macros: save it as one without them.');
  if (!types.includes(main[2])) throw refused.unreadable("This document can't be read: save it again.");
  for (const entry of entries) await unzip(bytes, entry);
  return main[0];
};

const refuseLarge = (entries: readonly ZipEntry[], packed: number): void => {
  const unpacked = entries.reduce((sum, entry) => sum + entry.unpacked, 0);
  if (entries.length > MOST_FILES || unpacked > Math.min(MOST_UNPACKED, Math.max(SMALL, packed * MOST_TIMES)))
    throw refused.unpacked('This document would unpack to far more than it seems: save it again, or as PDF.');
};
