import { sql } from 'kysely';
import type { BodyOf } from '#contract/endpoint.ts';
import { brokenRule, Failure } from '#contract/errors.ts';
import type { publishRoster as endpoint } from '#contract/shifts/publishing-endpoints.ts';
import type { Context } from '../../../platform/context.ts';
import { type ChangedShift, type Days, listChangedShifts } from '../queries/changes.ts';
import { requireRosterDays } from '../rules/roster-days.ts';
import { concernedBy } from '../rules/telling.ts';

type Asked = BodyOf<typeof endpoint>;

/**
 * Makes what people are told of these days what is planned, and answers the publication's id: a handful of statements, however many
 * shifts. Throws 422 `range`, `nothing-to-publish`, and `roster-changed` with the shifts that the caller hasn't seen so.
 */
export const publishRoster = async (context: Context, project: string, asked: Asked): Promise<string> => {
  requireRosterDays(asked);
  await holdShifts(context, project, asked);
  const changed = await listChangedShifts(context, project, asked);
  if (changed.length === 0)
    throw brokenRule('nothing-to-publish', '', 'Everybody knows the plan of these days already.');
  requireSeen(changed, asked.seen);
  const people = concernedBy(changed);
  const id = await insertPublication(context, project, asked, changed.length);
  const shifts = changed.map((one) => one.id);
  await tellShifts(context, id, shifts);
  await tellPeople(context, shifts);
  await insertPeople(context, id, people);
  await context.record({
    type: 'roster.published',
    subject: { type: 'publication', id },
    project,
    data: { from: asked.from, to: asked.to, shifts: changed.length, people: people.size, note: asked.note },
  });
  return id;
};

/** Nobody changes a shift between being looked at and being told of. */
const holdShifts = ({ db, organization }: Context, project: string, { from, to }: Days) =>
  sql`
    select 1 from shifts s
    where s.org_id = ${organization} and s.project_id = ${project}
      and (s.day between ${from}::date and ${to}::date or s.id in (
        select p.shift_id from published_shifts p
        where p.org_id = ${organization} and p.project_id = ${project} and p.day between ${from}::date and ${to}::date))
    order by s.id for update`.execute(db);

const requireSeen = (changed: readonly ChangedShift[], seen: Asked['seen']): void => {
  const versions = new Map(seen.map(({ shift_id, version }) => [shift_id, version]));
  const unseen = changed.filter(({ id, version }) => versions.get(id) !== version);
  const gone = seen.filter(({ shift_id }) => !changed.some(({ id }) => id === shift_id));
  if (unseen.length + gone.length === 0) return;
  const ids = [...unseen.map(({ id }) => id), ...gone.map(({ shift_id }) => shift_id)].slice(0, 20);
  const message = 'The plan has changed since you looked at it. Look at the changes again, then publish.';
  throw new Failure('rule_broken', message, {
    rule: 'roster-changed',
    fields: ids.map((id) => ({ field: `rows.${id}`, message: 'Changed since you looked.' })),
  });
};

const insertPublication = async (
  { db, organization }: Context,
  project: string,
  { from, to, note }: Asked,
  changes: number,
): Promise<string> => {
  const { id } = await db
    .insertInto('publications')
    .values({ org_id: organization, project_id: project, from_date: from, to_date: to, changes, note })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** A shift at another time or place has to be confirmed anew. */
const tellShifts = async ({ db, organization }: Context, publication: string, shifts: readonly string[]) => {
  await sql`
    update assignments a set status = 'offered'
    from shifts s join published_shifts p on p.org_id = s.org_id and p.shift_id = s.id
    where s.org_id = ${organization} and s.id = any (${shifts}::uuid[]) and a.org_id = s.org_id and a.shift_id = s.id
      and a.status = 'confirmed' and a.archived_at is null
      and (p.starts_at, p.ends_at, p.site) is distinct from (s.starts_at, s.ends_at, s.site)`.execute(db);
  await sql`
    insert into published_shifts (org_id, shift_id, project_id, service_type_id, role, site, day, timezone, starts_at, ends_at, break_min,
      headcount, skills, note, cancelled, publication_id)
    select org_id, id, project_id, service_type_id, role, site, day, timezone, starts_at, ends_at, break_min, headcount, skills, note,
      status = 'cancelled', ${publication}
    from shifts where org_id = ${organization} and id = any (${shifts}::uuid[])
    on conflict (org_id, shift_id) do update set told = published_shifts.told + 1,
      (service_type_id, role, site, day, timezone, starts_at, ends_at, break_min, headcount,
      skills, note, cancelled, publication_id) = (excluded.service_type_id, excluded.role, excluded.site, excluded.day, excluded.timezone,
      excluded.starts_at, excluded.ends_at, excluded.break_min, excluded.headcount, excluded.skills, excluded.note, excluded.cancelled,
      excluded.publication_id)`.execute(db);
  await sql`
    update shifts set status = 'published'
    where org_id = ${organization} and id = any (${shifts}::uuid[]) and status = 'draft'`.execute(db);
};

/** Whoever is on a cancelled shift is off it. */
const tellPeople = ({ db, organization }: Context, shifts: readonly string[]) =>
  sql`
    update assignments a set
      archived_at = case when s.status = 'cancelled' then coalesce(a.archived_at, now()) else a.archived_at end,
      withdrawn_at = case when a.archived_at is not null or s.status = 'cancelled' then now() end,
      published_at = coalesce(a.published_at, now())
    from shifts s
    where a.org_id = ${organization} and a.shift_id = any (${shifts}::uuid[]) and s.org_id = a.org_id and s.id = a.shift_id
      and a.withdrawn_at is null and (a.published_at is null or a.archived_at is not null or s.status = 'cancelled')`.execute(
    db,
  );

const insertPeople = (
  { db, organization }: Context,
  publication: string,
  people: ReadonlyMap<string, number>,
) =>
  sql`
    insert into publication_people (org_id, publication_id, member_id, changes)
    select ${organization}, ${publication}, * from unnest(${[...people.keys()]}::uuid[], ${[...people.values()]}::int[])`.execute(
    db,
  );
