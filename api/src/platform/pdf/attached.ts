import { inflateSync } from 'node:zlib';

const FILE = /\/Type \/Filespec\b[^>]*?\/F \(([^)]*)\)[\s\S]*?\/EF <<\s*\/F (\d+) 0 R/g;

/** The files attached to a document that we made, by name: of any other nothing may be found. */
export const attachedFiles = (pdf: Buffer): Map<string, Buffer> => {
  const text = pdf.toString('latin1');
  const files = new Map<string, Buffer>();
  for (const [, name = '', reference = ''] of text.matchAll(FILE)) {
    const begin = text.indexOf(`\n${reference} 0 obj`);
    const [, length] = /\/Length (\d+)/.exec(text.slice(begin, begin + 2000)) ?? [];
    const start = text.indexOf('stream\n', begin) + 'stream\n'.length;
    if (begin < 0 || !length) continue;
    files.set(name, inflateSync(pdf.subarray(start, start + Number(length))));
  }
  return files;
};
