import { sql } from 'kysely';
import { ROOT } from '#contract/access/permission.ts';
import { ruleKey } from '#contract/policy/comparison.ts';
import type { PolicyRule } from '#contract/policy/shapes.ts';
import type { RootContext } from '../../../platform/context.ts';
import { listRulesInForce, type RevisionRow, requireNewest } from '../queries/revisions.ts';
import { requirePublishable } from '../rules/publishable.ts';

/** A policy that is to take the place of the one in force. */
export interface Draft {
  readonly rules: readonly PolicyRule[];
  readonly note: string;
  /** Version whose rules these are. */
  readonly restored: number | null;
}

const LOCK = 5_417_003;

/** What was published last; whoever else wants to publish waits until the transaction ends. */
export const lockPolicy = async (context: RootContext): Promise<RevisionRow> => {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(context.db);
  return requireNewest(context);
};

/** Puts the rules in the place of those in force and keeps them as the next version. */
export const publish = async (
  context: RootContext,
  newest: RevisionRow,
  { rules, note, restored }: Draft,
): Promise<void> => {
  const { db, person } = context;
  const { added, removed } = requirePublishable(rules, await listRulesInForce(context), rootRolesOf(person));
  await replaceRules(context, rules);
  const version = newest.version + 1;
  const { id } = await db
    .insertInto('policy_revisions')
    .values({
      ...{ version, note, restored, added: added.length, removed: removed.length },
      rules: JSON.stringify(rules),
      published_by_name: person.name,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await context.recordAtRoot({
    type: restored === null ? 'policy.published' : 'policy.restored',
    subject: { type: 'policy', id },
    changes: { version: [newest.version, version] },
    data: { note, restored, added: added.map(ruleKey), removed: removed.map(ruleKey) },
  });
};

const rootRolesOf = ({ policy }: RootContext['person']): string[] =>
  policy.data.g.flatMap(([, , role, domain]) => (domain === ROOT ? [role] : []));

const replaceRules = async ({ db }: RootContext, rules: readonly PolicyRule[]): Promise<void> => {
  await db.deleteFrom('policy_rules').execute();
  await sql`
    insert into policy_rules (minimum, domain, object, action, effect)
    select minimum, domain, object, action, effect from jsonb_to_recordset(${JSON.stringify(rules)}::jsonb)
      as r (minimum role_name, domain text, object text, action text, effect policy_effect)`.execute(db);
};
