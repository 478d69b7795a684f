import { IconAlertOctagon, IconAlertTriangle, IconCircleCheck, IconMinus } from '@tabler/icons-react';
import type { AccountPlanSummary } from '#contract/account-plans/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { classNames } from '../../../../ui/theme/class-names.ts';
import { Icon } from '../../../../ui/theme/icon.tsx';
import { Link } from '../../../../ui/theme/link.tsx';
import { HiddenText } from '../../../../ui/theme/text.tsx';
import { planHref } from '../../effects/plan-address.ts';
import { t as words } from '../../messages.ts';
import { Health } from '../list/list-cells.tsx';
import { toneOf } from '../plan-status.tsx';
import styles from './heat.module.css';
import { HEAT_COLUMNS, type HeatCell, type HeatColumn, heatCell } from './heat-cells.ts';
import { t } from './messages.ts';

const ICONS = {
  ...{ on_track: IconCircleCheck, at_risk: IconAlertTriangle },
  ...{ off_track: IconAlertOctagon, none: IconMinus },
};

/** Plans with what they stand on, tinted, with icon and word; each cell leads to what it rests on. */
export function HeatTable({ plans }: { plans: readonly AccountPlanSummary[] }) {
  const format = useFormat();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('plan')}</th>
          {HEAT_COLUMNS.map((column) => (
            <th key={column} scope="col">
              {t(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {plans.map((plan) => (
          <tr key={plan.id} data-heat-row>
            <th scope="row" className={styles.plan}>
              <Link href={planHref(plan.id)} className={styles.name}>
                {plan.name}
              </Link>
              <span className={styles.of}>
                {plan.client.name} · {words('tier', { tier: plan.tier })} <Health plan={plan} small />
              </span>
            </th>
            {HEAT_COLUMNS.map((column) => (
              <td key={column}>
                <Cell
                  column={column}
                  cell={heatCell(plan, column, format)}
                  measured={measuredOf(plan, format)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const measuredOf = ({ measured_at }: AccountPlanSummary, { relative }: ReturnType<typeof useFormat>) =>
  measured_at === null ? undefined : t('measured', { ago: relative(measured_at) });

type CellProps = { column: HeatColumn; cell: HeatCell; measured: string | undefined };

function Cell({ column, cell: { level, word, href }, measured }: CellProps) {
  const isDelivery = column !== 'coverage' && column !== 'review';
  const said = isDelivery || !level ? word : `${word}, ${words(`health_${level}`)}`;
  return (
    <Link
      href={href}
      className={classNames(styles.cell, styles[toneOf(level)])}
      {...(isDelivery && measured ? { title: measured } : {})}
    >
      <HiddenText>{t('cell', { column: t(column), said })}</HiddenText>
      <Icon icon={ICONS[level ?? 'none']} />
      <span aria-hidden="true">
        <span className={styles.label}>{t(column)}</span>
        {word}
      </span>
    </Link>
  );
}
