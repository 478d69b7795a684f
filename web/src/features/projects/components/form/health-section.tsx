import { HEALTHS, type Project } from '#contract/projects/shapes.ts';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import { FormSection } from '../../../../ui/form-page/form-page.tsx';
import { t } from '../../messages.ts';
import { HealthReasons } from '../health/disagreement.tsx';
import { Choice } from './choice.tsx';
import { f } from './messages.ts';
import type { ProjectForm } from './project-form.ts';

type HealthSectionProps = {
  form: ProjectForm;
  /** Left out while it is being made. */
  project?: Project;
};

/** Health: computed, or set by hand with the reason. */
export function HealthSection({ form, project }: HealthSectionProps) {
  const { field, values } = form;
  const manual = values.health_mode === 'manual';
  return (
    <FormSection title={t('health')}>
      <Choice
        label={f('health_mode')}
        note={f('health_mode_note')}
        values={['auto', 'manual']}
        word={(value) => f(`mode_${value}`)}
        {...field('health_mode')}
      />
      {project && <HealthReasons project={project} />}
      {manual && (
        <>
          <Choice
            label={t('health')}
            values={HEALTHS}
            word={(value) => t(`health_${value}`)}
            {...field('health')}
          />
          <TextArea
            label={f('health_note')}
            note={f('health_note_note')}
            optional={values.health === 'green'}
            {...field('health_note')}
          />
        </>
      )}
    </FormSection>
  );
}
