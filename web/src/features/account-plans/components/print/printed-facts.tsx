import type { PlanDelivery } from '#contract/account-plans/health.ts';
import type { AccountPlan } from '#contract/account-plans/shapes.ts';
import { type Format, useFormat } from '../../../../platform/format/use-format.ts';
import { evidenceOf } from '../../effects/delivery.ts';
import { t as words } from '../../messages.ts';
import { t } from './messages.ts';
import styles from './print.module.css';
import { PrintedTable } from './printed-table.tsx';

/** What a plan is, for whom, and how it stands. */
export function PrintedFacts({ plan }: { plan: AccountPlan }) {
  const format = useFormat();
  return (
    <dl className={styles.facts}>
      {factsOf(plan, format).map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const factsOf = (plan: AccountPlan, format: Format): [label: string, value: string][] => {
  const money = (minor: number | null) => (minor === null ? t('none') : format.money(minor, plan.currency));
  const { revenue_target_minor: target, coverage_pct, next_review_on } = plan;
  const revenue = money(plan.revenue_minor);
  return [
    [t('client'), plan.client.name],
    [t('tier'), plan.tier],
    [t('status'), words(`status_${plan.status}`)],
    [t('revision'), revisionOf(plan)],
    [t('owner'), plan.owner?.name ?? t('none')],
    [t('sponsor'), plan.sponsor?.name ?? t('none')],
    [t('period'), `${format.day(plan.starts_on)} – ${format.day(plan.ends_on)}`],
    [t('next_review'), next_review_on ? format.day(next_review_on) : t('none')],
    [t('revenue'), target === null ? revenue : t('revenue_of', { revenue, target: money(target) })],
    [t('wallet'), money(plan.wallet_minor)],
    [t('health'), healthOf(plan)],
    [t('coverage'), coverage_pct === null ? t('none') : format.percent(coverage_pct / 100)],
  ];
};

const revisionOf = ({ approved_revision: revision, changed_since_approval }: AccountPlan): string => {
  if (revision === null) return t('never');
  return changed_since_approval ? t('changed_since', { revision }) : String(revision);
};

const healthOf = ({ health, health_manual, health_computed }: AccountPlan): string => {
  if (health === null) return words('health_unknown');
  const said = words(`health_${health}`);
  if (health_manual === null || health_computed === null || health_manual === health_computed) return said;
  return t('health_of', { health: said, computed: words(`health_${health_computed}`) });
};

/** What was written about the plan as a whole. */
export function PrintedTexts({ plan }: { plan: AccountPlan }) {
  return (['summary', 'client_goals', 'strategy'] as const)
    .filter((part) => plan[part] !== '')
    .map((part) => (
      <section key={part} className={styles.part}>
        <h2>{t(part)}</h2>
        <p>{plan[part]}</p>
      </section>
    ));
}

/** What the computed health rests on, and what somebody says instead. */
export function PrintedHealth({ plan, delivery }: { plan: AccountPlan; delivery: PlanDelivery }) {
  const format = useFormat();
  const { health_manual, health_reason: reason, health_said_at, health_said_by } = plan;
  return (
    <>
      <PrintedTable
        title={t('delivery')}
        rows={delivery.factors}
        rowId={({ key }) => key}
        columns={[
          {
            ...{ head: t('factor'), width: '18%' },
            cell: (factor) => evidenceOf(factor, delivery, plan.client.id, format).name,
          },
          {
            head: t('rests_on'),
            cell: (factor) => {
              const { figure, more } = evidenceOf(factor, delivery, plan.client.id, format);
              return [figure, more].filter(Boolean).join(', ');
            },
          },
          {
            ...{ head: t('stands'), width: '20%' },
            cell: ({ level }) => (level ? words(`health_${level}`) : t('not_measured')),
          },
        ]}
      />
      {health_manual && (
        <section className={styles.part}>
          <p>
            {t('said', {
              ...{ who: health_said_by?.name ?? t('somebody'), reason },
              when: health_said_at ? format.instant(health_said_at, 'day') : '',
            })}
          </p>
        </section>
      )}
    </>
  );
}
