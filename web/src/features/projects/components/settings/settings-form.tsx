import type { Project } from '#contract/projects/shapes.ts';
import { ConflictDialog } from '../../../../ui/form-page/conflict-dialog.tsx';
import { FormArea } from '../../../../ui/form-page/form-page.tsx';
import { useSettingsForm } from '../../effects/use-settings-form.ts';
import { BasicsSection } from '../form/basics-section.tsx';
import { HealthSection } from '../form/health-section.tsx';
import { f } from '../form/messages.ts';
import { MoneySection } from '../form/money-section.tsx';
import { LABELS } from '../form/project-form.ts';
import { TimeSection } from '../form/time-section.tsx';
import { WorkSection } from '../form/work-section.tsx';
import { t } from './messages.ts';

type SettingsFormProps = {
  /** The project as it was when the form began. */
  project: Project;
  /** The project as it was saved, or as somebody else left it. */
  onSaved: (project: Project) => void;
};

/** Every field of a project. What somebody else saved meanwhile is never overwritten without asking. */
export function SettingsForm({ project, onSaved }: SettingsFormProps) {
  const { form, conflicts, keepMine, takeTheirs, close } = useSettingsForm(project, onSaved);
  return (
    <>
      <FormArea
        title={t('settings')}
        form={form}
        labels={LABELS}
        save={f('save')}
        cancelHref={`/manager/projects/${project.id}`}
      >
        <BasicsSection form={form} />
        <TimeSection form={form} />
        <MoneySection form={form} />
        <WorkSection form={form} />
        <HealthSection form={form} />
      </FormArea>
      <ConflictDialog
        open={conflicts.length > 0}
        conflicts={conflicts}
        onKeep={keepMine}
        onTake={takeTheirs}
        onClose={close}
      />
    </>
  );
}
