import { sql } from 'kysely';
import type { OpsLogCheck } from '#contract/ops-log/shapes.ts';
import type { Database } from '../../../platform/postgres/database.ts';

type Fault = NonNullable<OpsLogCheck['fault']>;

/**
 * Compares a chain with what the audit trail has noted of it, a chain of its own (decision 73), and names the first place of which they
 * differ: a record that is noted and not there, one that is there and was never noted, and one that was noted with another hash. So
 * records that were cut off the end, slipped in or made anew show, although the chain holds by itself. Both are of one moment.
 */
export const verifyTrail = async (
  db: Database,
  { organization, project }: { readonly organization: string; readonly project: string },
): Promise<Fault | null> => {
  const { rows } = await sql<Fault>`
    with chained as materialized (
      select seq, id, encode(hash, 'hex') as hash from ops_log where org_id = ${organization} and project_id = ${project}
    ), noted as materialized (
      select case jsonb_typeof(data -> 'sequence') when 'number' then (data -> 'sequence')::bigint end as seq, data ->> 'hash' as hash
      from events where org_id = ${organization} and project_id = ${project} and subject_type = 'ops_log_entry'
    ), differing as (
      select coalesce(c.seq, n.seq) as sequence, c.id as record_id,
        case when c.seq is null then 'missing' when n.seq is null then 'unnoted' else 'altered' end as why
      from chained c full join noted n on n.seq = c.seq where c.hash is distinct from n.hash
    )
    select sequence, record_id, why from differing where sequence is not null order by sequence limit 1`.execute(
    db,
  );
  return rows[0] ?? null;
};
