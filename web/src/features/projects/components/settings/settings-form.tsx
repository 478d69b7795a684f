import { useEffect } from 'react';
import type { Project, ProjectChanges } from '#contract/projects/shapes.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { ConflictDialog } from '../../../../ui/form-page/conflict-dialog.tsx';
import { FormArea } from '../../../../ui/form-page/form-page.tsx';
import { useLockedForm } from '../../effects/use-locked-form.ts';
import { useReach } from '../../effects/use-reach.ts';
import { useSettingsForm } from '../../effects/use-settings-form.ts';
import { BasicsSection } from '../form/basics-section.tsx';
import { HealthSection } from '../form/health-section.tsx';
import { f } from '../form/messages.ts';
import { MoneySection } from '../form/money-section.tsx';
import { OpsLogSection } from '../form/ops-log-section.tsx';
import { LABELS } from '../form/project-form.ts';
import { valuesOf } from '../form/project-values.ts';
import { TimeSection } from '../form/time-section.tsx';
import { WorkSection } from '../form/work-section.tsx';
import { ReachCard, ReachSummary } from '../reach/reach-card.tsx';
import { ReachContext } from '../reach/reach-context.ts';
import { t } from './messages.ts';

type SettingsFormProps = {
  /** The project as it was when the form began. */
  project: Project;
  /** The project as it was saved, with what takes that back; or as somebody else left it. */
  onSaved: (project: Project, back?: ProjectChanges) => void;
  /** Whether something is typed that isn't saved. */
  onChanged: (isChanged: boolean) => void;
};

/** Every field of a project. What somebody else saved meanwhile is never overwritten without asking. */
export function SettingsForm({ project, onSaved, onChanged }: SettingsFormProps) {
  const { form, conflicts, keepMine, takeTheirs, close } = useSettingsForm(project, onSaved);
  const reach = useReach(project.id, valuesOf(project), form.values);
  const fields = useLockedForm(project.id, form);
  const { changed } = form;
  useEffect(() => onChanged(changed), [changed, onChanged]);
  return (
    <ReachContext value={reach}>
      <FormArea
        title={t('settings')}
        form={form}
        labels={LABELS}
        cancelHref={`/manager/projects/${project.id}`}
        verbs={
          <>
            <ReachSummary />
            <Button variant="primary" type="submit" disabled={form.submitting}>
              {f('save')}
            </Button>
          </>
        }
      >
        <BasicsSection form={fields} />
        <TimeSection form={fields} />
        <MoneySection form={fields} />
        <WorkSection form={fields} />
        <HealthSection form={fields} project={project} />
        <OpsLogSection form={fields} />
        <ReachCard />
      </FormArea>
      <ConflictDialog
        open={conflicts.length > 0}
        conflicts={conflicts}
        onKeep={keepMine}
        onTake={takeTheirs}
        onClose={close}
      />
    </ReachContext>
  );
}
