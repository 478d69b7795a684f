import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ActivityEntry } from '#contract/activity/shapes.ts';
import { isCallError } from '../../../../platform/call-error.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useOrganization } from '../../../../platform/person.ts';
import type { SubmitOutcome } from '../../../../ui/form-page/use-form.ts';
import { useForm } from '../../../../ui/form-page/use-form.ts';
import { useEntryWrites } from '../../effects/use-entry-writes.ts';
import { t } from '../../messages.ts';
import { activityEntry } from '../../queries.ts';
import { refused } from '../refused.ts';
import type { NamedPurpose } from './chosen-purpose.ts';
import { conflictsOf } from './entry-conflicts.ts';
import { useEntryDraft } from './entry-draft.ts';
import {
  type EntryTask,
  type EntryValues,
  missingIn,
  newValues,
  toChange,
  toNewEntry,
  valuesOf,
} from './entry-values.ts';

/**
 * The form of an entry. Only what was changed here is sent, over the version that it was typed over; `conflicts` are what
 * somebody else changed first. An entry that was deleted meanwhile is made anew by saving once more.
 */
export function useEntryForm(task: EntryTask, onClose: () => void) {
  const demands = useOrganization();
  const format = useFormat();
  const { create } = useEntryWrites();
  const initial = 'change' in task ? valuesOf(task.change) : newValues(task.add);
  const [base, setBase] = useState(() => ('change' in task ? task.change : undefined));
  const [isGone, setGone] = useState(false);
  const [named, setNamed] = useState<NamedPurpose>();
  const naming = { format, named: [named] };
  const purpose = namesOf(named ?? ('add' in task ? task.known : task.change));
  const saving = useSaving(
    purpose,
    (now, values) => base && conflictsOf(base, values, now, naming).length === 0,
  );
  const draft = useEntryDraft(task, base, setBase);
  const isNew = !base || isGone;
  const onSubmit = async (values: EntryValues): Promise<SubmitOutcome> => {
    draft.write(values);
    const missing = missingIn(values, demands);
    if (missing.length > 0 || !values.work_date) return missing;
    try {
      if (isNew) await create(toNewEntry(values, values.work_date), purpose);
      else await saving.save(base, values);
      onClose();
      return undefined;
    } catch (error) {
      if (isNew || !isCallError(error, 404)) return refused(error);
      setGone(true);
      return [{ field: '', message: t('gone') }];
    }
  };
  const form = useForm({ initial, draft, onSubmit });
  const { theirs, settle } = saving;
  return {
    form,
    base,
    isNew,
    setNamed,
    conflicts: base && theirs ? conflictsOf(base, form.values, theirs, naming) : [],
    keepMine: () => {
      settle(theirs);
      void form.submit();
    },
    takeTheirs: () => {
      form.discard();
      onClose();
    },
    lookAgain: () => settle(undefined),
  };
}

const namesOf = (known: NamedPurpose | undefined): NamedPurpose => ({
  project: known?.project ?? null,
  service: known?.service ?? null,
});

/** Saves over the version that was seen; over a newer one where `mayMerge` finds that nobody's change is lost. */
function useSaving(
  purpose: NamedPurpose,
  mayMerge: (now: ActivityEntry, mine: EntryValues) => boolean | undefined,
) {
  const queries = useQueryClient();
  const { change } = useEntryWrites();
  const seen = useRef<number>(undefined);
  const [theirs, setTheirs] = useState<ActivityEntry>();
  const send = (base: ActivityEntry, values: EntryValues, version: number) =>
    change(base, toChange(values, base), version, purpose);
  const save = async (base: ActivityEntry, values: EntryValues): Promise<void> => {
    try {
      await send(base, values, seen.current ?? base.version);
    } catch (error) {
      if (!isCallError(error, 412)) throw error;
      const now = await queries.fetchQuery({ ...activityEntry(base.id), staleTime: 0 });
      if (!mayMerge(now, values)) {
        setTheirs(now);
        throw error;
      }
      await send(base, values, now.version);
    }
  };
  /** Ends the question; with the newer entry, it may be saved over. */
  const settle = (over: ActivityEntry | undefined) => {
    if (over) seen.current = over.version;
    setTheirs(undefined);
  };
  return { save, theirs, settle };
}
