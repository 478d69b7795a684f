import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { PlanDelivery } from '#contract/account-plans/health.ts';
import type { AccountPlan } from '#contract/account-plans/shapes.ts';
import type { PlanItems, WhitespaceGrid } from '#contract/plan-items/endpoints.ts';
import { isCallError } from '../../../platform/call-error.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { useMaybeOrganization } from '../../../platform/person.ts';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { PrintPage } from '../../../ui/page/print-page.tsx';
import { usePageCode } from '../../../ui/page/use-page-code.ts';
import { Empty } from '../../../ui/state/empty.tsx';
import { LoadError } from '../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../ui/state/skeleton.tsx';
import { planItems, planWhitespace } from '../../plan-items/queries.ts';
import { ReadersOnly } from '../components/page/readers-only.tsx';
import { t } from '../components/print/messages.ts';
import { PrintedFacts, PrintedHealth, PrintedTexts } from '../components/print/printed-facts.tsx';
import {
  PrintedOpportunities,
  PrintedSwot,
  PrintedWhitespace,
} from '../components/print/printed-selling.tsx';
import { PrintedStakeholders } from '../components/print/printed-stakeholders.tsx';
import {
  PrintedActions,
  PrintedCompetitors,
  PrintedDecisions,
  PrintedObjectives,
  PrintedRisks,
} from '../components/print/printed-work.tsx';
import { planDelivery } from '../effects/delivery.ts';
import { PLANS } from '../effects/plan-address.ts';
import { t as words } from '../messages.ts';
import { accountPlan } from '../queries.ts';

/** A plan with everything in it, on paper; it is shown once all of it is there, so that nothing is printed by halves. */
export const PlanPrintScreen = ({ plan_id }: { plan_id: string }) => (
  <ReadersOnly plan_id={plan_id} frame={(said) => <Paper title={t('print')}>{said}</Paper>}>
    <Printed plan_id={plan_id} />
  </ReadersOnly>
);

function Printed({ plan_id }: { plan_id: string }) {
  const plan = useQuery(accountPlan(plan_id));
  const items = useQuery(planItems(plan_id));
  const delivery = useQuery(planDelivery(plan_id));
  const year = usePrintedYear(plan.data);
  const grid = useQuery({ ...planWhitespace(plan_id, year), enabled: plan.data !== undefined });
  const reads = [plan, items, delivery, grid];
  const isGone = isCallError(plan.error, 404) || isCallError(plan.error, 400);
  const error = reads.find((read) => read.error)?.error;
  const failed = failedRead(error, t('failed'), () => Promise.all(reads.map((read) => read.refetch())));
  if (plan.data && items.data && delivery.data && grid.data)
    return (
      <Whole plan={plan.data} items={items.data} delivery={delivery.data} grid={grid.data} year={year} />
    );
  return (
    <Paper title={t('print')}>
      {isGone && (
        <Empty title={t('nothing')} note={t('nothing_note')}>
          <ButtonLink href={PLANS}>{t('to_list')}</ButtonLink>
        </Empty>
      )}
      {failed && !isGone && <LoadError {...failed} />}
      {!error && <SkeletonRows rows={12} />}
    </Paper>
  );
}

/** The year of today where the plan's period has it, else the period's first or last one. */
function usePrintedYear(plan: AccountPlan | undefined): number {
  const year = Number(useFormat().today().slice(0, 4));
  if (!plan) return year;
  const [first, last] = [plan.starts_on, plan.ends_on].map((day) => Number(day.slice(0, 4)));
  return Math.min(Math.max(year, first ?? year), last ?? year);
}

type WholeProps = {
  plan: AccountPlan;
  items: PlanItems;
  delivery: PlanDelivery;
  grid: WhitespaceGrid;
  year: number;
};

function Whole({ plan, items, delivery, grid, year }: WholeProps) {
  const { name, currency, approved_revision: revision } = plan;
  const status = words(`status_${plan.status}`);
  usePageCode(revision === null ? t('mark_draft', { name, status }) : t('mark', { name, status, revision }));
  return (
    <Paper title={name}>
      <PrintedFacts plan={plan} />
      <PrintedTexts plan={plan} />
      <PrintedHealth plan={plan} delivery={delivery} />
      <PrintedObjectives objectives={items.objectives} />
      <PrintedStakeholders stakeholders={items.stakeholders} />
      <PrintedSwot swot={items.swot} actions={items.actions} />
      <PrintedWhitespace grid={grid} year={year} currency={currency} />
      <PrintedOpportunities opportunities={items.opportunities} currency={currency} />
      <PrintedActions actions={items.actions} />
      <PrintedRisks risks={items.risks} />
      <PrintedCompetitors competitors={items.competitors} />
      <PrintedDecisions decisions={items.decisions} />
    </Paper>
  );
}

function Paper({ title, children }: { title: string; children: ReactNode }) {
  const { instant } = useFormat();
  const organization = useMaybeOrganization();
  const [now] = useState(() => new Date().toISOString());
  return (
    <PrintPage title={title} organization={organization?.name ?? ''} time={instant(now)}>
      {children}
    </PrintPage>
  );
}
