import { sql } from 'kysely';
import { organizationDomain, projectDomain } from '#contract/access/permission.ts';
import { listWaitingWeeks } from '#contract/activity/approval-endpoints.ts';
import { type DecisionKind, type Decisions, ROWS_LISTED, ROWS_SHOWN } from '#contract/dashboard/shapes.ts';
import { isToDecide } from '#contract/swaps/states.ts';
import type { Context } from '../../../platform/context.ts';
import { listRejectedDays, weeksWaiting } from '../../activity/queries.ts';
import { decidesLeave, leaveToDecide } from '../../leave/queries.ts';
import { isHeldUp, listOpenSwaps, type SwapRow } from '../../shifts/queries.ts';
import { amountOf, daysOf, rowOf, searchOf } from '../presenter.ts';
import { dealRow, dealsThatPass, planRow, plansThatPass } from './deals.ts';
import { shiftRow } from './own-work.ts';
import type { Scene } from './scene.ts';

type Waiting = Omit<Decisions, 'kind'>;
type ReadDecisions = (scene: Scene) => Promise<Waiting>;

const NOTHING: Waiting = { count: 0, oldest: null, href: null, rows: [] };
const first = (instants: readonly (string | null)[]): string | null =>
  instants.flatMap((one) => one ?? []).sort()[0] ?? null;

/** Handovers to whoever takes over next, which a check-in waits for. */
const readHandovers: ReadDecisions = async (scene) => {
  const shifts = (await scene.shifts()).filter(
    ({ unread_handover, project }) => unread_handover && isHeldUp(scene.context, project.id),
  );
  return {
    ...{ count: shifts.length, oldest: null, href: null },
    rows: shifts.map(({ project, unread_handover, ends_at: until, starts_at: at }) =>
      rowOf({
        ...{ id: unread_handover?.id ?? '', title: project.name, at, until },
        note: unread_handover && `#${unread_handover.sequence}`,
        href: `/manager/projects/${project.id}/ops-log${searchOf({ entry: unread_handover?.id })}`,
      }),
    ),
  };
};

/** Shifts that somebody was offered and has said nothing to. */
const readOffers: ReadDecisions = async (scene) => {
  const offered = (await scene.shifts()).filter(({ mine }) => mine.status === 'offered');
  return {
    count: offered.length,
    oldest: first(offered.map(({ told_at }) => told_at)),
    href: null,
    rows: offered.slice(0, ROWS_LISTED).map(shiftRow),
  };
};

const swapRow = (swap: SwapRow, href: string) =>
  rowOf({
    ...{
      id: swap.id,
      title: swap.requester_name,
      note: `${swap.gives.name ?? swap.project_name} · ${swap.project_name}`,
    },
    ...{ day: swap.gives.day, at: swap.gives.starts_at, until: swap.gives.ends_at, href },
  });

const swapsOf = (swaps: readonly SwapRow[], href: (swap: SwapRow) => string): Waiting => ({
  count: swaps.length,
  oldest: first(swaps.map(({ created_at }) => created_at)),
  href: null,
  rows: swaps.slice(0, ROWS_LISTED).map((swap) => swapRow(swap, href(swap))),
});

/** Exchanges that somebody is asked for by a colleague. */
const readSwapsAsked: ReadDecisions = async ({ context, member }) => {
  const swaps = await listOpenSwaps(context);
  return swapsOf(
    swaps.filter(({ state, counterpart_id }) => state === 'pending' && counterpart_id === member),
    ({ gives }) => `/daily-activity${searchOf({ date: gives.day })}`,
  );
};

const approvesSwaps = ({ person, organization }: Context, project: string): boolean =>
  person.permissions.can('approve', '/swaps', projectDomain(organization, project));

/** Exchanges of others on projects that somebody plans. */
const readSwaps: ReadDecisions = async ({ context, member }) => {
  const swaps = await listOpenSwaps(context);
  return swapsOf(
    swaps.filter(
      ({ state, counterpart_id, requester_id, project_id }) =>
        isToDecide(state, counterpart_id !== null) &&
        ![requester_id, counterpart_id].includes(member) &&
        approvesSwaps(context, project_id),
    ),
    ({ project_id, gives }) =>
      `/manager/projects/${project_id}/roster${searchOf({ date: gives.day, swaps: 'true' })}`,
  );
};

/** Own time that came back to be mended. */
const readRejected: ReadDecisions = async ({ context, member }) => {
  const days = await listRejectedDays(context, member);
  const href = (date: string | undefined) => `/daily-activity${searchOf({ date })}`;
  return {
    count: days.reduce((sum, { entries }) => sum + entries, 0),
    oldest: first(days.map(({ since }) => since)),
    href: null,
    rows: days
      .slice(0, ROWS_LISTED)
      .map(({ day, seconds }) =>
        rowOf({ id: day, title: '', day, amount: amountOf(seconds, 'seconds'), href: href(day) }),
      ),
  };
};

/** Weeks of people with time that waits for the reader's own word. */
const readTime: ReadDecisions = async ({ context, settings, place }) => {
  const { action, object } = listWaitingWeeks.access;
  if (!context.person.permissions.can(action, object, organizationDomain(context.organization)))
    return NOTHING;
  const weeks = await weeksWaiting(context, settings, { mine: true }).execute();
  const href = (q?: string) => `${place}/approvals${searchOf({ view: 'mine', q })}`;
  return {
    count: weeks.length,
    oldest: first(weeks.map(({ submitted_at }) => submitted_at)),
    href: href(),
    rows: weeks
      .sort((one, other) => (one.submitted_at < other.submitted_at ? -1 : 1))
      .slice(0, ROWS_SHOWN)
      .map(({ member_id, member_name, from, seconds, submitted_at }) =>
        rowOf({
          ...{ id: `${member_id} ${from}`, title: member_name, day: from, at: submitted_at },
          ...{ amount: amountOf(seconds, 'seconds'), href: href(member_name) },
        }),
      ),
  };
};

/** Leave of others that is asked for. */
const readLeave: ReadDecisions = async ({ context }) => {
  if (!decidesLeave(context)) return NOTHING;
  const asked = await leaveToDecide(context)
    .orderBy('leave_requests.from_date')
    .orderBy('leave_requests.id')
    .execute();
  const href = (leave?: string) => `/leave${searchOf({ tab: 'approvals', leave })}`;
  return {
    count: asked.length,
    oldest: first(asked.map(({ created_at }) => created_at)),
    href: href(),
    rows: asked
      .slice(0, ROWS_SHOWN)
      .map(({ id, member_name, ...leave }) =>
        rowOf({ id, title: member_name, ...daysOf(leave), href: href(id) }),
      ),
  };
};

type Deals = Awaited<ReturnType<ReturnType<typeof dealsThatPass>['execute']>>;
const dealsOf = (deals: Deals, oldest: string | null, view: string): Waiting => ({
  ...{ count: deals.length, oldest, href: `/manager/dealsheets${searchOf({ ...DEALS_SHOWN, view })}` },
  rows: deals.slice(0, ROWS_SHOWN).map(dealRow),
});
const DEALS_SHOWN = { show: 'list' };

/** Deals in review that somebody's role decides, none that they wrote in. */
const readDeals: ReadDecisions = async ({ context }) => {
  const deals = await dealsThatPass(context, { mine_to_decide: true }).orderBy('submitted_at').execute();
  return dealsOf(deals, first(deals.map(({ submitted_at }) => submitted_at)), 'to_decide');
};

/** Own deals that came back. */
const readReturned: ReadDecisions = async ({ context }) => {
  const deals = await dealsThatPass(context, { status: ['changes_requested'], owner_id: ['me'] })
    .orderBy('decided_at')
    .execute();
  const waiting = dealsOf(deals, first(deals.map(({ decided_at }) => decided_at)), 'mine');
  return {
    ...waiting,
    href: `/manager/dealsheets${searchOf({ ...DEALS_SHOWN, view: 'mine', status: 'changes_requested' })}`,
  };
};

/** Account plans in review that somebody decides, none that they wrote in. */
const readPlans: ReadDecisions = async ({ context }) => {
  const submitted = sql<string | null>`(select max(r.submitted_at) from plan_revisions r
    where r.org_id = account_plans.org_id and r.plan_id = account_plans.id and r.revision = account_plans.waiting_revision)`;
  const plans = await plansThatPass(context, { mine_to_decide: true })
    .select(submitted.as('submitted_at'))
    .orderBy('account_plans.sort_name')
    .execute();
  return {
    count: plans.length,
    oldest: first(plans.map(({ submitted_at }) => submitted_at)),
    href: `/manager/account-plans${searchOf({ view: 'to_decide' })}`,
    rows: plans.slice(0, ROWS_SHOWN).map((plan) => planRow(plan, { at: plan.submitted_at })),
  };
};

/** How each kind of what waits is read. */
export const READ_DECISIONS: Readonly<Record<DecisionKind, ReadDecisions>> = {
  ...{ handovers: readHandovers, offers: readOffers, swaps_asked: readSwapsAsked },
  ...{ rejected_time: readRejected, deals_returned: readReturned, time: readTime, leave: readLeave },
  ...{ swaps: readSwaps, dealsheets: readDeals, account_plans: readPlans },
};
