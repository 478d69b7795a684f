import { IconTrash } from '@tabler/icons-react';
import { useOrganization } from '../../../../platform/person.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Dialog, DialogVerbs } from '../../../../ui/feedback/dialog.tsx';
import { ErrorSummary } from '../../../../ui/form-page/error-summary.tsx';
import { useForm } from '../../../../ui/form-page/use-form.ts';
import { Text } from '../../../../ui/theme/text.tsx';
import { t } from '../../messages.ts';
import { useChangeEntry, useCreateEntry } from '../../mutations.ts';
import { refused } from '../refused.ts';
import { useEntryDraft } from './entry-draft.ts';
import { EntryFields } from './entry-fields.tsx';
import { type EntryTask, missingIn, newValues, toChange, toNewEntry, valuesOf } from './entry-values.ts';
import { useDeleteEntry } from './use-delete-entry.ts';

/** Adds or changes an entry, by its duration or by start and end. */
export function EntryDialog({ task, onClose }: { task: EntryTask; onClose: () => void }) {
  const entry = 'change' in task ? task.change : undefined;
  const form = useEntryForm(task, onClose);
  const remove = useDeleteEntry();
  const known = 'add' in task ? task.known : entry;
  const leave = () => {
    form.discard();
    onClose();
  };
  const general = form.issues.filter(({ field }) => field === '' || field === 'status');
  return (
    <Dialog open title={entry ? t('change_entry') : t('new_entry')} onClose={leave}>
      <form onSubmit={(event) => void form.submit(event)} noValidate>
        {form.restored && (
          <div role="status">
            <Text muted>{t('restored')}</Text>
          </div>
        )}
        {general.length > 0 && <ErrorSummary issues={general} />}
        <EntryFields form={form} known={known} />
        <DialogVerbs>
          {entry && (
            <Button
              variant="danger"
              icon={IconTrash}
              onClick={() => {
                leave();
                remove(entry);
              }}
            >
              {t('delete')}
            </Button>
          )}
          <Button onClick={leave}>{t('cancel')}</Button>
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
  const initial = 'change' in task ? valuesOf(task.change) : newValues(task.add);
  const draft = useEntryDraft(task, initial);
  return useForm({
    initial,
    draft,
    onSubmit: async (values) => {
      draft.write(values);
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
