/** What a browser or server would run, wherever it stands in a picture. */
const MARKUP = /<(script|svg|html|!doctype\s+html|\?php|iframe|body|foreignobject)[\s>/]/i;
const ARCHIVES = ['Rar!\x1a\x07', "7z\xbc\xaf'\x1c\x00"];
/** Readers look for the list of a zip in as many bytes from its end. */
const REACH_OF_ZIP = 65_557;
/** Readers look for the begin of a PDF in as many bytes. */
const REACH_OF_PDF = 1_024;

/** What a picture is beside a picture: one that is a page, a program, an archive or a PDF as well. Null where it is one alone. */
export const secondKindOf = (bytes: Buffer): string | null => {
  if (holdsZip(bytes)) return 'an archive';
  if (bytes.subarray(0, REACH_OF_PDF).includes('%PDF-')) return 'a PDF';
  const text = bytes.toString('latin1');
  if (ARCHIVES.some((mark) => text.includes(mark))) return 'an archive';
  return MARKUP.test(text) ? 'a web page' : null;
};

/** The same of a PDF, in whose streams anything may stand: what lies around them counts. */
export const secondKindOfPdf = (bytes: Buffer): string | null => {
  if (holdsZip(bytes)) return 'an archive';
  return MARKUP.test(bytes.toString('latin1', 0, REACH_OF_PDF)) ? 'a web page' : null;
};

/** Whether a reader of zips would find the list of one: its mark near the end, and numbers behind it that fit the file. */
const holdsZip = (bytes: Buffer): boolean => {
  const tail = bytes.subarray(-REACH_OF_ZIP);
  for (
    let at = tail.lastIndexOf('PK\x05\x06');
    at >= 0;
    at = at === 0 ? -1 : tail.lastIndexOf('PK\x05\x06', at - 1)
  ) {
    if (at + 22 > tail.length) continue;
    const listed = tail.readUInt32LE(at + 12) + tail.readUInt32LE(at + 16);
    const entries = tail.readUInt16LE(at + 10);
    if (entries === 0xffff || (listed <= bytes.length && entries * 46 <= tail.readUInt32LE(at + 12)))
      return true;
  }
  return false;
};
