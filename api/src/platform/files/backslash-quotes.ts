/** `strict`: every `\"` in a quoted cell is a quote. `lenient`: one before a delimiter or line end closes the cell. */
export type BackslashStyle = 'strict' | 'lenient';

/** Rewrites quoted cells that escape quotes as `\"` into the doubled style `""` that the CSV parser reads. */
export const doubleBackslashedQuotes = (text: string, delimiter: string, style: BackslashStyle): string => {
  const parts: string[] = [];
  let quoted = false;
  let copied = 0;
  const token = /[\\"]/g;
  for (let found = token.exec(text); found; found = token.exec(text)) {
    const at = found.index;
    if (found[0] === '"') {
      quoted = quoted ? !closes(text, at, delimiter) : opens(text, at, delimiter);
      continue;
    }
    const replacement = quoted ? unescaped(text, at, delimiter, style) : null;
    if (replacement === null) continue;
    parts.push(text.slice(copied, at), replacement);
    copied = at + 2;
    token.lastIndex = copied;
  }
  parts.push(text.slice(copied));
  return parts.join('');
};

const isEdge = (character: string | undefined, delimiter: string): boolean =>
  character === undefined || character === '\n' || character === delimiter;

const opens = (text: string, at: number, delimiter: string): boolean => isEdge(text[at - 1], delimiter);

const closes = (text: string, at: number, delimiter: string): boolean => isEdge(text[at + 1], delimiter);

const unescaped = (text: string, at: number, delimiter: string, style: BackslashStyle): string | null => {
  const next = text[at + 1];
  if (style === 'strict' && next === '\\') return '\\';
  if (next !== '"') return null;
  return style === 'lenient' && isEdge(text[at + 2], delimiter) ? null : '""';
};
