import { sql } from 'kysely';
import { organizationDomain } from '#contract/access/permission.ts';
import { plainDecimal } from '#contract/money/plain.ts';
import type { OrganizationStatus } from '#contract/organizations/states.ts';
import type { PersonContext } from '../../../platform/context.ts';
import type { KeptRate } from '../rules/exchanging.ts';

/** Who asks, in their row-level security; of a request or of a job that somebody ordered. */
export type Asker = Pick<PersonContext, 'db' | 'person'>;

/** An organization in which somebody is executive or above, and how far its days are counted; nulls where none is yet. */
export interface Place {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly currency: string;
  readonly timezone: string;
  readonly status: OrganizationStatus;
  /** Since when and why it isn't active. */
  readonly since: string | null;
  readonly reason: string | null;
  readonly today: string;
  readonly first_day: string | null;
  readonly began_on: string | null;
  readonly last_day: string | null;
  readonly counted_at: string | null;
  readonly pending: boolean;
}

/** The organizations in which whoever asks is executive or above and the policy lets them, by name. The database decides the first again. */
export const listPlaces = async ({ db, person }: Asker): Promise<readonly Place[]> => {
  const { rows } = await sql<Place>`
    select o.id, o.name, o.slug, o.currency, o.timezone, o.status, o.reason, o.today::text,
      to_char(o.since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as since,
      h.first_day::text, h.began_on::text, h.last_day::text,
      to_char(h.counted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as counted_at,
      o.status <> 'archived' and exists (select from portfolio_marks m where m.org_id = o.id) as pending
    from executive_organizations() with ordinality as o (id, name, slug, currency, timezone, status, since, reason, today, place)
    left join portfolio_heads h on h.org_id = o.id
    order by o.place`.execute(db);
  return rows.filter(({ id }) => person.permissions.can('read', '/executive', organizationDomain(id)));
};

/** The latest rates of organizations, each on or before a day of its own. */
export const listRates = async (
  { db }: Pick<Asker, 'db'>,
  asked: readonly { readonly id: string; readonly day: string }[],
): Promise<readonly KeptRate[]> => {
  if (asked.length === 0) return [];
  const days = JSON.stringify(asked.map(({ id, day }) => ({ id, day })));
  const { rows } = await sql<KeptRate>`
    select r.org_id as organization, r.currency, r.into_currency as into, r.rate::text as rate, r.day::text as day
    from executive_rates(${days}::jsonb) r`.execute(db);
  return rows.map((row) => ({ ...row, rate: plainDecimal(row.rate, 4) }));
};
