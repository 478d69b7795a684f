import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { PresetBeginning } from '#contract/projects/preset-endpoints.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useOrganization } from '../../../platform/person.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { FormPage } from '../../../ui/form-page/form-page.tsx';
import { CopyPreview } from '../components/copy/copy-preview.tsx';
import { type Beginning, SourceSection } from '../components/copy/source-section.tsx';
import { BasicsSection } from '../components/form/basics-section.tsx';
import { HealthSection } from '../components/form/health-section.tsx';
import { f } from '../components/form/messages.ts';
import { MoneySection } from '../components/form/money-section.tsx';
import { LABELS, type ProjectForm } from '../components/form/project-form.ts';
import { emptyProject } from '../components/form/project-values.ts';
import { TimeSection } from '../components/form/time-section.tsx';
import { WorkSection } from '../components/form/work-section.tsx';
import { StartField, useHasPresets } from '../components/preset/start-field.tsx';
import type { NewProjectSearch } from '../effects/new-address.ts';
import { lockedForm } from '../effects/use-locked-form.ts';
import { useNewProject } from '../effects/use-new-project.ts';
import { t } from '../messages.ts';

const LIST = '/manager/projects';
const HEAD = {
  title: t('new_project'),
  crumbs: [{ label: t('projects'), href: LIST }, { label: t('new_project') }],
  ...{ labels: LABELS, save: f('create'), cancelHref: LIST },
};

/** A project from a preset, from scratch, or from a copy of another, whose fields are then filled in here. */
export function NewProjectScreen({ search }: { search: NewProjectSearch }) {
  const navigate = useNavigate();
  const { today } = useFormat();
  const { currency } = useOrganization();
  const [begin, setBegin] = useState<Beginning>(search.preset ? 'preset' : search.copy ? 'copy' : 'scratch');
  const source = begin === 'copy' ? (search.copy ?? null) : null;
  const preset_id = begin === 'preset' ? (search.preset ?? null) : null;
  const choose = (chosen: NewProjectSearch) =>
    void navigate({ to: '.', search: { ...search, ...chosen }, replace: true });
  const empty = emptyProject(currency, null, today());
  const { form, copy, preset } = useNewProject(empty, { source, preset_id }, (made) => {
    toast.show({ title: f('created', { name: made.name }) });
    void navigate({ href: `${LIST}/${made.id}` });
  });
  const hasPresets = useHasPresets(search.preset !== undefined);
  const fields = lockedForm(form, preset.beginning?.applied);
  const { preview, parts } = copy;
  return (
    <FormPage
      {...HEAD}
      form={form}
      side={
        preview && <CopyPreview values={form.values} roles={parts.includes('roles') ? preview.roles : []} />
      }
    >
      <SourceSection
        {...{ begin, source, copy }}
        presets={
          hasPresets && (
            <StartField
              value={preset_id}
              preset={preset}
              onChange={(id) => choose({ preset: id ?? undefined })}
            />
          )
        }
        onBegin={setBegin}
        onSource={(id) => choose({ copy: id ?? undefined })}
      />
      <BasicsSection form={fields} fresh />
      <TimeSection form={fields} fresh {...(preview ? { onStart: copy.moveStart } : {})} />
      <MoneySection form={fields} />
      <WorkSection form={fields} />
      <AskedHealth form={fields} beginning={preset.beginning} />
    </FormPage>
  );
}

type AskedHealthProps = { form: ProjectForm; beginning: PresetBeginning | undefined };

/** A health set by hand, now or by the preset, needs a colour and mostly a reason; one that is computed is no question yet. */
const AskedHealth = ({ form, beginning }: AskedHealthProps) =>
  [form.values.health_mode, beginning?.fields.health_mode].includes('manual') && (
    <HealthSection form={form} />
  );
