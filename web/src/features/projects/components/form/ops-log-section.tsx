import { Checkbox } from '../../../../ui/form/checkbox.tsx';
import { FieldPair, FormSection } from '../../../../ui/form-page/form-page.tsx';
import { NumberField } from '../../../../ui/number/number-field.tsx';
import { f } from './messages.ts';
import type { ProjectForm } from './project-form.ts';

/** What the project chooses about its ops-log: who is called when, and how one shift takes over from another. */
export function OpsLogSection({ form: { field } }: { form: ProjectForm }) {
  const unit = f('minutes');
  return (
    <FormSection title={f('section_ops_log')}>
      <FieldPair>
        <NumberField
          label={f('sev1_escalates_min')}
          note={f('escalates_note')}
          suffix={unit}
          {...field('sev1_escalates_min')}
        />
        <NumberField
          label={f('sev2_escalates_min')}
          note={f('escalates_note')}
          suffix={unit}
          {...field('sev2_escalates_min')}
        />
      </FieldPair>
      <NumberField
        label={f('handover_overdue_min')}
        note={f('handover_overdue_note')}
        suffix={unit}
        {...field('handover_overdue_min')}
      />
      <Checkbox
        label={f('handover_required')}
        note={f('handover_required_note')}
        {...field('handover_required')}
      />
      <Checkbox label={f('handover_gate')} note={f('handover_gate_note')} {...field('handover_gate')} />
    </FormSection>
  );
}
