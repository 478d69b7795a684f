import { IconTrash } from '@tabler/icons-react';
import type { ActivityEntry } from '#contract/activity/shapes.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Dialog, DialogVerbs } from '../../../../ui/feedback/dialog.tsx';
import { ConflictDialog } from '../../../../ui/form-page/conflict-dialog.tsx';
import { ErrorSummary } from '../../../../ui/form-page/error-summary.tsx';
import { Text } from '../../../../ui/theme/text.tsx';
import { t } from '../../messages.ts';
import { useDeleteEntry } from '../entries/use-delete-entry.ts';
import { EntryFields } from './entry-fields.tsx';
import type { EntryTask } from './entry-values.ts';
import { useEntryForm } from './use-entry-form.ts';

/** Adds or changes an entry, by its duration or by start and end. What somebody else saved meanwhile is asked about. */
export function EntryDialog({ task, onClose }: { task: EntryTask; onClose: () => void }) {
  const { form, base, isNew, setNamed, conflicts, ...choice } = useEntryForm(task, onClose);
  const known = 'add' in task ? task.known : base;
  const leave = () => {
    form.discard();
    onClose();
  };
  const general = form.issues.filter(({ field }) => field === '' || field === 'status');
  return (
    <>
      <Dialog
        open={conflicts.length === 0}
        title={isNew ? t('new_entry') : t('change_entry')}
        onClose={leave}
      >
        <form onSubmit={(event) => void form.submit(event)} noValidate>
          {form.restored && (
            <div role="status">
              <Text muted>{t('restored')}</Text>
            </div>
          )}
          {general.length > 0 && <ErrorSummary issues={general} />}
          <EntryFields form={form} known={known} onNamed={setNamed} />
          <Verbs entry={isNew ? undefined : base} isSaving={form.submitting} onLeave={leave} />
        </form>
      </Dialog>
      <ConflictDialog
        open={conflicts.length > 0}
        conflicts={conflicts}
        onKeep={choice.keepMine}
        onTake={choice.takeTheirs}
        onClose={choice.lookAgain}
      />
    </>
  );
}

type VerbsProps = { entry: ActivityEntry | undefined; isSaving: boolean; onLeave: () => void };

/** Delete, for an entry that is there, Cancel and Save. */
function Verbs({ entry, isSaving, onLeave }: VerbsProps) {
  const remove = useDeleteEntry();
  const deleteIt = () => {
    onLeave();
    if (entry) remove(entry);
  };
  return (
    <DialogVerbs>
      {entry && (
        <Button variant="danger" icon={IconTrash} onClick={deleteIt}>
          {t('delete')}
        </Button>
      )}
      <Button onClick={onLeave}>{t('cancel')}</Button>
      <Button variant="primary" type="submit" disabled={isSaving}>
        {entry ? t('save') : t('save_new')}
      </Button>
    </DialogVerbs>
  );
}
