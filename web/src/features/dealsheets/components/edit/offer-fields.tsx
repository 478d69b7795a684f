import type { Calculation } from '#contract/calculator/inputs.ts';
import type { Dealsheet } from '#contract/dealsheets/shapes.ts';
import { Card } from '../../../../ui/card/card.tsx';
import { LinesField } from '../../../../ui/form/lines-field.tsx';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import type { Form } from '../../../../ui/form-page/use-form.ts';
import { NumberField } from '../../../../ui/number/number-field.tsx';
import { CardGrid, CardStack } from '../../../../ui/page/dashboard-page.tsx';
import { BasisCard } from '../../../calculation/components/basis/basis-card.tsx';
import { ExpensesCard } from '../../../calculation/components/basis/expenses-card.tsx';
import { OverheadsCard } from '../../../calculation/components/basis/overheads-card.tsx';
import { PercentagesCard } from '../../../calculation/components/basis/percentages-card.tsx';
import { LinesEditor } from '../../../calculation/components/lines/lines-editor.tsx';
import { FiguresArea } from '../../../calculation/components/results/figures-area.tsx';
import { ResultsPanel } from '../../../calculation/components/results/results-panel.tsx';
import type { Bind } from '../../../calculation/effects/binding.ts';
import type { LiveCalculation } from '../../../calculation/effects/use-calculation.ts';
import { type ContentValues, calculationOf } from '../../effects/content-values.ts';
import styles from './edit.module.css';
import { t } from './messages.ts';
import { RisksField } from './risks-field.tsx';

type OfferFieldsProps = { deal: Dealsheet; form: Form<ContentValues>; live: LiveCalculation; bind: Bind };

/** Everything that a deal offers: its lines with what they come to, what is beside them, and what it is offered under. */
export function OfferFields({ deal, form, live, bind }: OfferFieldsProps) {
  const { values, fill } = form;
  const { lines, phases, expenses, currency, rate_day } = values;
  const change = ({ expenses: bought, ...changed }: Partial<Calculation>) =>
    fill({ ...changed, ...(bought ? { expenses: [...bought] } : {}) });
  const basis = { calculation: calculationOf(values), onChange: change, bind };
  return (
    <CardStack>
      <FiguresArea live={live} />
      <LinesEditor
        {...{ lines, phases, currency, day: rate_day, clientId: deal.client.id }}
        onChange={change}
        results={live.results}
        live={live}
        problems={live.problems}
      />
      <CardGrid columns="two">
        <PercentagesCard {...basis} />
        <BasisCard {...basis} />
      </CardGrid>
      <CardGrid columns="two">
        <ExpensesCard
          {...{ expenses, currency, phases, bind }}
          onChange={(changed) => fill({ expenses: changed })}
        />
        <OverheadsCard {...basis} />
      </CardGrid>
      <ResultsPanel {...{ live, bind, target: values.target }} onTarget={(target) => fill({ target })} />
      <Terms form={form} />
      <RisksField risks={values.risks} onChange={(risks) => fill({ risks })} bind={bind} />
      <Card title={t('assumptions')} count={values.assumptions.length || undefined}>
        <LinesField
          legend={t('assumptions_note')}
          value={values.assumptions}
          onChange={(assumptions) => fill({ assumptions })}
          lineLabel={(place) => t('assumption', { place })}
          removeLabel={(place) => t('remove_assumption', { place })}
          addLabel={t('add_assumption')}
          bind={(at) => bind(`assumptions.${at}`)}
          most={50}
          maxLength={500}
        />
      </Card>
    </CardStack>
  );
}

const Terms = ({ form: { field } }: { form: Form<ContentValues> }) => (
  <Card title={t('offer')}>
    <div className={styles.terms}>
      <NumberField
        label={t('validity')}
        note={t('validity_note')}
        suffix={t('days')}
        {...field('validity_days')}
      />
      <TextArea
        label={t('terms')}
        note={t('terms_note')}
        optional
        rows={5}
        {...field('terms')}
        maxLength={10_000}
      />
    </div>
  </Card>
);
