import { readProject } from '#contract/projects/endpoints.ts';
import type { Project } from '#contract/projects/shapes.ts';
import { call } from '../../../../platform/call.ts';
import { isCallError } from '../../../../platform/call-error.ts';
import { question } from '../../../../ui/feedback/question/question.ts';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { FormArea } from '../../../../ui/form-page/form-page.tsx';
import { useUpdateProject } from '../../mutations.ts';
import { BasicsSection } from '../form/basics-section.tsx';
import { HealthSection } from '../form/health-section.tsx';
import { f } from '../form/messages.ts';
import { MoneySection } from '../form/money-section.tsx';
import { LABELS, useProjectForm } from '../form/project-form.ts';
import { bodyOf, type ProjectValues, valuesOf } from '../form/project-values.ts';
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
  const { id, version } = project;
  const { mutateAsync } = useUpdateProject(id);
  const save = async (values: ProjectValues) => {
    const body = bodyOf(values);
    const saved = await mutateAsync({ version, body }).catch(async (error: unknown) => {
      if (!isCallError(error, 412)) throw error;
      const theirs = await call(readProject, { params: { project_id: id } });
      if (!sameFields(project, theirs) && !(await askWhose())) return onSaved(theirs);
      return mutateAsync({ version: theirs.version, body });
    });
    if (!saved) return;
    toast.show({ title: f('saved') });
    onSaved(saved);
  };
  const form = useProjectForm(valuesOf(project), `project.${id}.${version}`, save);
  return (
    <FormArea
      title={t('settings')}
      form={form}
      labels={LABELS}
      save={f('save')}
      cancelHref={`/manager/projects/${id}`}
    >
      <BasicsSection form={form} />
      <TimeSection form={form} />
      <MoneySection form={form} />
      <WorkSection form={form} />
      <HealthSection form={form} />
    </FormArea>
  );
}

/** A newer version that changed nothing of what the form shows, such as a new state, is no conflict. */
const sameFields = (one: Project, other: Project): boolean =>
  JSON.stringify(bodyOf(valuesOf(one))) === JSON.stringify(bodyOf(valuesOf(other)));

const askWhose = () =>
  question.confirm({ ask: f('changed_meanwhile'), note: f('changed_meanwhile_note'), boxSize: 'medium' });
