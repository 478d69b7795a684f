import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { Client } from '#contract/clients/shapes.ts';
import { isCallError } from '../../../platform/call-error.ts';
import { useKeptDraft } from '../../../platform/draft.ts';
import { rebased } from '../../../platform/http/rebasing.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import type { SubmitOutcome } from '../../../ui/form-page/use-form.ts';
import { useForm } from '../../../ui/form-page/use-form.ts';
import { t } from '../messages.ts';
import { useUpdateClient } from '../mutations.ts';
import { client as readClient } from '../queries.ts';
import { CLIENT_FIELDS, type ClientValues, changedFields, VALIDATE, valuesOf } from './client-values.ts';
import { conflictsOf } from './conflicts.ts';
import { type Refusal, refusalOf, saveUnlessTwin } from './refusals.ts';

/** The form of a client over the version `base`; `theirs` is set when somebody saved first. */
export function useEditForm(base: Client) {
  const queries = useQueryClient();
  const router = useRouter();
  const initial = valuesOf(base);
  const draft = useKeptDraft(`client-${base.id}-${base.version}`, initial);
  const [twin, setTwin] = useState<string | null>(null);
  const [theirs, setTheirs] = useState<Client | null>(null);
  const { mutateAsync } = useUpdateClient();
  const next = useKeptDraft(`client-${base.id}-${theirs?.version ?? base.version}`, initial);

  const save = async (values: ClientValues, version: number): Promise<SubmitOutcome> => {
    setTwin(null);
    try {
      await saveUnlessTwin((confirmation) =>
        mutateAsync({ id: base.id, version, body: { ...changedFields(initial, values), ...confirmation } }),
      );
    } catch (error) {
      const refused: Refusal = refusalOf(error);
      if (isCallError(error, 412)) {
        const now = await queries.fetchQuery({ ...readClient(base.id), staleTime: 0 });
        if (conflictsOf(base, values, now).length === 0) return save(values, now.version);
        setTheirs(now);
      }
      setTwin(refused.twin);
      return refused.issues;
    }
    toast.show({ title: t('saved', { name: values.name.trim() }) });
    router.history.push(`/manager/clients/${base.id}`);
    return undefined;
  };
  const form = useForm<ClientValues>({
    initial,
    validate: VALIDATE,
    draft,
    onSubmit: (values) => save(values, base.version),
  });
  const keepMine = async () => {
    if (!theirs) return;
    setTheirs(null);
    if (!(await save(form.values, theirs.version))) draft.remove();
  };
  /** What of mine they didn't touch waits as a draft over theirs, which the form then begins with. */
  const leaveMine = (now: Client) => {
    const their = valuesOf(now);
    const merged = rebased(CLIENT_FIELDS, [initial, form.values, their]);
    draft.remove();
    if (Object.keys(changedFields(their, merged)).length > 0) next.write(merged);
  };
  return { form, twin, theirs, keepMine, forgetTheirs: () => setTheirs(null), leaveMine };
}
