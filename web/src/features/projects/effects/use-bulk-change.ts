import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type BulkAnswer, type BulkChange, type BulkResult, MOST_TOGETHER } from '#contract/projects/bulk.ts';
import { changeProjects, undoProjectsChange } from '#contract/projects/bulk-endpoints.ts';
import type { ProjectRow } from '#contract/projects/shapes.ts';
import { call } from '../../../platform/call.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { t } from '../components/bulk/messages.ts';

/** How many results came out in a way. */
export const countOf = (results: readonly BulkResult[], outcome: BulkResult['outcome']): number =>
  results.filter((result) => result.outcome === outcome).length;

/** Results that somebody has to know of: neither changed nor like that already. */
export const leftOf = (results: readonly BulkResult[]): BulkResult[] =>
  results.filter(({ outcome }) => outcome !== 'changed' && outcome !== 'unchanged');

/** Changes many projects from the versions that were seen, and tells of it unless some were left: `onLeft` does. */
export function useBulkChange(onAll: () => void, onLeft: (answer: BulkAnswer) => void) {
  const client = useQueryClient();
  const undo = useUndo();
  return useMutation({
    mutationFn: ({ rows, change }: { rows: readonly ProjectRow[]; change: BulkChange }) =>
      call(changeProjects, { body: { projects: rows.map(({ id, version }) => ({ id, version })), change } }),
    meta: { toast: t('failed') },
    onSuccess: (answer) => {
      void client.invalidateQueries({ queryKey: ['projects'] });
      if (leftOf(answer.results).length > 0) return onLeft(answer);
      tellOf(answer, undo);
      onAll();
    },
  });
}

/** True where they are few enough to be changed at once; says so where they aren't. */
export const isFewEnough = (rows: readonly ProjectRow[]): boolean => {
  const isFew = rows.length <= MOST_TOGETHER;
  if (!isFew) toast.show({ title: t('too_many', { count: MOST_TOGETHER }) });
  return isFew;
};

const tellOf = ({ results, undo: kept }: BulkAnswer, undo: (change_id: string) => void) => {
  const changed = countOf(results, 'changed');
  const same = countOf(results, 'unchanged');
  toast.show({
    title: changed > 0 ? t('changed', { count: changed }) : t('nothing_changed'),
    ...(same > 0 ? { message: t('unchanged', { count: same }) } : {}),
    ...(kept ? { action: { onSelect: () => undo(kept.id) } } : {}),
  });
};

/** Takes a change of many projects back and says what became of it. */
export function useUndo() {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (change_id: string) => call(undoProjectsChange, { params: { change_id } }),
    meta: { toast: t('undo_failed') },
    onSuccess: ({ results }) => {
      void client.invalidateQueries({ queryKey: ['projects'] });
      const left = leftOf(results).length;
      toast.show({
        title: t('taken_back', { count: countOf(results, 'changed') }),
        ...(left > 0 ? { message: t('left_since', { count: left }) } : {}),
      });
    },
  });
  return mutate;
}
