import { useOrganization } from '../../../platform/person.ts';
import { FormPage } from '../../../ui/form-page/form-page.tsx';
import { PeopleSection } from '../components/invite/people-section.tsx';
import { TermsSections } from '../components/invite/terms-section.tsx';
import { type Person, useInviteForm } from '../effects/use-invite-form.ts';
import { t } from '../messages.ts';

const LABELS = {
  typed: t('addresses'),
  rows: t('section_people'),
  role: t('role_for_all'),
  project_id: t('project'),
  message: t('message'),
  expires_in_days: t('expires'),
};

/** Invites people by e-mail: a few addresses, or a file of them. Nothing is sent until every row is right. */
export function InviteScreen({ asked }: { asked?: Person }) {
  const { id, name } = useOrganization();
  const team = `/manager/organizations/${id}/team`;
  const { form, problems } = useInviteForm(team, asked);
  const count = form.values.rows.length;
  return (
    <FormPage
      title={t('invite')}
      crumbs={[
        { label: name, href: `/manager/organizations/${id}` },
        { label: t('team'), href: team },
        { label: t('invite') },
      ]}
      form={form}
      labels={LABELS}
      save={count > 0 ? t('send', { count }) : t('invite')}
      cancelHref={team}
    >
      <PeopleSection form={form} problems={problems} />
      <TermsSections form={form} />
    </FormPage>
  );
}
