import { APPROVALS, ROUNDINGS } from '#contract/organizations/shapes.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { FieldPair, FormSection } from '../../../ui/form-page/form-page.tsx';
import { NumberField } from '../../../ui/number/number-field.tsx';
import { Text } from '../../../ui/theme/text.tsx';
import { LABELS } from '../effects/setting-words.ts';
import { t } from '../messages.ts';
import { Effected } from './effects-card.tsx';
import { chosenOf } from './fields.ts';
import type { SectionProps } from './setting-form.ts';
import styles from './settings.module.css';

const ROUNDING_OPTIONS = ROUNDINGS.map((value) => ({ value, label: t(`rounding_${value}`) }));
const APPROVAL_OPTIONS = APPROVALS.map((value) => ({ value, label: t(`approval_${value}`) }));
const NEEDS = ['require_project', 'require_service', 'require_note'] as const;

/** How time is rounded, and what an entry must say. */
export function TimeSection({ form: { field, values } }: SectionProps) {
  return (
    <FormSection title={t('section_time')}>
      <Text muted>{t('rounding_note')}</Text>
      <FieldPair>
        <Select
          label={LABELS.rounding}
          options={ROUNDING_OPTIONS}
          {...chosenOf(field('rounding'), ROUNDINGS)}
        />
        {values.rounding !== 'none' && (
          <NumberField label={LABELS.rounding_minutes} suffix={t('minutes')} {...field('rounding_minutes')} />
        )}
      </FieldPair>
      <Effected by={['rounding', 'rounding_minutes']} />
      <div className={styles.ticks}>
        {NEEDS.map((need) => (
          <Checkbox key={need} label={LABELS[need]} {...field(need)} />
        ))}
        <Checkbox label={LABELS.allow_overlap} {...field('allow_overlap')} />
      </div>
      <Effected by={[...NEEDS, 'allow_overlap']} />
    </FormSection>
  );
}

/** Whose word time needs, and how long it can be changed. */
export function ApprovalSection({ form: { field, values } }: SectionProps) {
  const within = field('approve_within_plan');
  return (
    <FormSection title={t('section_approval')}>
      <Select
        label={LABELS.approval}
        options={APPROVAL_OPTIONS}
        searchable={false}
        {...chosenOf(field('approval'), APPROVALS)}
      />
      <Checkbox
        label={LABELS.approve_within_plan}
        note={t('approve_within_plan_note')}
        {...within}
        disabled={(within.disabled ?? false) || values.approval === 'off'}
      />
      <Effected by={['approval', 'approve_within_plan']} />
      <NumberField
        label={LABELS.edit_window_days}
        note={t('edit_window_note')}
        suffix={t('days')}
        {...field('edit_window_days')}
      />
      <Effected by={['edit_window_days']} />
    </FormSection>
  );
}

/** What rosters warn of, and which margin is too low. */
export function LimitsSection({ form: { field } }: SectionProps) {
  return (
    <FormSection title={t('section_limits')}>
      <FieldPair>
        <NumberField label={LABELS.min_rest_h} suffix={t('hours')} {...field('min_rest_h')} />
        <NumberField label={LABELS.max_week_h} suffix={t('hours')} {...field('max_week_h')} />
      </FieldPair>
      <Effected by={['min_rest_h', 'max_week_h']} />
      <TextField
        label={LABELS.margin_floor_pct}
        note={t('margin_floor_note')}
        suffix="%"
        {...field('margin_floor_pct')}
      />
      <Effected by={['margin_floor_pct']} />
    </FormSection>
  );
}
