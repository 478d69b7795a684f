import { type Insertable, sql, type Updateable } from 'kysely';
import type { DB } from '../../../platform/tables.ts';
import type { PlanPlace } from '../queries/place.ts';

type ItemTable = keyof DB & `plan_${string}`;

/** Writes a new item of a held plan. */
export const insertRow = async <Table extends ItemTable>(
  { db, organization, plan }: PlanPlace,
  table: Table,
  columns: Omit<Insertable<DB[Table]>, 'org_id' | 'plan_id'>,
): Promise<{ readonly id: string }> => {
  const row = Object.entries({ org_id: organization, plan_id: plan, ...columns });
  const { rows } = await sql<{ id: string }>`
    insert into ${sql.table(table)} (${sql.join(row.map(([column]) => sql.ref(column)))})
    values (${sql.join(row.map(([, value]) => value))}) returning id`.execute(db);
  const [made] = rows;
  if (!made) throw new Error('An item was written and is not there.');
  return made;
};

/** Writes columns of an item of a held plan. */
export const updateRow = async <Table extends ItemTable>(
  { db, organization }: PlanPlace,
  table: Table,
  id: string,
  columns: Omit<Updateable<DB[Table]>, 'org_id' | 'plan_id'>,
): Promise<void> => {
  const row = Object.entries(columns).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  await sql`update ${sql.table(table)} set ${sql.join(row)}
    where org_id = ${organization}::uuid and id = ${id}::uuid`.execute(db);
};
