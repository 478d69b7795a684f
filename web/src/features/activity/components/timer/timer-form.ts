import { useEffect, useState } from 'react';
import type { ActivityTimer, TimerPurpose } from '#contract/activity/shapes.ts';
import { type KeptDraft, useKeptDraft } from '../../../../platform/draft.ts';
import { useUnsavedWork } from '../../../../ui/form-page/unsaved-work.ts';
import type { ChosenPurpose } from '../form/chosen-purpose.ts';
import { refused } from '../refused.ts';

/** What the form of a timer holds. */
type TimerValues = ChosenPurpose & { readonly note: string };

const NOTHING: TimerValues = { project_id: null, service_type_id: null, note: '', billable: true };

/** Name of the draft of a timer to start. */
export const IDLE = 'idle';

/** What was typed for a timer and isn't started yet. */
export const useTimerDraft = (name: string): KeptDraft<TimerValues> => useKeptDraft(`timer-${name}`, NOTHING);

/**
 * What a timer is for, while it is being said; `problems` by field, '' for the whole. It is kept as `draft` until it is
 * saved or discarded, so that neither a reload nor an ended session loses it.
 */
export function useTimerForm(
  before: ActivityTimer | undefined,
  draft: KeptDraft<TimerValues>,
  save: (purpose: TimerPurpose) => Promise<unknown>,
) {
  const start = before ? valuesOf(before) : NOTHING;
  const [values, setValues] = useRestored(start, draft);
  useUnsavedWork(JSON.stringify(values) !== JSON.stringify(start));
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [isSaving, setSaving] = useState(false);
  const change = (next: TimerValues) => {
    setValues(next);
    if (next.note === '' && next.project_id === null && !before) draft.remove();
    else draft.write(next);
  };
  const submit = async (): Promise<boolean> => {
    setSaving(true);
    try {
      await save(values);
      draft.remove();
      setValues(NOTHING);
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
    choose: (chosen: ChosenPurpose) => change({ ...values, ...chosen }),
    setNote: (note: string) => change({ ...values, note }),
    submit,
    discard: draft.remove,
  };
}

/** State that begins with the draft, where there is one. */
function useRestored(initial: TimerValues, draft: KeptDraft<TimerValues>) {
  const [values, setValues] = useState(initial);
  const [kept] = useState(draft);
  useEffect(() => {
    let isLeft = false;
    void kept.read().then((typed) => {
      if (typed && !isLeft) setValues(typed);
    });
    return () => {
      isLeft = true;
    };
  }, [kept]);
  return [values, setValues] as const;
}

const valuesOf = ({ project, service, note, billable }: ActivityTimer): TimerValues => ({
  project_id: project?.id ?? null,
  service_type_id: service?.id ?? null,
  note,
  billable,
});
