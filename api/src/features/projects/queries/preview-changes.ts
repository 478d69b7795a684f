import { burnOf, type HealthFacts } from '#contract/projects/health.ts';
import type { SettingsReach } from '#contract/projects/settings-reach.ts';
import type { ProjectChanges } from '#contract/projects/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { factsOf } from '../presenter.ts';
import { seesCosts } from '../queries.ts';
import { settledPlan } from '../rules/account-plan.ts';
import { requireReferences } from '../rules/check-project.ts';
import { type Counted, type ReachFacts, readReachFacts } from './reach-facts.ts';
import { requireProject } from './read-project.ts';

type Read = Awaited<ReturnType<typeof requireProject>>;
type Found = readonly SettingsReach[];

/**
 * What a change of a project's fields would touch, in the order of its form; nothing is written. Throws 404, and 422 for a
 * client, person or service that can't be chosen.
 */
export const previewChanges = async (
  context: Context,
  id: string,
  changes: ProjectChanges,
): Promise<SettingsReach[]> => {
  const project = await requireProject(context, id);
  await requireReferences(context, changes, id);
  const facts = await readReachFacts(context, project, changes);
  return [
    ...codeReach(project, changes),
    ...clientReach(project, changes, facts),
    ...planReach(project, changes),
    ...ownerReach(project, changes, facts),
    ...datesReach(project, changes, facts),
    ...billingReach(project, changes, facts),
    ...budgetReach(project, factsOf(project, seesCosts(context, id)), changes),
    ...workReach(project, changes, facts),
  ];
};

const NOTHING = { entries: 0, seconds: 0, names: [], pct: null, refuses: false };

const reach = (
  field: string,
  what: SettingsReach['reach'],
  more: Partial<SettingsReach> = {},
): SettingsReach => ({ ...NOTHING, field, reach: what, ...more });

/** Something that is only touched where there is time of that kind. */
const ofTime = (field: string, what: SettingsReach['reach'], { entries, seconds }: Counted): Found =>
  entries > 0 ? [reach(field, what, { entries, seconds })] : [];

const codeReach = ({ code }: Read, changes: ProjectChanges): Found =>
  changes.code !== undefined && changes.code !== code
    ? [reach('code', 'code-in-files', { names: [code] })]
    : [];

const clientReach = ({ client_id }: Read, changes: ProjectChanges, { logged }: ReachFacts): Found =>
  changes.client_id !== undefined && changes.client_id !== client_id
    ? ofTime('client_id', 'time-keeps-prices', logged)
    : [];

/** The plan that another client takes off; those who may not read account plans aren't told its name. */
const planReach = (project: Read, { client_id, type }: ProjectChanges): Found =>
  settledPlan(project, { client_id, type }).account_plan_id === null
    ? [
        reach('client_id', 'plan-taken-off', {
          names: project.account_plan ? [project.account_plan.name] : [],
        }),
      ]
    : [];

const ownerReach = (project: Read, { owner_id }: ProjectChanges, facts: ReachFacts): Found => {
  if (owner_id === undefined || owner_id === project.owner_id) return [];
  const names = [project.owner_name];
  return [
    ...(facts.waiting > 0 ? [reach('owner_id', 'words-move', { entries: facts.waiting, names })] : []),
    ...(facts.sees_all ? [] : [reach('owner_id', 'owner-loses-sight', { names })]),
  ];
};

const datesReach = (project: Read, changes: ProjectChanges, facts: ReachFacts): Found => {
  const start = changes.start_date ?? project.start_date;
  const end = changes.end_date === undefined ? project.end_date : changes.end_date;
  const milestones = changes.milestones ?? project.milestones;
  const outside = (isOutside: (day: string) => boolean) =>
    milestones.filter(({ due_date }) => isOutside(due_date)).map(({ name }) => name);
  const early = outside((day) => day < start);
  const late = outside((day) => end !== null && day > end);
  const startMoves = start !== project.start_date;
  const endMoves = end !== project.end_date;
  const promised = changes.milestones !== undefined;
  return [
    ...(startMoves ? ofTime('start_date', 'entries-before-start', facts.before_start) : []),
    ...(early.length > 0 && (startMoves || promised)
      ? [reach(startMoves ? 'start_date' : 'milestones', 'milestones-before-start', { names: early })]
      : []),
    ...(endMoves && end !== null ? ofTime('end_date', 'entries-after-end', facts.after_end) : []),
    ...(late.length > 0 && (endMoves || promised)
      ? [reach(endMoves ? 'end_date' : 'milestones', 'milestones-after-end', { names: late })]
      : []),
  ];
};

const billingReach = (project: Read, changes: ProjectChanges, facts: ReachFacts): Found => {
  const { billing, currency } = changes;
  const isFree = (of: string) => of === 'non_billable';
  const turns = billing !== undefined && isFree(billing) !== isFree(project.billing);
  const priced = Boolean(project.bill_minor || project.cost_minor);
  return [
    ...(turns && isFree(billing) ? ofTime('billing', 'time-stays-billable', facts.billable) : []),
    ...(turns && !isFree(billing) ? ofTime('billing', 'time-stays-unbillable', facts.unbillable) : []),
    ...(currency !== undefined && currency !== project.currency && priced
      ? [reach('currency', 'currency-fixed', { ...facts.logged, refuses: true })]
      : []),
  ];
};

const BUDGET_FIELDS = [
  'budget_minor',
  'budget_minutes',
  'budget_period',
  'hard_cap',
  'alert_pcts',
  'billing',
] as const;

const budgetReach = (project: Read, standing: HealthFacts, changes: ProjectChanges): Found => {
  const field = BUDGET_FIELDS.find(
    (one) => changes[one] !== undefined && JSON.stringify(changes[one]) !== JSON.stringify(project[one]),
  );
  if (!field) return [];
  const before = burnOf(standing, project.today);
  const after = burnOf({ ...standing, ...budgetIn(changes) }, project.today);
  if (after === null) return [];
  const pct = Math.floor(after);
  const capped = changes.hard_cap ?? project.hard_cap;
  const passed = (changes.alert_pcts ?? project.alert_pcts).filter((one) => after >= one);
  const isNews = before === null || passed.some((one) => before < one || !project.alert_pcts.includes(one));
  if (after >= 100)
    return [reach(capped ? 'hard_cap' : field, capped ? 'cap-reached' : 'budget-used-up', { pct })];
  return isNews && passed.length > 0 ? [reach(field, 'alerts-passed', { pct: Math.max(...passed) })] : [];
};

const budgetIn = ({ budget_minor, budget_minutes, budget_period, billing }: ProjectChanges) => ({
  ...(budget_minor === undefined ? {} : { budget_minor }),
  ...(budget_minutes === undefined ? {} : { budget_minutes }),
  ...(budget_period === undefined ? {} : { budget_period }),
  ...(billing === undefined ? {} : { billing }),
});

const workReach = (project: Read, changes: ProjectChanges, facts: ReachFacts): Found => {
  const { removed_services: gone, logged } = facts;
  const zoneMoves = changes.site_timezone !== undefined && changes.site_timezone !== project.site_timezone;
  return [
    ...(gone.entries > 0 ? [reach('service_type_ids', 'services-with-time', gone)] : []),
    ...(zoneMoves ? ofTime('site_timezone', 'clock-moves', logged) : []),
  ];
};
