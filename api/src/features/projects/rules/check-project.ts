import { sql } from 'kysely';
import { brokenRule, Failure } from '#contract/errors.ts';
import { type Candidate, projectProblems } from '#contract/projects/rules.ts';
import type { ProjectChanges } from '#contract/projects/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { isPlanOf } from './account-plan.ts';

interface Problem {
  readonly rule: string;
  readonly field: string;
  readonly message: string;
}

/** Throws 422 with every broken rule's field for a project as it would be, written with `input`. */
export const checkProject = async (
  context: Context,
  candidate: Candidate,
  input: ProjectChanges,
  id: string | null,
): Promise<void> => {
  const problems: Problem[] = [
    ...projectProblems(candidate),
    ...(await findUnusable(context, input, id)),
    ...(await findWrongPlan(context, candidate, input)),
  ];
  const [first] = problems;
  if (!first) return;
  const message = problems.length === 1 ? first.message : 'Some fields of the project need changing.';
  throw new Failure('rule_broken', message, {
    rule: first.rule,
    fields: problems.map(({ field, message }) => ({ field, message })),
  });
};

/** Throws 422 with the fields that refer to something that isn't there to be chosen. */
export const requireReferences = async (
  context: Context,
  input: ProjectChanges,
  id: string,
): Promise<void> => {
  const problems = await findUnusable(context, input, id);
  const fields = problems.filter(({ rule }) => rule === 'reference');
  const [first] = fields;
  if (first) throw new Failure('rule_broken', first.message, { rule: first.rule, fields });
};

/** Throws 422 beside `beside` for somebody who isn't on the team. */
export const checkReference = async (
  { db }: Context,
  field: 'owner_id' | 'sponsor_id',
  id: string,
  beside: string,
): Promise<void> => {
  const { gone } = await db.selectNoFrom(missing('members', id).as('gone')).executeTakeFirstOrThrow();
  if (gone) throw brokenRule('reference', beside, NOT_FOUND[field]);
};

const NOT_FOUND = {
  client_id: 'Choose a client from the list.',
  owner_id: 'Choose a person from the list.',
  sponsor_id: 'Choose a person from the list.',
  service_type_ids: 'Choose service types from the list.',
} as const;

/** A code that is taken and references that lead nowhere, asked in one statement. */
const findUnusable = async (
  { db }: Context,
  input: ProjectChanges,
  id: string | null,
): Promise<Problem[]> => {
  const { code = null, client_id = null, owner_id = null, sponsor_id = null, service_type_ids = [] } = input;
  const services = [...new Set(service_type_ids)];
  const found = await db
    .selectNoFrom([
      sql<boolean>`exists (select from projects where code = ${code} and id is distinct from ${id}::uuid)`.as(
        'code',
      ),
      missing('clients', client_id).as('client_id'),
      missing('members', owner_id).as('owner_id'),
      missing('members', sponsor_id).as('sponsor_id'),
      sql<boolean>`(select count(*) from service_types where id = any(${services}::uuid[])) < ${services.length}`.as(
        'service_type_ids',
      ),
    ])
    .executeTakeFirstOrThrow();
  const taken = {
    rule: 'code-taken',
    field: 'code',
    message: 'Another project has this code: choose another.',
  };
  const fields = ['client_id', 'owner_id', 'sponsor_id', 'service_type_ids'] as const;
  return [
    ...(found.code ? [taken] : []),
    ...fields
      .filter((field) => found[field])
      .map((field) => ({ rule: 'reference', field, message: NOT_FOUND[field] })),
  ];
};

/** An account plan that this project can't serve; work that can't serve any is told by the rules of its fields. */
const findWrongPlan = async (
  context: Context,
  { type, client_id }: Candidate,
  { account_plan_id }: ProjectChanges,
): Promise<Problem[]> => {
  if (!account_plan_id || !client_id || type === 'internal') return [];
  if (await isPlanOf(context, account_plan_id, client_id)) return [];
  const message = 'Choose an account plan of this client that isn’t archived, or leave it empty.';
  return [{ rule: 'plan-of-client', field: 'account_plan_id', message }];
};

const missing = (table: 'clients' | 'members', id: string | null) =>
  sql<boolean>`${id}::uuid is not null and not exists (select from ${sql.table(table)} where id = ${id}::uuid and archived_at is null)`;
