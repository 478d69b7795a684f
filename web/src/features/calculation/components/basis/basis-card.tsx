import type { Calculation } from '#contract/calculator/inputs.ts';
import { currencyChoices } from '../../../../platform/format/currencies.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Card } from '../../../../ui/card/card.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { TagsField } from '../../../../ui/form/tags-field.tsx';
import { DateField } from '../../../../ui/number/date-field.tsx';
import type { Bind } from '../../effects/binding.ts';
import { withPhases } from '../../effects/phases.ts';
import styles from './basis.module.css';
import { b } from './messages.ts';
import { PercentageField } from './percentage-field.tsx';

export type BasisProps = {
  calculation: Calculation;
  /** Hears of what changes, and of nothing else. */
  onChange: (change: Partial<Calculation>) => void;
  bind: Bind;
};

/** Percentages of the whole: what is added to the cost, off the price and on it. */
export function PercentagesCard({ calculation, onChange, bind }: BasisProps) {
  const { target } = calculation;
  const share = (field: 'overhead_pct' | 'contingency_pct' | 'discount_pct' | 'tax_pct') => ({
    ...{ ...bind(field), label: b(field), value: calculation[field] },
    onChange: (typed: string | null) => onChange({ [field]: typed ?? '0' }),
  });
  return (
    <Card title={b('percentages')}>
      <div className={styles.fields}>
        <PercentageField
          {...share('discount_pct')}
          note={bind('discount_pct').note ?? discountNote(calculation)}
        />
        <PercentageField {...share('tax_pct')} />
        <PercentageField {...share('overhead_pct')} note={bind('overhead_pct').note ?? b('overhead_note')} />
        <PercentageField
          {...share('contingency_pct')}
          note={bind('contingency_pct').note ?? b('contingency_note')}
        />
        <PercentageField
          {...bind('target.utilisation_pct')}
          note={bind('target.utilisation_pct').note ?? b('utilisation_note')}
          label={b('utilisation')}
          value={target.utilisation_pct}
          blank={null}
          onChange={(utilisation_pct) => onChange({ target: { ...target, utilisation_pct } })}
        />
      </div>
    </Card>
  );
}

const discountNote = ({ target }: Calculation): string =>
  target.price_minor === null ? b('discount_note') : b('discount_taken');

/** What the whole is counted in and by. */
export function BasisCard({ calculation, onChange, bind }: BasisProps) {
  const { locale } = useFormat();
  const { currency, rate_day, hours_per_day, phases } = calculation;
  return (
    <Card title={b('basis')}>
      <div className={styles.fields}>
        <Select
          {...bind('currency')}
          label={b('currency')}
          options={currencyChoices(locale)}
          value={currency}
          onChange={(chosen) => onChange({ currency: chosen ?? currency })}
        />
        <DateField
          {...bind('rate_day')}
          note={bind('rate_day').note ?? b('rate_day_note')}
          label={b('rate_day')}
          value={rate_day}
          onChange={(day) => onChange({ rate_day: day ?? rate_day })}
        />
        <PercentageField
          {...bind('hours_per_day')}
          label={b('hours_per_day')}
          value={hours_per_day}
          blank="8"
          suffix="h"
          onChange={(typed) => onChange({ hours_per_day: typed ?? '8' })}
        />
        <div className={styles.whole}>
          <TagsField
            {...bind('phases')}
            note={bind('phases').note ?? b('phases_note')}
            label={b('phases')}
            optional
            maxTags={50}
            value={phases}
            onChange={(names) => onChange(withPhases(calculation, names))}
          />
        </div>
      </div>
    </Card>
  );
}
