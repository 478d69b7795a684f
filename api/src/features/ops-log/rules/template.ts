import { sql } from 'kysely';
import { brokenRule, notFound } from '#contract/errors.ts';
import type { OpsLogType } from '#contract/ops-log/states.ts';
import { type OpsLogTemplateContents, TEMPLATES_AT_MOST } from '#contract/ops-log/template-shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { findProject } from '../../projects/queries.ts';
import type { Keeper } from '../queries/templates.ts';
import { requireSeverity } from './named.ts';

/** Throws 404 for a project that isn't the caller's to see, and 422 `project-archived`. */
export const requireKeeper = async (context: Context, keeper: Keeper): Promise<void> => {
  if (keeper === null) return;
  const found = await findProject(context, keeper);
  if (!found) throw notFound('project');
  if (found.status === 'archived')
    throw brokenRule('project-archived', '', 'This project is archived: restore it first.');
};

interface Named {
  readonly id: string | null;
  readonly type: OpsLogType;
  readonly name: string;
}

/** Throws 422 `name-taken` and `template-count`. Who keeps templates in one place waits for one another. */
export const requireRoom = async (
  { db, organization }: Context,
  keeper: Keeper,
  { id, type, name }: Named,
): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`ops_log_templates:${organization}:${keeper}`}, 0))`.execute(
    db,
  );
  const others = await db
    .selectFrom('ops_log_templates')
    .select(sql<boolean>`type = ${type} and lower(name) = lower(${name})`.as('same'))
    .where('org_id', '=', organization)
    .where(sql<boolean>`project_id is not distinct from ${keeper}::uuid`)
    .where('archived_at', 'is', null)
    .where(sql<boolean>`id is distinct from ${id}::uuid`)
    .execute();
  if (others.some(({ same }) => same))
    throw brokenRule(
      'name-taken',
      'name',
      `There is a template “${name}” of this type: choose another name.`,
    );
  if (others.length >= TEMPLATES_AT_MOST)
    throw brokenRule(
      'template-count',
      '',
      `There are ${TEMPLATES_AT_MOST} templates here: archive one that nobody needs any more.`,
    );
};

/** Throws 422 for a template that an entry would start from as from nothing, and for an incident nobody has to do anything about. */
export const requireContents = (
  type: OpsLogType,
  { title, body, severity, tags, follow_up_days }: OpsLogTemplateContents,
): void => {
  if (severity) requireSeverity(type, severity);
  if (title || body || severity || tags.length > 0 || follow_up_days !== null) return;
  throw brokenRule(
    'template-empty',
    'body',
    'Say what an entry begins with: a title, a text, or anything else.',
  );
};
