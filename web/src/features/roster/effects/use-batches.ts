import { type Batch, copyRosterWeek, undoBatch } from '#contract/shifts/batch-endpoints.ts';
import { call } from '../../../platform/call.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { t } from '../components/batch/messages.ts';
import type { WeekCopy } from '../queries.ts';
import { useSaid } from './use-said.ts';

/** What was planned at once, as far as undoing it needs. */
type Undoable = Pick<Batch, 'batch_id'>;

/** What is planned at once, and taken back. Errors: like those of `call`. */
export function useBatches(project_id: string) {
  const { say, refresh } = useSaid();
  const takeBack = async (batch_id: string) => {
    const { kept } = await call(undoBatch, { params: { project_id, batch_id } });
    toast.show({ title: kept > 0 ? t('kept', { count: kept }) : t('taken_back') });
  };
  return {
    copyWeek: async (week: WeekCopy) => {
      const batch = await call(copyRosterWeek, { params: { project_id }, body: { ...week, preview: false } });
      await refresh();
      return batch;
    },
    /** Says what was planned, with Undo where anything was. */
    tell: (title: string, { batch_id }: Undoable) =>
      say(title, batch_id === null ? undefined : () => takeBack(batch_id)),
  };
}
