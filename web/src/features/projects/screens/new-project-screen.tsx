import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useOrganization } from '../../../platform/person.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { FormPage } from '../../../ui/form-page/form-page.tsx';
import { CopyPreview } from '../components/copy/copy-preview.tsx';
import { SourceSection } from '../components/copy/source-section.tsx';
import { BasicsSection } from '../components/form/basics-section.tsx';
import { f } from '../components/form/messages.ts';
import { MoneySection } from '../components/form/money-section.tsx';
import { LABELS } from '../components/form/project-form.ts';
import { emptyProject } from '../components/form/project-values.ts';
import { TimeSection } from '../components/form/time-section.tsx';
import { WorkSection } from '../components/form/work-section.tsx';
import type { NewProjectSearch } from '../effects/new-address.ts';
import { useNewProject } from '../effects/use-new-project.ts';
import { t } from '../messages.ts';

const LIST = '/manager/projects';

/** A project from scratch, or from a copy of another, whose fields are then filled in here. */
export function NewProjectScreen({ search }: { search: NewProjectSearch }) {
  const navigate = useNavigate();
  const { today } = useFormat();
  const { currency } = useOrganization();
  const [copying, setCopying] = useState(search.copy !== undefined);
  const source = copying ? (search.copy ?? null) : null;
  const chooseSource = (copy: string | null) =>
    void navigate({ to: '.', search: copy ? { copy } : {}, replace: true });
  const { form, copy } = useNewProject(emptyProject(currency, null, today()), source, (made) => {
    toast.show({ title: f('created', { name: made.name }) });
    void navigate({ href: `${LIST}/${made.id}` });
  });
  const { preview, parts } = copy;
  return (
    <FormPage
      title={t('new_project')}
      crumbs={[{ label: t('projects'), href: LIST }, { label: t('new_project') }]}
      form={form}
      labels={LABELS}
      save={f('create')}
      cancelHref={LIST}
      side={
        preview && <CopyPreview values={form.values} roles={parts.includes('roles') ? preview.roles : []} />
      }
    >
      <SourceSection
        copying={copying}
        source={source}
        copy={copy}
        onBegin={setCopying}
        onSource={chooseSource}
      />
      <BasicsSection form={form} fresh />
      <TimeSection form={form} fresh {...(preview ? { onStart: copy.moveStart } : {})} />
      <MoneySection form={form} />
      <WorkSection form={form} />
    </FormPage>
  );
}
