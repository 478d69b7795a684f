const MARK = '\uFEFF';

/** A cell as RFC 4180 wants it; text that a spreadsheet would run as a formula is written as text. */
const cell = (value: string | number | null): string => {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Rows as CSV with a byte-order mark, so that spreadsheets read it as UTF-8. */
export const csv = (
  head: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
): string => MARK + [head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n');

/** Saves text as a file of the browser. */
export const download = (name: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};
