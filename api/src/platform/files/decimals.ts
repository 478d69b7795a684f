import { Big } from 'big.js';

/** The mark before the decimals. */
export type DecimalMark = ',' | '.';

/**
 * The decimal mark of a file, from cells that leave no doubt: two different marks (the last is the decimal one), one that
 * repeats (it groups thousands), or one followed by anything but three digits. Null where no cell tells.
 */
export const decimalMarkOf = (texts: Iterable<string>): DecimalMark | null => {
  for (const text of texts) {
    const mark = certainMark(text);
    if (mark) return mark;
  }
  return null;
};

const certainMark = (text: string): DecimalMark | null => {
  const [, mark, tail] = /([.,])(\d*)$/.exec(text) ?? [];
  if (mark !== '.' && mark !== ',') return null;
  if (text.includes('.') && text.includes(',')) return mark;
  if (text.split(mark).length > 2) return mark === ',' ? '.' : ',';
  return tail?.length === 3 ? null : mark;
};

/** An exact number from `20,01`, `2.001,0`, `1,234.50`, `1 234,5` or `1'234.5`; null when it isn't one. */
export const readDecimal = (text: string, fileMark: DecimalMark | null): Big | null => {
  const compact = text.replace(/[\s'’]/g, '');
  if (!/^-?\d[\d.,]*$/.test(compact)) return null;
  const mark = certainMark(compact) ?? fileMark ?? (/[.,]/.test(compact) ? lastMark(compact) : '.');
  const [whole = '', decimals, ...more] = compact.split(mark);
  const thousands = mark === ',' ? '.' : ',';
  const isGrouped = whole.includes(thousands);
  if (more.length > 0 || (isGrouped && !isGroupedByThree(whole, thousands))) return null;
  if (decimals !== undefined && !/^\d*$/.test(decimals)) return null;
  return new Big(`${whole.replaceAll(thousands, '')}.${decimals || '0'}`);
};

const lastMark = (text: string): DecimalMark => (text.lastIndexOf(',') > text.lastIndexOf('.') ? ',' : '.');

const isGroupedByThree = (whole: string, mark: string): boolean => {
  const [first = '', ...groups] = whole.replace('-', '').split(mark);
  return first.length <= 3 && groups.every((group) => group.length === 3);
};
