import { useQueryClient } from '@tanstack/react-query';
import type { RootGrant } from '#contract/root-grants/endpoints.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { refusedFields } from '../../../platform/http/refused-fields.ts';
import { useSavedOver } from '../../../platform/http/use-saved-over.ts';
import { roleName } from '../../../platform/roles.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import type { Conflict } from '../../../ui/form-page/conflict-dialog.tsx';
import { type Form, type SubmitOutcome, useForm } from '../../../ui/form-page/use-form.ts';
import { t } from '../components/administrators/messages.ts';
import { useChangeRoot, useGrantRoot } from '../mutations.ts';
import { rootGrants } from '../queries.ts';
import {
  changesOf,
  conflictsOf,
  fieldsOf,
  formField,
  type RootGrantValues,
  validate,
  valuesOf,
} from './root-grants.ts';

/** The form that grants a role over every organization to an address. */
export function useNewGrant(onDone: () => void): Form<RootGrantValues> {
  const { zone, today } = useFormat();
  const { mutateAsync } = useGrantRoot();
  return useForm<RootGrantValues>({
    initial: valuesOf(null, zone),
    validate: validate(today()),
    onSubmit: async (values) => {
      try {
        const { person, role } = await mutateAsync({
          ...fieldsOf(values, zone),
          email: values.email.trim(),
        });
        toast.show({ title: t('granted_toast', { name: person.name, role: roleName(role) }) });
      } catch (error) {
        return asFormFields(refusedFields(error, t('stale')));
      }
      onDone();
      return undefined;
    },
  });
}

/** The form that changes a role over every organization, and what to show where somebody else changed it meanwhile. */
export function useGrantChange(grant: RootGrant, onDone: () => void) {
  const format = useFormat();
  const queries = useQueryClient();
  const { mutateAsync } = useChangeRoot();
  const { save, dialog } = useSavedOver<RootGrantValues, RootGrant, Conflict>({
    version: grant.version,
    write: (values, version) =>
      mutateAsync({ id: grant.id, version, body: changesOf(grant, values, format.zone) }),
    reread: async () => {
      const { data } = await queries.fetchQuery({ ...rootGrants(), staleTime: 0 });
      return data.find(({ id }) => id === grant.id) ?? null;
    },
    conflicts: (mine, theirs) => conflictsOf(grant, mine, theirs, format),
    onSaved: () => {
      toast.show({ title: t('changed_toast', { name: grant.person.name }) });
      onDone();
    },
    onTaken: onDone,
    onRefused: (title) => toast.show({ title }),
  });
  const initial = valuesOf(grant, format.zone);
  const form = useForm<RootGrantValues>({
    initial,
    // An end that has passed may stay.
    validate: validate(initial.until ?? format.today()),
    onSubmit: async (values) => asFormFields(await save(values)),
  });
  return { form, dialog };
}

const asFormFields = (refused: SubmitOutcome): SubmitOutcome =>
  refused?.map(({ field, message }) => ({ field: formField(field), message }));
