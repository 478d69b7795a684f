import { refused } from './refusal.ts';

/** Which text it is, by name and content: `csv`, or `text` for what is called so. Throws 422 for anything else. */
export const readText = (name: string, bytes: Buffer): 'csv' | 'text' => {
  const ending = /\.([a-z0-9]+)$/i.exec(name.trim())?.[1]?.toLowerCase() ?? '';
  const text = decode(bytes);
  const isText = ['csv', 'txt', 'log', 'md', 'tsv'].includes(ending);
  if (text === null || holdsControls(text) || !isText)
    throw refused.kind(`${ending ? `Files such as .${ending} aren't` : "This file isn't"} taken: ${TAKEN}`);
  if (text.slice(0, 1_024).includes('%PDF-')) throw refused.twoKinds('This text is a PDF as well.');
  return ending === 'csv' ? 'csv' : 'text';
};

/** What no text is made of; a file of another kind holds some of it. */
const holdsControls = (text: string): boolean => {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 127 || (code < 32 && !ARRANGING.has(code))) return true;
  }
  return false;
};

/** Tab, ends of lines and pages, and what colours a log. */
const ARRANGING = new Set([9, 10, 12, 13, 27]);

/** What is taken, as a sentence goes on. */
export const TAKEN =
  'send a PNG, JPEG or WebP picture, a PDF, a Word, Excel or PowerPoint document, text or CSV.';

/** UTF-8, UTF-16 with its mark, or one byte a letter, as spreadsheets write it. */
const decode = (bytes: Buffer): string | null => {
  const mark = bytes.toString('latin1', 0, 2);
  if (mark === '\xff\xfe') return bytes.length % 2 === 0 ? bytes.toString('utf16le', 2) : null;
  if (mark === '\xfe\xff')
    return bytes.length % 2 === 0 ? Buffer.from(bytes).swap16().toString('utf16le', 2) : null;
  return bytes.toString('latin1');
};
