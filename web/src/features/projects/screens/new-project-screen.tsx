import { useNavigate } from '@tanstack/react-router';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useOrganization } from '../../../platform/person.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { FormPage } from '../../../ui/form-page/form-page.tsx';
import { BasicsSection } from '../components/form/basics-section.tsx';
import { f } from '../components/form/messages.ts';
import { MoneySection } from '../components/form/money-section.tsx';
import { LABELS, useProjectForm } from '../components/form/project-form.ts';
import { bodyOf, emptyProject, type ProjectValues } from '../components/form/project-values.ts';
import { TimeSection } from '../components/form/time-section.tsx';
import { WorkSection } from '../components/form/work-section.tsx';
import { t } from '../messages.ts';
import { useCreateProject } from '../mutations.ts';

const LIST = '/manager/projects';

/** A project from scratch. */
export function NewProjectScreen() {
  const navigate = useNavigate();
  const format = useFormat();
  const organization = useOrganization();
  const { mutateAsync } = useCreateProject();
  const save = async (values: ProjectValues) => {
    const { name = '', code = '', start_date = '', ...rest } = bodyOf(values);
    const made = await mutateAsync({ ...rest, name, code, start_date, status: values.status });
    toast.show({ title: f('created', { name: made.name }) });
    void navigate({ href: `${LIST}/${made.id}` });
  };
  const initial = emptyProject(organization.currency, null, format.today());
  const form = useProjectForm(initial, 'project.new', save);
  return (
    <FormPage
      title={t('new_project')}
      crumbs={[{ label: t('projects'), href: LIST }, { label: t('new_project') }]}
      form={form}
      labels={LABELS}
      save={f('create')}
      cancelHref={LIST}
    >
      <BasicsSection form={form} fresh />
      <TimeSection form={form} fresh />
      <MoneySection form={form} />
      <WorkSection form={form} />
    </FormPage>
  );
}
