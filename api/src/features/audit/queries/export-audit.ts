import type { AuditFilters } from '#contract/audit/endpoints.ts';
import type { Person } from '../../../platform/access/people.ts';
import type { Databases } from '../../../platform/postgres/database.ts';
import type { AuditRow } from './audit-rows.ts';
import { filteredAudit } from './filter-audit.ts';

/** Events a page: small enough that writing one down holds nobody up. */
const PAGE = 500;

interface Source {
  readonly databases: Databases;
  readonly organization: string;
  readonly person: Pick<Person, 'sub' | 'stamp'>;
  readonly filters: AuditFilters;
}

/**
 * The filtered trail, oldest first. Each page is a transaction of its own, so that a slow reader holds nothing. Throws
 * AccessChanged once what they may do has changed since they asked.
 */
export async function* auditPages({ databases, organization, person: { sub, stamp }, filters }: Source) {
  const scope = { organization, sub, stamp, writes: false };
  let last: string | undefined;
  do {
    const rows: AuditRow[] = await databases.within(scope, (db) => {
      const events = filteredAudit({ db, organization }, filters).orderBy('events.id').limit(PAGE);
      return (last ? events.where('events.id', '>', last) : events).execute();
    });
    yield rows;
    last = rows.length < PAGE ? undefined : rows.at(-1)?.id;
  } while (last);
}
