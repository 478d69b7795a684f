import { useQuery } from '@tanstack/react-query';
import { createAccountPlan } from '#contract/account-plans/endpoints.ts';
import type { AccountPlanSummary } from '#contract/account-plans/shapes.ts';
import type { AccountPlanStatus } from '#contract/account-plans/states.ts';
import { type Format, useFormat } from '../../../../platform/format/use-format.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { usePermissions } from '../../../../platform/person.ts';
import { Card, CardLink } from '../../../../ui/card/card.tsx';
import { Section } from '../../../../ui/page/section-links.tsx';
import { Empty } from '../../../../ui/state/empty.tsx';
import { DataTable } from '../../../../ui/table/data-table.tsx';
import type { DataColumn } from '../../../../ui/table/model/data-column.ts';
import { PLANS, planHref } from '../../effects/plan-address.ts';
import { t as words } from '../../messages.ts';
import { accountPlanList } from '../../queries.ts';
import { Coverage, Health, NextReview } from '../list/list-cells.tsx';
import { PlanStatusText } from '../plan-status.tsx';
import styles from './client.module.css';
import { t } from './messages.ts';

const SHOWN = 5;
/** What is under way first, what is over last. */
const RANK: Record<AccountPlanStatus, number> = { active: 0, approved: 1, in_review: 2, draft: 3, closed: 4 };

/** A client's account plans, the active one first, with how they stand. */
export default function PlansCard({ id }: { id: string }) {
  const format = useFormat();
  const mayBegin = usePermissions().may(createAccountPlan);
  const { data, error, refetch } = useQuery(accountPlanList({ client_id: [id], per_page: 100 }));
  const plans = data?.data.toSorted((one, other) => RANK[one.status] - RANK[other.status]);
  const count = plans?.length ?? 0;
  return (
    <Section id="account-plans">
      <Card
        title={words('account_plans')}
        {...(plans ? { count } : {})}
        end={
          <>
            {mayBegin && <CardLink href={`${PLANS}/new?client=${id}`}>{t('begin')}</CardLink>}
            {count > SHOWN && <CardLink href={`${PLANS}?view=all&client_id=${id}`}>{t('all')}</CardLink>}
          </>
        }
        flush
      >
        <DataTable
          label={words('account_plans')}
          columns={columnsFor(format)}
          rows={plans?.slice(0, SHOWN)}
          rowId={(plan) => plan.id}
          rowLabel={({ name }) => name}
          rowHref={(plan) => planHref(plan.id)}
          error={data ? undefined : failedRead(error, t('failed'), refetch)}
          empty={<Empty title={t('none')} note={t('none_note')} />}
        />
        {count > SHOWN && <p className={styles.foot}>{t('newest', { shown: SHOWN, count })}</p>}
      </Card>
    </Section>
  );
}

const columnsFor = (format: Format): DataColumn<AccountPlanSummary>[] => [
  {
    ...{ id: 'name', header: t('name'), look: 'name', maxWidth: 320, card: 'title' },
    cell: ({ name }) => name,
  },
  { id: 'tier', header: t('tier'), look: 'muted', cell: ({ tier }) => tier },
  {
    ...{ id: 'status', header: t('status'), card: 'subtitle' },
    cell: ({ status }) => <PlanStatusText status={status} />,
    cardCell: ({ tier, status }) => `${words('tier', { tier })} · ${words(`status_${status}`)}`,
  },
  {
    ...{ id: 'health', header: t('health'), card: 'topRight' },
    cell: (plan) => <Health plan={plan} />,
    cardCell: (plan) => <Health plan={plan} small />,
  },
  {
    ...{ id: 'coverage', header: t('coverage'), align: 'end' },
    cell: (plan) => <Coverage plan={plan} format={format} />,
  },
  {
    ...{ id: 'target', header: t('target'), align: 'end', look: 'figures', card: 'bottomRight' },
    cell: ({ revenue_minor, revenue_target_minor, currency }) => {
      const short = (minor: number) => format.money(minor, currency, { compact: true });
      if (revenue_target_minor === null) return revenue_minor === null ? '–' : short(revenue_minor);
      return t('of', { sold: short(revenue_minor ?? 0), target: short(revenue_target_minor) });
    },
  },
  {
    ...{ id: 'review', header: t('review'), align: 'end', look: 'muted' },
    cell: (plan) => <NextReview plan={plan} format={format} />,
  },
];
