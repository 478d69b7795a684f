import { useState } from 'react';
import type { ActivityTimer, TimerStart } from '#contract/activity/shapes.ts';
import type { ChosenPurpose } from '../entries/purpose-fields.tsx';
import { refused } from '../refused.ts';

/** What a timer is for, while it is being said; `problems` by field, '' for the whole. */
export function useTimerForm(
  before: ActivityTimer | undefined,
  save: (purpose: TimerStart) => Promise<unknown>,
) {
  const [values, setValues] = useState(() => valuesOf(before));
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [isSaving, setSaving] = useState(false);
  const submit = async (): Promise<boolean> => {
    setSaving(true);
    try {
      await save(values);
      setValues(valuesOf(undefined));
      setProblems({});
      return true;
    } catch (error) {
      setProblems(Object.fromEntries(refused(error).map(({ field, message }) => [field, message])));
      return false;
    } finally {
      setSaving(false);
    }
  };
  return {
    values,
    problems,
    isSaving,
    choose: (chosen: ChosenPurpose) => setValues((now) => ({ ...now, ...chosen })),
    setNote: (note: string) => setValues((now) => ({ ...now, note })),
    submit,
  };
}

const valuesOf = (timer: ActivityTimer | undefined) => ({
  project_id: timer?.project?.id ?? null,
  service_type_id: timer?.service?.id ?? null,
  note: timer?.note ?? '',
  billable: timer?.billable ?? true,
});
