import { useState } from 'react';
import type { Recurring } from '#contract/activity/shortcut-shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { DialogVerbs } from '../../../../ui/feedback/dialog.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { ErrorSummary } from '../../../../ui/form-page/error-summary.tsx';
import { useUnsavedWork } from '../../../../ui/form-page/unsaved-work.ts';
import { DurationField } from '../../../../ui/number/duration-field.tsx';
import { Text } from '../../../../ui/theme/text.tsx';
import { t as words } from '../../messages.ts';
import form from '../form/entry-form.module.css';
import { PurposeFields } from '../form/purpose-fields.tsx';
import { TimeField } from '../form/time-field.tsx';
import { refused } from '../refused.ts';
import { t } from '../shortcuts/messages.ts';
import { useChangeRecurring, useCreateRecurring } from '../shortcuts/shortcut-calls.ts';
import { type RecurringValues, recurringBody, recurringValues } from './recurring-values.ts';
import { RuleFields } from './rule-fields.tsx';

type RecurringFormProps = { before: Recurring | undefined; onDone: () => void };

/** What comes again, and when. */
export function RecurringForm({ before, onDone }: RecurringFormProps) {
  const { today } = useFormat();
  const { values, change, problems, isSaving, save } = useRecurringForm(before, onDone);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {problems[''] && <ErrorSummary issues={[{ field: '', message: problems[''] }]} />}
      <div className={form.fields}>
        <TextField
          label={words('note')}
          optional
          value={values.note}
          onChange={(note) => change({ note })}
          error={problems.note}
          maxLength={5000}
        />
        <PurposeFields
          date={today()}
          project={{ value: values.project_id, error: problems.project_id }}
          service={{ value: values.service_type_id, error: problems.service_type_id }}
          known={before}
          onChange={(chosen) => change(chosen)}
        />
        <LengthFields values={values} problems={problems} onChange={change} />
        <RuleFields values={values} problems={problems} onChange={change} />
        {before && <Text muted>{t('from_now')}</Text>}
      </div>
      <DialogVerbs>
        <Button onClick={onDone}>{t('cancel')}</Button>
        <Button variant="primary" type="submit" disabled={isSaving}>
          {t('save')}
        </Button>
      </DialogVerbs>
    </form>
  );
}

type LengthFieldsProps = Parameters<typeof RuleFields>[0];

/** When on its day, and for how long. */
function LengthFields({ values, problems, onChange: change }: LengthFieldsProps) {
  return (
    <>
      <TimeField
        label={t('start_at')}
        note={t('start_note')}
        optional
        value={values.start}
        onChange={(start) => change({ start })}
        error={problems.start}
      />
      <DurationField
        label={t('duration')}
        value={values.duration_s}
        onChange={(duration_s) => change({ duration_s })}
        error={problems.duration_s}
      />
    </>
  );
}

function useRecurringForm(before: Recurring | undefined, onDone: () => void) {
  const { today } = useFormat();
  const [start] = useState(() => recurringValues(before, today()));
  const [values, setValues] = useState(start);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const { mutateAsync: create, isPending: isCreating } = useCreateRecurring();
  const { mutateAsync: alter, isPending: isChanging } = useChangeRecurring();
  useUnsavedWork(values !== start);
  const change = (fields: Partial<RecurringValues>) => setValues({ ...values, ...fields });
  const save = async () => {
    const read = recurringBody(values, before?.paused ?? false);
    if ('problems' in read) return setProblems(read.problems);
    try {
      if (before)
        await alter({ params: { recurring_id: before.id }, version: before.version, body: read.body });
      else await create({ body: read.body });
      onDone();
    } catch (error) {
      setProblems(Object.fromEntries(refused(error).map(({ field, message }) => [field, message])));
    }
  };
  return { values, change, problems, isSaving: isCreating || isChanging, save };
}
