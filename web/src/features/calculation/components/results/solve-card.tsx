import { useState } from 'react';
import type { Calculation, Target } from '#contract/calculator/inputs.ts';
import { type Solution, solveFor } from '#contract/calculator/solve.ts';
import { UNKNOWNS, type Unknown } from '#contract/calculator/states.ts';
import type { DatedRate } from '#contract/money/exchange.ts';
import { typedAmounts } from '../../../../platform/format/amounts.ts';
import { type Format, useFormat } from '../../../../platform/format/use-format.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Segmented } from '../../../../ui/action/segmented.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { MoneyField } from '../../../../ui/number/money-field.tsx';
import { Text } from '../../../../ui/theme/text.tsx';
import type { Bind } from '../../effects/binding.ts';
import { PercentageField } from '../basis/percentage-field.tsx';
import { r } from './messages.ts';
import styles from './results.module.css';

export type SolveCardProps = {
  /** As it is typed. */
  target: Target;
  /** As it was counted. */
  calculation: Calculation;
  rates: readonly DatedRate[];
  onTarget: (target: Target) => void;
  bind: Bind;
};

const CHOICES = UNKNOWNS.map((value) => ({ value, label: r(`unknown_${value}`) }));

/** Price, margin and utilisation hang together: one of them is solved for, and taken over by its verb. */
export function SolveCard({ target, calculation, rates, onTarget, bind }: SolveCardProps) {
  const { locale } = useFormat();
  const [unknown, setUnknown] = useState<Unknown>('price');
  return (
    <Card title={r('solve')} note={r('solve_note')}>
      <div className={styles.solve}>
        <Segmented label={r('solve')} options={CHOICES} value={unknown} onChange={setUnknown} />
        <div className={styles.pair}>
          <PercentageField
            {...bind('target.margin_pct')}
            label={r('aim')}
            value={target.margin_pct}
            blank={null}
            onChange={(margin_pct) => onTarget({ ...target, margin_pct })}
          />
          <MoneyField
            {...bind('target.price_minor')}
            label={r('agreed')}
            optional
            amounts={typedAmounts(locale, calculation.currency)}
            value={target.price_minor}
            onChange={(price_minor) => onTarget({ ...target, price_minor })}
          />
        </div>
        <Found
          solution={solutionOf(calculation, rates, unknown)}
          {...{ target, calculation, onTarget, bind }}
        />
      </div>
    </Card>
  );
}

/** Undefined where the calculation can't be counted at all: that is said elsewhere. */
const solutionOf = (
  calculation: Calculation,
  rates: readonly DatedRate[],
  unknown: Unknown,
): Solution | undefined => {
  try {
    return solveFor(calculation, rates, unknown);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
};

type FoundProps = Pick<SolveCardProps, 'target' | 'calculation' | 'onTarget' | 'bind'> & {
  solution: Solution | undefined;
};

function Found({ solution, target, calculation: { currency }, onTarget, bind }: FoundProps) {
  const format = useFormat();
  if (!solution) return null;
  if (!solution.solved)
    return (
      <div role="status">
        <StatusText tone="warn">{solution.message}</StatusText>
      </div>
    );
  const { price_minor, cost_minor, margin_minor } = solution.results;
  const money = (minor: number) => format.money(minor, currency);
  const isSame =
    solution.target.price_minor === target.price_minor &&
    solution.target.utilisation_pct === target.utilisation_pct;
  const { disabled } = bind('target');
  return (
    <div className={styles.found} role="status">
      <span>
        <strong>{foundWords(solution, format, currency)}</strong>
        <br />
        <Text muted small>
          {r('instead', { price: money(price_minor), cost: money(cost_minor), margin: money(margin_minor) })}
        </Text>
      </span>
      {solution.unknown !== 'margin' && !disabled && (
        <Button small disabled={isSame} onClick={() => onTarget(solution.target)}>
          {isSame ? r('applied') : r('apply')}
        </Button>
      )}
    </div>
  );
}

const foundWords = (
  solution: Extract<Solution, { solved: true }>,
  format: Format,
  currency: string,
): string =>
  solution.unknown === 'price'
    ? r('found_price', { value: format.money(solution.value, currency) })
    : r(`found_${solution.unknown}`, { value: format.percent(Number(solution.value) / 100, 2) });
