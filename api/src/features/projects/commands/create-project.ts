import { brokenRule } from '#contract/errors.ts';
import type { NewProject } from '#contract/projects/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { checkProject } from '../rules/check-project.ts';
import { automatic, sorted } from '../rules/derived-fields.ts';
import { writeParts } from '../writing/write-parts.ts';

/**
 * Makes a project and returns its id. Without more it is a proposed client project in the organization's currency that
 * its maker owns. Throws 422 with the fields of every broken rule.
 */
export const createProject = async (context: Context, input: NewProject): Promise<string> => {
  const owner_id = input.owner_id ?? context.member;
  if (!owner_id) throw brokenRule('owner-required', 'owner_id', 'Choose who owns the project.');
  const made = { ...DEFAULTS, ...input, owner_id, alert_pcts: sorted(input.alert_pcts) };
  await checkProject(context, made, input, null);
  const currency = input.currency ?? (await currencyOf(context));
  const { service_type_ids, milestones, ...columns } = made;
  const { id } = await context.db
    .insertInto('projects')
    .values({ ...columns, ...automatic(made), currency, org_id: context.organization })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeParts(context, id, { service_type_ids, milestones });
  const changes = Object.fromEntries(
    Object.entries(input).map(([field, value]) => [field, [null, value] as const]),
  );
  await context.record({ type: 'project.created', subject: { type: 'project', id }, project: id, changes });
  return id;
};

const DEFAULTS = {
  type: 'client',
  client_id: null,
  end_date: null,
  health_mode: 'auto',
  health: null,
  health_note: null,
  hard_cap: false,
  budget_minor: null,
  budget_minutes: null,
} as const;

const currencyOf = async ({ db, organization }: Context): Promise<string> => {
  const { currency } = await db
    .selectFrom('organizations')
    .select('currency')
    .where('org_id', '=', organization)
    .executeTakeFirstOrThrow();
  return currency;
};
