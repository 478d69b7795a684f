import { firstReviewOn } from '#contract/account-plans/period.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useOrganization } from '../../../../platform/person.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { FieldPair, FormSection } from '../../../../ui/form-page/form-page.tsx';
import { DateField } from '../../../../ui/number/date-field.tsx';
import { NumberField } from '../../../../ui/number/number-field.tsx';
import { fiscalYear } from '../../effects/plan-period.ts';
import { PLAN_LABELS, type PlanValues, periodWords } from '../../effects/plan-values.ts';
import styles from './form.module.css';
import { t } from './messages.ts';
import type { PlanForm } from './plan-form.ts';

/** From when until when, and how often it is looked at; a period that is too long says so before anything is sent. */
export function PeriodFields({ form, isNew }: { form: PlanForm; isNew: boolean }) {
  const { field, values } = form;
  const until = field('ends_on');
  return (
    <FormSection title={t('section_period')}>
      <FieldPair>
        <DateField label={PLAN_LABELS.starts_on} {...field('starts_on')} />
        <DateField label={PLAN_LABELS.ends_on} {...until} error={until.error ?? periodWords(values)} />
      </FieldPair>
      <FiscalYears form={form} />
      <FieldPair>
        <NumberField
          label={PLAN_LABELS.review_every_months}
          suffix={t('months')}
          {...field('review_every_months')}
        />
        <DateField
          label={PLAN_LABELS.next_review_on}
          note={useReviewNote(values, isNew)}
          optional
          {...field('next_review_on')}
        />
      </FieldPair>
    </FormSection>
  );
}

/** Periods that most plans have, one press away. */
function FiscalYears({ form }: { form: PlanForm }) {
  const { fiscal_month } = useOrganization();
  const today = useFormat().today();
  const choose = (later: number) => form.fill(fiscalYear(today, fiscal_month, later));
  const isChosen = (later: number) => {
    const { starts_on, ends_on } = fiscalYear(today, fiscal_month, later);
    return form.values.starts_on === starts_on && form.values.ends_on === ends_on;
  };
  return (
    <div className={styles.years}>
      {(['this_year', 'next_year'] as const).map((year, later) => (
        <Button key={year} small aria-pressed={isChosen(later)} onClick={() => choose(later)}>
          {t(year)}
        </Button>
      ))}
    </div>
  );
}

/** On which day a new plan is looked at first, where nobody says another one. */
function useReviewNote({ starts_on, ends_on, review_every_months: months }: PlanValues, isNew: boolean) {
  const format = useFormat();
  if (!isNew) return t('next_review_note');
  if (!starts_on || !ends_on || !months || months < 1 || months > 36) return undefined;
  const day = firstReviewOn({ starts_on, ends_on, review_every_months: months }, format.today());
  return t('next_review_by', { day: format.day(day) });
}
