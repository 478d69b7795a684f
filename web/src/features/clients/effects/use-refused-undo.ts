import { useMutationState } from '@tanstack/react-query';
import { isCallError } from '../../../platform/call-error.ts';
import { unreachedNote } from '../../../platform/http/unreached.ts';
import { UNDOING_MERGE } from '../queries.ts';

/** Why a merging could not be taken back when that was last tried, here or by the Undo of a toast: sentences, none where it wasn't. */
export function useRefusedUndo(merge: string): readonly string[] {
  const tried = useMutationState({
    filters: { mutationKey: UNDOING_MERGE },
    select: ({ state: { variables, error } }) => ({ merge: variables, error }),
  });
  return reasonsOf(tried.findLast((one) => one.merge === merge)?.error);
}

const reasonsOf = (error: Error | null | undefined): readonly string[] => {
  if (!error) return [];
  if (isCallError(error) && error.fields.length > 0) return error.fields.map(({ message }) => message);
  return [unreachedNote(error) ?? error.message];
};
