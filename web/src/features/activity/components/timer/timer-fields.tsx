import { useId } from 'react';
import type { ActivityTimer } from '#contract/activity/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { t } from '../../messages.ts';
import { PurposeFields } from '../form/purpose-fields.tsx';
import type { useTimerForm } from './timer-form.ts';

type TimerFieldsProps = { form: ReturnType<typeof useTimerForm>; known?: ActivityTimer | undefined };

/** Note, project and service of a timer. */
export function TimerFields({ form, known }: TimerFieldsProps) {
  const { today } = useFormat();
  const id = useId();
  const { values, problems } = form;
  return (
    <>
      <TextField
        id={`${id}-note`}
        label={t('timer_idle')}
        value={values.note}
        onChange={form.setNote}
        optional
        maxLength={5000}
        error={problems.note}
      />
      <PurposeFields
        date={today()}
        project={{ id: `${id}-project`, value: values.project_id, error: problems.project_id }}
        service={{ id: `${id}-service`, value: values.service_type_id, error: problems.service_type_id }}
        known={known}
        onChange={form.choose}
      />
    </>
  );
}
