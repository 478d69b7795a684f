import { memo } from 'react';
import type { Calculation } from '#contract/calculator/inputs.ts';
import { currencyChoices } from '../../../../platform/format/currencies.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Card } from '../../../../ui/card/card.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { TagsField } from '../../../../ui/form/tags-field.tsx';
import { DateField } from '../../../../ui/number/date-field.tsx';
import type { Bind } from '../../effects/binding.ts';
import { withPhases } from '../../effects/phases.ts';
import { useLatest } from '../../effects/use-latest.ts';
import styles from './basis.module.css';
import { b } from './messages.ts';
import { PercentageField } from './percentage-field.tsx';

export type BasisProps = {
  calculation: Calculation;
  /** Hears of what changes, and of nothing else. */
  onChange: (change: Partial<Calculation>) => void;
  /** The same one while nothing changes that it says: typing in a line then draws no field here. */
  bind: Bind;
};

/** What the whole is counted in and by. */
export function BasisCard({ calculation, onChange, bind }: BasisProps) {
  const { currency, rate_day, hours_per_day, phases } = calculation;
  const change = useLatest((part: Partial<Calculation>) =>
    onChange(part.phases ? withPhases(calculation, part.phases) : part),
  );
  return (
    <Card title={b('basis')}>
      <BasisFields {...{ currency, rate_day, hours_per_day, phases, bind }} onChange={change} />
    </Card>
  );
}

type BasisFieldsProps = Pick<Calculation, 'currency' | 'rate_day' | 'hours_per_day' | 'phases'> &
  Pick<BasisProps, 'onChange' | 'bind'>;

const BasisFields = memo((props: BasisFieldsProps) => {
  const { currency, rate_day, hours_per_day, phases, onChange, bind } = props;
  const { locale } = useFormat();
  return (
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
          onChange={(names) => onChange({ phases: names })}
        />
      </div>
    </div>
  );
});
