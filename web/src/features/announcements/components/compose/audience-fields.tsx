import { ROLES } from '#contract/access/roles.ts';
import type { AnnouncementDetail } from '#contract/announcements/shapes.ts';
import { roleName } from '../../../../platform/roles.ts';
import { MultiSelect } from '../../../../ui/form/multi-select.tsx';
import { FormSection } from '../../../../ui/form-page/form-page.tsx';
import type { Form } from '../../../../ui/form-page/use-form.ts';
import { audienceRefusals } from '../../effects/refusals.ts';
import { useAnnouncing } from '../../effects/use-announcing.ts';
import { useCounted } from '../../effects/use-counted.ts';
import { type AnnouncementValues, LABELS } from '../../effects/values.ts';
import { t } from './messages.ts';
import { ProjectsField } from './projects-field.tsx';

const ROLE_OPTIONS = ROLES.map((value) => ({ value, label: roleName(value) }));

type AudienceFieldsProps = {
  form: Form<AnnouncementValues>;
  /** Knows the names of organizations that the person can't choose. */
  known: AnnouncementDetail | null;
};

/** Who is told. What is refused of it while it is counted stands at its field already. */
export function AudienceFields({ form, known }: AudienceFieldsProps) {
  const { error } = useCounted(form.values);
  const refused = audienceRefusals(error);
  const organizations = form.field('organizations');
  const roles = form.field('roles');
  const options = useOrganizationOptions(organizations.value, known);
  return (
    <FormSection title={t('section_who')}>
      <MultiSelect
        label={LABELS.organizations}
        options={options}
        {...organizations}
        error={organizations.error ?? refused.organizations}
      />
      <MultiSelect
        label={LABELS.roles}
        note={t('roles_note')}
        optional
        placeholder={t('any_role')}
        options={ROLE_OPTIONS}
        {...roles}
        onChange={(chosen) => roles.onChange(ROLES.filter((role) => chosen.includes(role)))}
        error={roles.error ?? refused.roles}
      />
      <ProjectsField
        organizations={organizations.value}
        {...form.field('projects')}
        refused={refused.projects}
      />
    </FormSection>
  );
}

/** Those in which the person may announce, and what is chosen already. */
function useOrganizationOptions(chosen: readonly string[], known: AnnouncementDetail | null) {
  const { places } = useAnnouncing();
  const others = chosen.filter((id) => !places.some((place) => place.id === id));
  const nameOf = (id: string) => known?.organizations.find((one) => one.id === id)?.name;
  return [
    ...places.map(({ id, name }) => ({ value: id, label: name })),
    ...others.map((id) => ({ value: id, label: nameOf(id) ?? t('unknown_organization') })),
  ];
}
