import { BUDGET_PERIODS, PROJECT_BILLINGS } from '#contract/projects/shapes.ts';
import { typedAmounts } from '../../../../platform/format/amounts.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Checkbox } from '../../../../ui/form/checkbox.tsx';
import { TagsField } from '../../../../ui/form/tags-field.tsx';
import { FieldPair, FormSection } from '../../../../ui/form-page/form-page.tsx';
import { MoneyField } from '../../../../ui/number/money-field.tsx';
import { NumberField } from '../../../../ui/number/number-field.tsx';
import { t } from '../../messages.ts';
import { Reached } from '../reach/reached.tsx';
import { Choice } from './choice.tsx';
import { f } from './messages.ts';
import type { ProjectForm } from './project-form.ts';

const CURRENCIES = Intl.supportedValuesOf('currency');

/** How it is charged, and the budget in money, hours or both, with what happens when it is used up. */
export function MoneySection({ form }: { form: ProjectForm }) {
  const { field } = form;
  return (
    <FormSection title={f('section_money')}>
      <FieldPair>
        <Choice
          label={t('billing')}
          values={PROJECT_BILLINGS}
          word={(value) => t(`billing_${value}`)}
          {...field('billing')}
        />
        <Choice label={t('currency')} values={CURRENCIES} searchable {...field('currency')} />
      </FieldPair>
      <Reached by={['billing', 'currency']} />
      <BudgetFields form={form} />
      <Choice
        label={f('budget_period')}
        values={BUDGET_PERIODS}
        word={(value) => f(`period_${value}`)}
        {...field('budget_period')}
      />
      <Checkbox label={f('hard_cap')} note={f('hard_cap_note')} {...field('hard_cap')} />
      <Reached by={['budget_minor', 'budget_minutes', 'budget_period', 'hard_cap', 'alert_pcts']} />
      <TagsField
        label={f('alerts')}
        note={f('alerts_note')}
        optional
        suggestions={['50', '75', '90', '100']}
        maxTags={10}
        {...field('alert_pcts')}
      />
    </FormSection>
  );
}

function BudgetFields({ form }: { form: ProjectForm }) {
  const { field, values } = form;
  const { locale } = useFormat();
  const minutes = field('budget_minutes');
  return (
    <FieldPair>
      <MoneyField
        label={f('budget_money')}
        optional
        amounts={typedAmounts(locale, values.currency)}
        {...field('budget_minor')}
      />
      <NumberField
        label={f('budget_time')}
        optional
        digits={2}
        suffix="h"
        {...minutes}
        value={values.budget_minutes === null ? null : values.budget_minutes / 60}
        onChange={(hours) => minutes.onChange(hours === null ? null : Math.round(hours * 60))}
      />
    </FieldPair>
  );
}
