import { FieldPair, FormSection } from '../../../../ui/form-page/form-page.tsx';
import { DateField } from '../../../../ui/number/date-field.tsx';
import { NumberField } from '../../../../ui/number/number-field.tsx';
import { t } from '../../messages.ts';
import { Reached } from '../reach/reached.tsx';
import { Choice } from './choice.tsx';
import { f } from './messages.ts';
import { MilestoneFields } from './milestone-fields.tsx';
import type { ProjectForm } from './project-form.ts';

const STARTS = ['proposed', 'planned', 'active'] as const;

type TimeSectionProps = {
  form: ProjectForm;
  fresh?: boolean;
  /** Instead of the first day alone, where others move with it. */
  onStart?: (day: string | null) => void;
};

/** From when to when, how far, and what is promised in between; a new project also says in which state it begins. */
export function TimeSection({ form, fresh, onStart }: TimeSectionProps) {
  const { field, values } = form;
  return (
    <FormSection title={f('section_time')}>
      <FieldPair>
        <DateField label={t('start')} {...field('start_date')} {...(onStart ? { onChange: onStart } : {})} />
        <DateField label={t('end')} optional min={values.start_date ?? undefined} {...field('end_date')} />
      </FieldPair>
      <Reached by={['start_date', 'end_date']} />
      {fresh ? (
        <Choice
          label={t('status')}
          note={f('status_note')}
          values={STARTS}
          word={(value) => t(`status_${value}`)}
          {...field('status')}
        />
      ) : (
        <NumberField label={t('progress')} suffix="%" {...field('progress')} />
      )}
      <MilestoneFields form={form} />
      <Reached by={['milestones']} />
    </FormSection>
  );
}
