import { brokenRule } from '#contract/errors.ts';

/** How the bytes of a file were understood. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/**
 * Bytes → text. A byte-order mark decides; without one UTF-8 is tried, then UTF-16 by its zero bytes, then windows-1252.
 * Line ends become `\n`. Refuses workbooks, archives and other files that aren't text.
 */
export const decode = (bytes: Uint8Array): { text: string; encoding: Encoding } => {
  if (isWorkbook(bytes)) {
    throw brokenRule(
      'file-not-text',
      'file',
      'This is an Excel workbook or an archive. Save the report as CSV and choose that file.',
    );
  }
  const encoding = encodingOf(bytes);
  const text = new TextDecoder(encoding).decode(bytes).replace(/\r\n?/g, '\n');
  if (text.includes('\0'))
    throw brokenRule('file-not-text', 'file', 'This is not a text file. Choose a CSV export.');
  if (text.trim() === '')
    throw brokenRule('file-empty', 'file', 'This file is empty. Choose a CSV export with at least one row.');
  return { text, encoding };
};

const startsWith = (bytes: Uint8Array, ...mark: number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte);

const isWorkbook = (bytes: Uint8Array): boolean =>
  startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0);

const encodingOf = (bytes: Uint8Array): Encoding => {
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return 'utf-8';
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be';
  if (bytes.length > 3 && bytes[0] !== 0 && bytes[1] === 0 && bytes[3] === 0) return 'utf-16le';
  if (bytes.length > 3 && bytes[0] === 0 && bytes[1] !== 0 && bytes[2] === 0) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
};

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
};
