import type { FieldProblem } from '#contract/errors.ts';
import { isCallError } from '../call-error.ts';
import { unsentNote } from './unreached.ts';

/**
 * What the server refused of a form: sentences by field, or one for the whole form (field ''); `stale` is said when
 * somebody saved first. Throws what is no answer of the server.
 */
export const refusedFields = (error: unknown, stale: string): readonly FieldProblem[] => {
  if (!isCallError(error)) throw error;
  const unsent = unsentNote(error);
  if (unsent) return [{ field: '', message: unsent }];
  if (error.fields.length > 0) return error.fields;
  if (error.status === 412) return [{ field: '', message: stale }];
  return [{ field: '', message: error.why ? `${error.message} ${error.why.message}` : error.message }];
};
