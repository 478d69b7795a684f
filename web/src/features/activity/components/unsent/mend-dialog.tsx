import { useState } from 'react';
import type { ActivityEntry } from '#contract/activity/shapes.ts';
import type { QueuedWrite } from '../../../../platform/offline/unsent/queued-write.ts';
import { discardWrite, mendWrite } from '../../../../platform/offline/unsent/unsent.ts';
import { useOrganization } from '../../../../platform/person.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Dialog, DialogVerbs } from '../../../../ui/feedback/dialog.tsx';
import { ErrorSummary } from '../../../../ui/form-page/error-summary.tsx';
import { type SubmitOutcome, useForm } from '../../../../ui/form-page/use-form.ts';
import { useEntryWrites } from '../../effects/use-entry-writes.ts';
import { t } from '../../messages.ts';
import type { NamedPurpose } from '../form/chosen-purpose.ts';
import { EntryFields } from '../form/entry-fields.tsx';
import { type EntryValues, missingIn, toChange, toNewEntry, valuesOf } from '../form/entry-values.ts';
import { isMaking, shownOf } from './entry-writes.ts';

type MendDialogProps = { write: QueuedWrite; entry: ActivityEntry; onClose: () => void };

/** The form of an entry that the server didn't take: what was typed, why it was refused, and once more. */
export function MendDialog({ write, entry, onClose }: MendDialogProps) {
  const demands = useOrganization();
  const mend = useMending(write, entry);
  const [named, setNamed] = useState<NamedPurpose>({ project: entry.project, service: entry.service });
  const onSubmit = async (values: EntryValues): Promise<SubmitOutcome> => {
    const missing = missingIn(values, demands);
    if (missing.length > 0 || !values.work_date) return missing;
    await mend(values, values.work_date, named);
    onClose();
    return undefined;
  };
  const form = useForm({ initial: valuesOf(entry), onSubmit });
  const { message = '', fields = [] } = write.refusal ?? {};
  const reasons = fields.length > 0 ? fields : [{ field: '', message }];
  return (
    <Dialog open title={t('unsent_mend_title')} onClose={onClose}>
      <form onSubmit={(event) => void form.submit(event)} noValidate>
        <ErrorSummary issues={form.issues.length > 0 ? form.issues : reasons} />
        <EntryFields form={form} known={named} onNamed={setNamed} />
        <DialogVerbs>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" disabled={form.submitting}>
            {t('unsent_again')}
          </Button>
        </DialogVerbs>
      </form>
    </Dialog>
  );
}

/** Sends the write again with what was mended; a change of an entry that is gone becomes a new one. */
function useMending(write: QueuedWrite, entry: ActivityEntry) {
  const { create } = useEntryWrites();
  return async (values: EntryValues, workDate: string, purpose: NamedPurpose): Promise<void> => {
    const { base } = shownOf(write);
    const shown = { purpose, base };
    if (isMaking(write)) {
      const { client_uuid } = write.input.body;
      const body = { ...toNewEntry(values, workDate), client_uuid };
      await mendWrite(write.id, { body }, shown);
    } else if (write.refusal?.status === 404) {
      await discardWrite(write);
      await create(toNewEntry(values, workDate), purpose);
    } else await mendWrite(write.id, { ...write.input, body: toChange(values, base ?? entry) }, shown);
  };
}
