import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { Preset, PresetRevision } from '#contract/presets/shapes.ts';
import { isCallError } from '../../../platform/call-error.ts';
import { useKeptDraft } from '../../../platform/draft.ts';
import { refusedFields } from '../../../platform/http/refused-fields.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { type SubmitOutcome, useForm } from '../../../ui/form-page/use-form.ts';
import { t } from '../messages.ts';
import { useChangeDraft } from '../mutations.ts';
import { presetRevisions } from '../queries.ts';
import { conflictsOf, together } from './conflicts.ts';
import { type DraftValues, placedProblems, problemsOf, valuesOf } from './draft-values.ts';
import { presetHref } from './preset-address.ts';

/** The form of a preset's draft over the version `base`; `theirs` is set when somebody saved first. */
export function useDraftForm({ id, kind }: Preset, base: PresetRevision) {
  const queries = useQueryClient();
  const router = useRouter();
  const initial = valuesOf(base);
  const kept = useKeptDraft(`preset-${id}-${base.revision}-${base.version}`, initial);
  const [theirs, setTheirs] = useState<PresetRevision | null>(null);
  const { mutateAsync } = useChangeDraft();

  const save = async (body: DraftValues, version: number): Promise<SubmitOutcome> => {
    try {
      const { revision } = await mutateAsync({ preset_id: id, version, body });
      toast.show({ title: t('draft_saved', { revision }) });
      router.history.push(presetHref(id));
      return undefined;
    } catch (error) {
      const refused = placedProblems(kind, refusedFields(error, t('draft_stale')));
      const now = isCallError(error, 412) ? await newest() : undefined;
      if (now?.revision !== base.revision) return refused;
      const three = { base: initial, mine: body, theirs: valuesOf(now) };
      if (conflictsOf(kind, three).length === 0) return save(together(three), now.version);
      setTheirs(now);
      return refused;
    }
  };
  const newest = async () =>
    (await queries.fetchQuery({ ...presetRevisions(id), staleTime: 0 })).data.find(
      ({ status }) => status === 'draft',
    );
  const form = useForm<DraftValues>({
    initial,
    validate: (values) => problemsOf(kind, values),
    draft: kept,
    onSubmit: (values) => save(values, base.version),
  });
  const keepMine = async () => {
    if (!theirs) return;
    setTheirs(null);
    const three = { base: initial, mine: form.values, theirs: valuesOf(theirs) };
    if (!(await save(together(three), theirs.version))) kept.remove();
  };
  return { form, theirs, keepMine, forgetTheirs: () => setTheirs(null), dropDraft: kept.remove };
}
