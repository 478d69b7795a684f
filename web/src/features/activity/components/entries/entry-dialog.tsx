import { IconTrash } from '@tabler/icons-react';
import type { ActivityEntry } from '#contract/activity/shapes.ts';
import { useOrganization } from '../../../../platform/person.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Dialog, DialogVerbs } from '../../../../ui/feedback/dialog.tsx';
import { ErrorSummary } from '../../../../ui/form-page/error-summary.tsx';
import { useForm } from '../../../../ui/form-page/use-form.ts';
import { t } from '../../messages.ts';
import { useChangeEntry, useCreateEntry } from '../../mutations.ts';
import { refused } from '../refused.ts';
import { EntryFields } from './entry-fields.tsx';
import { type EntrySeed, missingIn, newValues, toChange, toNewEntry, valuesOf } from './entry-values.ts';
import { useDeleteEntry } from './use-delete-entry.ts';

/** What the dialog is open for. */
export type EntryTask = { readonly add: EntrySeed } | { readonly change: ActivityEntry };

/** Adds or changes an entry, by its duration or by start and end. */
export function EntryDialog({ task, onClose }: { task: EntryTask; onClose: () => void }) {
  const entry = 'change' in task ? task.change : undefined;
  const form = useEntryForm(task, onClose);
  const remove = useDeleteEntry();
  const general = form.issues.filter(({ field }) => field === '' || field === 'status');
  return (
    <Dialog open title={entry ? t('change_entry') : t('new_entry')} onClose={onClose}>
      <form onSubmit={(event) => void form.submit(event)} noValidate>
        {general.length > 0 && <ErrorSummary issues={general} />}
        <EntryFields form={form} known={entry} />
        <DialogVerbs>
          {entry && (
            <Button
              variant="danger"
              icon={IconTrash}
              onClick={() => {
                onClose();
                remove(entry);
              }}
            >
              {t('delete')}
            </Button>
          )}
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" disabled={form.submitting}>
            {entry ? t('save') : t('save_new')}
          </Button>
        </DialogVerbs>
      </form>
    </Dialog>
  );
}

function useEntryForm(task: EntryTask, onClose: () => void) {
  const demands = useOrganization();
  const { mutateAsync: create } = useCreateEntry();
  const { mutateAsync: change } = useChangeEntry();
  return useForm({
    initial: 'change' in task ? valuesOf(task.change) : newValues(task.add),
    onSubmit: async (values) => {
      const missing = missingIn(values, demands);
      if (missing.length > 0 || !values.work_date) return missing;
      try {
        if ('add' in task) await create({ body: toNewEntry(values, values.work_date) });
        else
          await change({
            params: { entry_id: task.change.id },
            version: task.change.version,
            body: toChange(values, task.change),
          });
        onClose();
        return undefined;
      } catch (error) {
        return refused(error);
      }
    },
  });
}
