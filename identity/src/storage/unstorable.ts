/** PostgreSQL's names for a text with a NUL in it, and for the same inside of JSON. */
const CODES = ['22021', '22P05'];

/** Whether a statement failed because of a sign that no text of a table can have. */
export function isUnstorable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && CODES.some((code) => code === error.code);
}
