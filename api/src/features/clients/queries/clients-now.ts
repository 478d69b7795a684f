import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';

/** These clients as an array of ids, each that was merged as the one that it went into. */
export const clientsNow = ({ organization }: Pick<Context, 'organization'>, ids: readonly string[]) =>
  sql<string[]>`array(select coalesce(now.merged_into_id, now.id) from clients now
    where now.org_id = ${organization}::uuid and now.id = any(${ids}::uuid[]))`;
