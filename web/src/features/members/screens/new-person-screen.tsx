import { useRouter } from '@tanstack/react-router';
import { refusedFields } from '../../../platform/http/refused-fields.ts';
import { useOrganization } from '../../../platform/person.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { FormPage } from '../../../ui/form-page/form-page.tsx';
import { useForm } from '../../../ui/form-page/use-form.ts';
import { f } from '../components/form/messages.ts';
import { PersonFields } from '../components/form/person-fields.tsx';
import { teamHref } from '../effects/list-address.ts';
import { LABELS, NEW_PERSON, newMemberOf, type PersonValues, validate } from '../effects/person-values.ts';
import { t } from '../messages.ts';
import { useCreateMember } from '../mutations.ts';

/** Adds somebody without an account to the team, and leads to them. */
export function NewPersonScreen() {
  const { id, name } = useOrganization();
  const team = teamHref(id);
  const router = useRouter();
  const { mutateAsync } = useCreateMember();
  const form = useForm<PersonValues>({
    initial: NEW_PERSON,
    validate: validate({ isNew: true }),
    onSubmit: async (values) => {
      try {
        const added = await mutateAsync(newMemberOf(values));
        toast.show({ title: f('added', { name: added.name }) });
        router.history.push(`${team}/${added.id}`);
      } catch (error) {
        return refusedFields(error, f('stale'));
      }
      return undefined;
    },
  });
  return (
    <FormPage
      title={f('new')}
      note={f('new_note')}
      crumbs={[
        { label: name, href: `/manager/organizations/${id}` },
        { label: t('team'), href: team },
        { label: f('new_short') },
      ]}
      form={form}
      labels={LABELS}
      save={f('add')}
      cancelHref={team}
    >
      <PersonFields form={form} />
    </FormPage>
  );
}
