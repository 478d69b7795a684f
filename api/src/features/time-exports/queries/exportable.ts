import { type RawBuilder, sql } from 'kysely';
import type { ExportSelection } from '#contract/time-exports/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { clientsNow } from '../../clients/queries.ts';

/** Which of the entries `e` are asked for, whatever their state: by their day, person, project and client. */
export const isSelected = (
  { organization }: Pick<Context, 'organization'>,
  { purpose, from, to, client_id, project_id, member_id }: ExportSelection,
): RawBuilder<boolean> => {
  const conditions = [
    sql`e.org_id = ${organization}::uuid and e.archived_at is null`,
    sql`e.work_date between ${from}::date and ${to}::date`,
  ];
  if (purpose === 'invoicing') conditions.push(sql`e.billable`);
  if (project_id) conditions.push(sql`e.project_id = ${project_id}::uuid`);
  if (member_id) conditions.push(sql`e.member_id = ${member_id}::uuid`);
  if (client_id)
    conditions.push(sql`e.project_id in (
      select id from projects where org_id = ${organization}::uuid and client_id = any(${clientsNow({ organization }, [client_id])}))`);
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
};

/** True of time that may go out. As parameters the states would keep a prepared statement from the index of what is approved. */
export const IS_APPROVED = sql<boolean>`e.status in ('approved', 'locked')`;

/** True of an entry `e` that went out before for the same purpose. */
export const isExported = ({ purpose }: Pick<ExportSelection, 'purpose'>): RawBuilder<boolean> =>
  sql<boolean>`exists (
    select from exported_entries x where x.org_id = e.org_id and x.purpose = ${purpose} and x.entry_id = e.id)`;
