import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { Expense } from '#contract/calculator/inputs.ts';
import { typedAmounts } from '../../../../platform/format/amounts.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { IconButton } from '../../../../ui/action/icon-button.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { Checkbox } from '../../../../ui/form/checkbox.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { MoneyField } from '../../../../ui/number/money-field.tsx';
import type { Bind } from '../../effects/binding.ts';
import { newKey } from '../../effects/line-verbs.ts';
import styles from './basis.module.css';
import { b } from './messages.ts';
import { PercentageField } from './percentage-field.tsx';

export type ExpensesCardProps = {
  expenses: readonly Expense[];
  onChange: (expenses: Expense[]) => void;
  currency: string;
  phases: readonly string[];
  bind: Bind;
};

/** The most expenses of a dealsheet. */
const MOST = 100;

const blank = (): Expense => ({
  ...{ key: newKey(), name: '', phase: null, cost_minor: 0, markup_pct: '0', billable: true },
});

/** What is bought for the client, with what is put on it and whether the client pays it. */
export function ExpensesCard({ expenses, onChange, currency, phases, bind }: ExpensesCardProps) {
  const isFixed = bind('expenses').disabled;
  const change = (at: number, part: Partial<Expense>) =>
    onChange(expenses.map((one, other) => (other === at ? { ...one, ...part } : one)));
  return (
    <Card title={b('expenses')} count={expenses.length || undefined}>
      {expenses.length === 0 && <p className={styles.none}>{b('expenses_none')}</p>}
      <ul className={styles.rows}>
        {expenses.map((one, at) => (
          <li key={one.key} className={styles.expense} aria-label={b('expense', { place: at + 1 })}>
            <ExpenseFields {...{ one, at, currency, phases, bind }} onChange={(part) => change(at, part)} />
            {!isFixed && (
              <IconButton
                icon={IconTrash}
                variant="ghost"
                label={b('remove', { what: one.name || b('expense', { place: at + 1 }) })}
                onClick={() => onChange([...expenses].toSpliced(at, 1))}
              />
            )}
          </li>
        ))}
      </ul>
      {!isFixed && expenses.length < MOST && (
        <Button small icon={IconPlus} onClick={() => onChange([...expenses, blank()])}>
          {b('add_expense')}
        </Button>
      )}
    </Card>
  );
}

type ExpenseFieldsProps = Pick<ExpensesCardProps, 'currency' | 'phases' | 'bind'> & {
  one: Expense;
  at: number;
  onChange: (part: Partial<Expense>) => void;
};

function ExpenseFields({ one, at, currency, phases, bind, onChange }: ExpenseFieldsProps) {
  const { locale } = useFormat();
  const of = (field: keyof Expense) => bind(`expenses.${at}.${field}`);
  return (
    <>
      <TextField
        {...of('name')}
        label={b('name')}
        value={one.name}
        maxLength={120}
        onChange={(name) => onChange({ name })}
      />
      <MoneyField
        {...of('cost_minor')}
        label={b('cost')}
        amounts={typedAmounts(locale, currency)}
        value={one.cost_minor}
        onChange={(minor) => onChange({ cost_minor: minor ?? 0 })}
      />
      <PercentageField
        {...of('markup_pct')}
        label={b('markup')}
        value={one.markup_pct}
        onChange={(typed) => onChange({ markup_pct: typed ?? '0' })}
      />
      <Select
        {...of('phase')}
        label={b('phase')}
        optional
        placeholder={b('no_phase')}
        options={phases.map((name) => ({ value: name, label: name }))}
        value={one.phase}
        onChange={(phase) => onChange({ phase })}
      />
      <span className={styles.tick}>
        <Checkbox
          label={b('billable')}
          value={one.billable}
          disabled={of('billable').disabled}
          onChange={(billable) => onChange({ billable })}
        />
      </span>
    </>
  );
}
