import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { ServiceType } from '#contract/service-types/shapes.ts';
import { isCallError } from '../../../platform/call-error.ts';
import { useKeptDraft } from '../../../platform/draft.ts';
import { refusedFields } from '../../../platform/http/refused-fields.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { type SubmitOutcome, useForm } from '../../../ui/form-page/use-form.ts';
import { t } from '../messages.ts';
import { useUpdateServiceType } from '../mutations.ts';
import { serviceType } from '../queries.ts';
import { conflictsOf } from './conflicts.ts';
import { changedFields, type ServiceTypeValues, VALIDATE, valuesOf } from './service-type-values.ts';

/** The form of a service type over the version `base`; `theirs` is set when somebody saved first. */
export function useEditForm(base: ServiceType) {
  const queries = useQueryClient();
  const router = useRouter();
  const initial = valuesOf(base);
  const draft = useKeptDraft(`service-type-${base.id}-${base.version}`, initial);
  const [theirs, setTheirs] = useState<ServiceType | null>(null);
  const { mutateAsync } = useUpdateServiceType();

  const save = async (values: ServiceTypeValues, version: number): Promise<SubmitOutcome> => {
    try {
      const { name } = await mutateAsync({ id: base.id, version, body: changedFields(initial, values) });
      toast.show({ title: t('saved', { name }) });
      router.history.push(`/manager/service-types/${base.id}`);
      return undefined;
    } catch (error) {
      const refused = refusedFields(error, t('stale'));
      if (isCallError(error, 412)) {
        const now = await queries.fetchQuery({ ...serviceType(base.id), staleTime: 0 });
        if (conflictsOf(base, values, now).length === 0) return save(values, now.version);
        setTheirs(now);
      }
      return refused;
    }
  };
  const form = useForm<ServiceTypeValues>({
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
  return { form, theirs, keepMine, forgetTheirs: () => setTheirs(null), dropDraft: draft.remove };
}
