import { IconPlus, IconTrash } from '@tabler/icons-react';
import { memo } from 'react';
import type { Calculation, Overhead } from '#contract/calculator/inputs.ts';
import { typedAmounts } from '../../../../platform/format/amounts.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { IconButton } from '../../../../ui/action/icon-button.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { MoneyField } from '../../../../ui/number/money-field.tsx';
import type { Bind } from '../../effects/binding.ts';
import { newKey } from '../../effects/line-verbs.ts';
import { useLatest } from '../../effects/use-latest.ts';
import styles from './basis.module.css';
import type { BasisProps } from './basis-card.tsx';
import { b } from './messages.ts';

/** The most overheads of a calculation. */
const MOST = 50;

/** Costs of the whole by name. */
export function OverheadsCard({ calculation: { overheads, currency }, onChange, bind }: BasisProps) {
  return <Overheads {...{ overheads, currency, bind }} onChange={useLatest(onChange)} />;
}

type OverheadsProps = Pick<Calculation, 'overheads' | 'currency'> & Pick<BasisProps, 'onChange' | 'bind'>;

const Overheads = memo(({ overheads, currency, onChange, bind }: OverheadsProps) => {
  const put = (next: Overhead[]) => onChange({ overheads: next });
  const change = (at: number, part: Partial<Overhead>) =>
    put(overheads.map((one, other) => (other === at ? { ...one, ...part } : one)));
  const isFixed = bind('overheads').disabled;
  return (
    <Card title={b('overheads')} count={overheads.length || undefined}>
      {overheads.length === 0 && <p className={styles.none}>{b('overheads_none')}</p>}
      <ul className={styles.rows}>
        {overheads.map((one, at) => (
          <OverheadRow
            key={one.key}
            {...{ one, at, currency, bind }}
            onChange={(part) => change(at, part)}
            onRemove={isFixed ? undefined : () => put(overheads.toSpliced(at, 1))}
          />
        ))}
      </ul>
      {!isFixed && overheads.length < MOST && (
        <Button
          small
          icon={IconPlus}
          onClick={() => put([...overheads, { key: newKey(), name: '', amount_minor: 0 }])}
        >
          {b('add_overhead')}
        </Button>
      )}
    </Card>
  );
});

type OverheadRowProps = {
  one: Overhead;
  at: number;
  currency: string;
  bind: Bind;
  onChange: (part: Partial<Overhead>) => void;
  onRemove: (() => void) | undefined;
};

function OverheadRow({ one, at, currency, bind, onChange, onRemove }: OverheadRowProps) {
  const { locale } = useFormat();
  const place = b('overhead', { place: at + 1 });
  return (
    <li className={styles.row} aria-label={place}>
      <TextField
        {...bind(`overheads.${at}.name`)}
        label={b('name')}
        value={one.name}
        maxLength={120}
        onChange={(name) => onChange({ name })}
      />
      <MoneyField
        {...bind(`overheads.${at}.amount_minor`)}
        label={b('amount')}
        amounts={typedAmounts(locale, currency)}
        value={one.amount_minor}
        onChange={(minor) => onChange({ amount_minor: minor ?? 0 })}
      />
      {onRemove && (
        <IconButton
          icon={IconTrash}
          variant="ghost"
          label={b('remove', { what: one.name || place })}
          onClick={onRemove}
        />
      )}
    </li>
  );
}
