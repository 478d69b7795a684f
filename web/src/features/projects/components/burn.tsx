import type { ProjectRow } from '#contract/projects/shapes.ts';
import type { Format } from '../../../platform/format/use-format.ts';
import { Bar } from '../../../ui/display/bar.tsx';
import { t } from '../messages.ts';
import styles from './burn.module.css';
import { barTone } from './status.tsx';

type Budgeted = Pick<ProjectRow, 'budget_minor' | 'budget_minutes' | 'budget_period' | 'currency'>;

/** A budget in a word: money where there is some, else hours; a monthly one says so. */
export const budgetText = (
  format: Format,
  { budget_minor, budget_minutes, budget_period, currency }: Budgeted,
) => {
  const amount = budget_minor
    ? format.money(budget_minor, currency, { compact: true })
    : budget_minutes
      ? `${format.number(budget_minutes / 60, 0)} h`
      : '–';
  return budget_period === 'month' && amount !== '–' ? t('per_month', { amount }) : amount;
};

const share = (percent: number | null) => (percent === null ? undefined : percent / 100);

/** Bar, percentage and budget of a row; the format comes from its list, since asking for it in every row takes time. */
export function Burn({ row, format }: { row: ProjectRow; format: Format }) {
  return (
    <span className={styles.burn}>
      <BurnBar row={row} />
      <span>{row.burn_pct === null ? '–' : `${row.burn_pct}%`}</span>
      <span className={styles.budget}>{budgetText(format, row)}</span>
    </span>
  );
}

/** Bar and percentage of a card. */
export function ShortBurn({ row }: { row: ProjectRow }) {
  return (
    <span className={styles.short}>
      <BurnBar row={row} />
      <span>{row.burn_pct === null ? '–' : `${row.burn_pct}%`}</span>
    </span>
  );
}

function BurnBar({ row }: { row: ProjectRow }) {
  const { burn_pct, elapsed_pct, health, name } = row;
  return (
    <Bar
      value={share(burn_pct) ?? 0}
      tick={burn_pct === null ? undefined : share(elapsed_pct)}
      tone={barTone(health)}
      label={t('burn_label', { name })}
    />
  );
}
