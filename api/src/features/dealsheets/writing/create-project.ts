import type { WonProject } from '#contract/dealsheets/shapes.ts';
import { brokenRule } from '#contract/errors.ts';
import { projectProblems } from '#contract/projects/rules.ts';
import type { Context } from '../../../platform/context.ts';
import { planOfDeal } from '../../plan-items/queries.ts';
import type { RevisionRow } from '../queries/revision-rows.ts';
import { wholeMinutes } from '../rules/minutes.ts';
import { keepClient, requireOwner } from '../rules/references.ts';
import type { HeldDealsheet } from './hold-dealsheet.ts';
import { writeDemand } from './write-demand.ts';

/**
 * The project that a won deal becomes: planned, for its client, in its currency, with its price and hours as budget, its services and
 * what it needs of people. It serves the account plan of whose opportunity the deal was made. Answers its id. Throws 422 beside `project`
 * with the rule that it breaks.
 */
export const createProject = async (
  context: Context,
  deal: HeldDealsheet,
  { content, results }: Pick<RevisionRow, 'content' | 'results'>,
  { code, name, start_date, end_date }: WonProject,
): Promise<string> => {
  const { db, organization } = context;
  const owner_id = deal.owner_id ?? context.member;
  if (!owner_id)
    throw brokenRule(
      'owner-required',
      'owner_id',
      'Say who owns this deal first: they own the project, too.',
    );
  await keepClient(context, deal.client_id);
  await requireOwner(context, owner_id);
  // Pages of projects keep the plan from whoever may not read plans, so that it is no question who closes the deal.
  const account_plan_id = await planOfDeal(context, deal.id, deal.client_id);
  const fields = {
    account_plan_id,
    ...{ code, name, start_date, end_date, owner_id, client_id: deal.client_id, currency: deal.currency },
    budget_minor: deal.price_minor > 0 ? deal.price_minor : null,
    budget_minutes: wholeMinutes(results.hours) || null,
  };
  requireWhole(fields);
  const made = await db
    .insertInto('projects')
    .values({ ...fields, org_id: organization, type: 'client', status: 'planned' })
    .onConflict((conflict) => conflict.columns(['org_id', 'code']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) throw brokenRule('code-taken', 'project.code', 'Another project has this code: choose another.');
  const service_type_ids = await writeServices(context, made.id, content);
  await writeDemand(context, made.id, content, { from: start_date, until: end_date });
  const said = { ...fields, type: 'client', status: 'planned', service_type_ids };
  await context.record({
    ...{ type: 'project.created', subject: { type: 'project', id: made.id }, project: made.id },
    changes: Object.fromEntries(
      Object.entries(said).map(([field, value]) => [field, [null, value] as const]),
    ),
    data: { dealsheet: { id: deal.id, code: deal.code } },
  });
  return made.id;
};

const requireWhole = (fields: Omit<Parameters<typeof projectProblems>[0], keyof typeof PLAIN>): void => {
  const [problem] = projectProblems({ ...fields, ...PLAIN });
  if (problem) throw brokenRule(problem.rule, `project.${problem.field}`, problem.message);
};

const PLAIN = {
  type: 'client',
  health_mode: 'auto',
  health: null,
  health_note: null,
  hard_cap: false,
} as const;

/** The services of the lines, those that are still there; time on the project is logged as one of them. */
const writeServices = async (
  { db, organization }: Context,
  project_id: string,
  { lines }: RevisionRow['content'],
): Promise<string[]> => {
  const asked = [...new Set(lines.flatMap(({ service_type_id }) => service_type_id ?? []))];
  if (asked.length === 0) return [];
  const rows = asked.map((service_type_id) => ({ org_id: organization, project_id, service_type_id }));
  await db.insertInto('project_services').values(rows).execute();
  return asked;
};
