import { sql } from 'kysely';
import type { PlanSnapshot } from '#contract/account-plans/revisions.ts';
import type { Context } from '../../../platform/context.ts';

/** What people, contacts, services and the client in a snapshot are called today, by their ids; whoever is gone has no name. */
export const namesIn = async (
  { db, organization }: Context,
  snapshot: PlanSnapshot,
): Promise<Record<string, string>> => {
  const { rows } = await sql<{ id: string; name: string }>`
    select m.id, m.name from members m
    where m.org_id = ${organization} and m.id = any (${peopleIn(snapshot)}::uuid[])
    union all select c.id, c.first_name || ' ' || c.last_name from contacts c
    where c.org_id = ${organization} and c.id = any (${snapshot.stakeholders.map((one) => one.contact_id)}::uuid[])
    union all select s.id, s.name from service_types s
    where s.org_id = ${organization} and s.id = any (${servicesIn(snapshot)}::uuid[])
    union all select c.id, c.name from clients c
    where c.org_id = ${organization} and c.id = ${snapshot.plan.client_id}::uuid`.execute(db);
  return Object.fromEntries(rows.map(({ id, name }) => [id, name]));
};

const peopleIn = ({ plan, objectives, stakeholders, opportunities, actions, ...rest }: PlanSnapshot) => {
  const owned = [objectives, stakeholders, opportunities, actions, rest.risks, rest.decisions].flat();
  return [...new Set([plan.owner_id, plan.sponsor_id, ...owned.map(({ owner_id }) => owner_id)])];
};

const servicesIn = ({ opportunities, whitespace }: PlanSnapshot) => [
  ...new Set([...opportunities, ...whitespace].map(({ service_type_id }) => service_type_id)),
];
