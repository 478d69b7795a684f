import { memo } from 'react';
import type { Calculation } from '#contract/calculator/inputs.ts';
import { Card } from '../../../../ui/card/card.tsx';
import { useLatest } from '../../effects/use-latest.ts';
import styles from './basis.module.css';
import type { BasisProps } from './basis-card.tsx';
import { b } from './messages.ts';
import { PercentageField } from './percentage-field.tsx';

type Share = 'overhead_pct' | 'contingency_pct' | 'discount_pct' | 'tax_pct';

/** Percentages of the whole: what is added to the cost, off the price and on it. */
export function PercentagesCard({ calculation, onChange, bind }: BasisProps) {
  const { overhead_pct, contingency_pct, discount_pct, tax_pct, target } = calculation;
  return (
    <Card title={b('percentages')}>
      <Fields
        {...{ overhead_pct, contingency_pct, discount_pct, tax_pct, target, bind }}
        onChange={useLatest(onChange)}
      />
    </Card>
  );
}

type FieldsProps = Pick<Calculation, Share | 'target'> & Pick<BasisProps, 'onChange' | 'bind'>;

const Fields = memo(({ target, onChange, bind, ...shares }: FieldsProps) => {
  const share = (field: Share, note?: string) => {
    const bound = bind(field);
    const said = bound.note ?? note;
    return {
      ...{ ...bound, label: b(field), value: shares[field] },
      ...(said ? { note: said } : {}),
      onChange: (typed: string | null) => onChange({ [field]: typed ?? '0' }),
    };
  };
  const utilisation = bind('target.utilisation_pct');
  return (
    <div className={styles.fields}>
      <PercentageField
        {...share('discount_pct', b(target.price_minor === null ? 'discount_note' : 'discount_taken'))}
      />
      <PercentageField {...share('tax_pct')} />
      <PercentageField {...share('overhead_pct', b('overhead_note'))} />
      <PercentageField {...share('contingency_pct', b('contingency_note'))} />
      <PercentageField
        {...utilisation}
        note={utilisation.note ?? b('utilisation_note')}
        label={b('utilisation')}
        value={target.utilisation_pct}
        blank={null}
        onChange={(utilisation_pct) => onChange({ target: { ...target, utilisation_pct } })}
      />
    </div>
  );
});
