import { sql } from 'kysely';
import type { BodyOf } from '#contract/endpoint.ts';
import { brokenRule } from '#contract/errors.ts';
import { copiedFields } from '#contract/projects/copies.ts';
import type { createProject as endpoint } from '#contract/projects/endpoints.ts';
import type { ProjectChanges } from '#contract/projects/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { keepClients } from '../../clients/queries.ts';
import { type CopyableProject, findCopySource } from '../queries/copy-source.ts';
import { settledPlan } from '../rules/account-plan.ts';
import { checkProject } from '../rules/check-project.ts';
import { settledHealth, sorted } from '../rules/derived-fields.ts';
import { settledMilestones } from '../rules/settled-milestones.ts';
import { beginMarked } from './begin-marked.ts';
import { copyRoles } from './copy-roles.ts';
import { writeParts } from './write-parts.ts';

type Input = BodyOf<typeof endpoint>;

/**
 * Makes a project, from scratch, from a preset or from a copy, and returns its id. Without more it is a proposed client project in the
 * organization's currency that its maker owns. Throws 422 with the fields of every broken rule, and where the project to copy
 * is missing or not the caller's to read.
 */
export const makeProject = async (context: Context, { copy, preset, ...given }: Input): Promise<string> => {
  const source = copy && (await requireSource(context, copy.project_id));
  const copied = copy && source ? copiedFields(source, copy.parts, given.start_date) : {};
  const said = { ...copied, ...given };
  const begun = preset && (await beginMarked(context, preset, said));
  const input = { ...begun?.fields, ...said, ...planLeft(copied, { ...begun?.fields, ...given }) };
  const owner_id = input.owner_id ?? context.member;
  if (!owner_id) throw brokenRule('owner-required', 'owner_id', 'Choose who owns the project.');
  const made = { ...DEFAULTS, ...input, owner_id, alert_pcts: sorted(input.alert_pcts) };
  await keepClients(context, [input.client_id]);
  await checkProject(context, made, input, null);
  const { currency, today } = await readPlace(context);
  const { service_type_ids, milestones, ...columns } = made;
  const { id } = await context.db
    .insertInto('projects')
    .values({
      ...{ currency, ...columns, ...settledHealth(context, made) },
      ...{ ...begun?.columns, org_id: context.organization },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const writer = { member: context.member, today };
  await writeParts(context, id, {
    service_type_ids,
    milestones: milestones && settledMilestones(milestones, [], writer),
  });
  await tellCreated(context, id, input, { ...copyOf(source), ...begun?.data });
  if (source && copy?.parts.includes('roles')) await copyRoles(context, source.id, id);
  return id;
};

/** The plan of what is copied comes along only to the same client. */
const planLeft = ({ client_id = null, account_plan_id = null }: ProjectChanges, said: ProjectChanges) =>
  settledPlan({ client_id, account_plan_id }, said);

const DEFAULTS = {
  type: 'client',
  client_id: null,
  account_plan_id: null,
  end_date: null,
  health_mode: 'auto',
  health: null,
  health_note: null,
  hard_cap: false,
  budget_minor: null,
  budget_minutes: null,
} as const;

const requireSource = async (context: Context, id: string): Promise<CopyableProject> => {
  const source = await findCopySource(context, id);
  if (!source) throw brokenRule('reference', 'copy.project_id', 'Choose a project from the list.');
  return source;
};

const tellCreated = (
  context: Context,
  id: string,
  input: object,
  data: Readonly<Record<string, unknown>>,
): Promise<void> =>
  context.record({
    type: 'project.created',
    subject: { type: 'project', id },
    project: id,
    changes: Object.fromEntries(
      Object.entries(input).map(([field, value]) => [field, [null, value] as const]),
    ),
    data,
  });

const copyOf = (source: CopyableProject | undefined) =>
  source ? { copy_of: { id: source.id, code: source.code, name: source.name } } : {};

const readPlace = ({ db, organization }: Context) =>
  db
    .selectFrom('organizations')
    .select('currency')
    .select(sql<string>`(now() at time zone timezone)::date::text`.as('today'))
    .where('org_id', '=', organization)
    .executeTakeFirstOrThrow();
