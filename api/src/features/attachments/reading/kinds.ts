import type { AttachmentKind } from '#contract/attachments/shapes.ts';

/** What the first bytes say: a kind that is taken (`zip` and `unmarked` have to be looked into), or the name of one that isn't. */
export type Sniffed =
  | {
      readonly taken: Exclude<AttachmentKind, 'docx' | 'xlsx' | 'pptx' | 'csv' | 'text'> | 'zip' | 'unmarked';
    }
  | { readonly named: string };

const starts = (bytes: Buffer, mark: string, at = 0): boolean =>
  bytes.subarray(at, at + mark.length).equals(Buffer.from(mark, 'latin1'));

const TAKEN = [
  ['png', '\x89PNG\r\n\x1a\n'],
  ['jpeg', '\xff\xd8\xff'],
  ['pdf', '%PDF-'],
  ['zip', 'PK\x03\x04'],
] as const;

/** No text begins with such a mark, so that a list of cars may begin with BMW. */
const NAMED: readonly (readonly [name: string, mark: string, at?: number])[] = [
  ['a GIF picture', 'GIF87a'],
  ['a GIF picture', 'GIF89a'],
  ['a TIFF picture', 'II*\0'],
  ['a TIFF picture', 'MM\0*'],
  ['an icon', '\0\0\x01\0'],
  ['a Photoshop picture', '8BPS\0'],
  ['an older Office document', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'],
  ['a rich text document', '{\\rtf'],
  ['a PostScript document', '%!PS'],
  ['a program', 'MZ\x90\0'],
  ['a program', '\x7fELF'],
  ['a program', '\xca\xfe\xba\xbe'],
  ['a program', '\xcf\xfa\xed\xfe'],
  ['a program', '\0asm'],
  ['an archive', 'Rar!\x1a'],
  ['an archive', '7z\xbc\xaf'],
  ['an archive', '\x1f\x8b'],
  ['an archive', 'BZh91AY&SY'],
  ['an archive', '\xfd7zXZ\0'],
  ['an archive', 'ustar', 257],
  ['an archive', 'PK\x05\x06'],
  ['a recording', 'ID3\x03'],
  ['a recording', 'ID3\x04'],
  ['a recording', 'OggS\0'],
  ['a recording', '\x1aE\xdf\xa3'],
];

/** A file by its first bytes; its name counts for nothing. */
export const sniff = (bytes: Buffer): Sniffed => {
  const taken = TAKEN.find(([, mark]) => starts(bytes, mark));
  if (taken) return { taken: taken[0] };
  if (starts(bytes, 'RIFF')) return starts(bytes, 'WEBP', 8) ? { taken: 'webp' } : { named: 'a recording' };
  if (starts(bytes, 'BM') && starts(bytes, '\0\0\0\0', 6)) return { named: 'a BMP picture' };
  if (starts(bytes, 'ftyp', 4)) return { named: isoNamed(bytes.toString('latin1', 8, 12)) };
  const named = NAMED.find(([, mark, at]) => starts(bytes, mark, at));
  return named ? { named: named[0] } : markupOf(bytes);
};

const isoNamed = (brand: string): string => {
  if (/^(hei|hev|mif1|msf1)/.test(brand)) return 'a HEIC picture';
  return brand.startsWith('avi') ? 'an AVIF picture' : 'a recording';
};

/** Markup needs no mark at its begin: what matters is what a browser would make of it. */
const markupOf = (bytes: Buffer): Sniffed => {
  const head = bytes.toString('latin1', 0, 4_096).replaceAll('\0', '');
  if (!/^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\s*<[!?a-z]/i.test(head)) return { taken: 'unmarked' };
  if (/<svg[\s>:]/i.test(head) || /<!doctype\s+svg/i.test(head)) return { named: 'an SVG picture' };
  return /<\?xml/i.test(head) && !/<html/i.test(head) ? { named: 'XML' } : { named: 'a web page' };
};
