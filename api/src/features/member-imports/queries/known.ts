import { sql } from 'kysely';
import type { PersonFields } from '#contract/members/people.ts';
import type { MemberSkill } from '#contract/members/skills.ts';
import type { Context } from '../../../platform/context.ts';
import type { Draft } from '../reading/drafts.ts';

export type { Draft } from '../reading/drafts.ts';

/** Somebody of the team, or who was on it, with all that a file may change. */
export interface Known extends PersonFields {
  readonly id: string;
  readonly version: number;
  readonly status: string;
  readonly has_account: boolean;
  /** Has left. */
  readonly left: boolean;
  readonly skills: readonly MemberSkill[];
  readonly name_key: string;
  /** The words for whom they answer to and for their seat, in lower case, to know them again. */
  readonly manager_words: readonly string[];
  readonly seat_word: string | null;
}

/** A name as names are compared: in lower case, with single spaces. */
const keyOf = (name: ReturnType<typeof sql>) => sql`lower(regexp_replace(btrim(${name}), '\\s+', ' ', 'g'))`;

/** Keys of names by the names. */
export const findNameKeys = async (
  { db }: Context,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await sql<{ name: string; key: string }>`
    select n.name, ${keyOf(sql`n.name`)} as key from unnest(${[...new Set(names)]}::text[]) as n (name)`.execute(
    db,
  );
  return new Map(rows.map(({ name, key }) => [name, key]));
};

/** People by e-mail address, those too who have left; and those who haven't by the key of their name, the oldest first. */
export interface People {
  readonly byEmail: ReadonlyMap<string, Known>;
  readonly byName: ReadonlyMap<string, readonly Known[]>;
}

/** Whoever has one of these addresses or names. */
export const findPeople = async (
  { db, organization }: Context,
  drafts: readonly Draft[],
  keys: ReadonlyMap<string, string>,
): Promise<People> => {
  const emails = drafts.flatMap(({ fields }) => fields.email ?? []);
  const names = drafts.flatMap(({ fields }) => keys.get(fields.name ?? '') ?? []);
  const { rows } = await sql<Known>`
    select m.id, m.version, m.name, m.email, m.position, m.department, m.position_id, m.manager_id, m.employment, m.start_date,
      m.end_date, m.level, m.weekly_capacity_minutes, m.target_utilisation_pct, m.phone, m.status,
      m.user_sub is not null as has_account, m.archived_at is not null as left, ${keyOf(sql`m.name`)} as name_key,
      array_remove(array[lower(b.name), lower(b.email)], null) as manager_words, lower(p.title) as seat_word,
      (select coalesce(jsonb_agg(jsonb_build_object('skill', s.skill, 'level', s.level, 'expires', s.expires)
          order by lower(s.skill) collate "C"), '[]')
        from member_skills s where s.org_id = m.org_id and s.member_id = m.id) as skills
    from members m
    left join members b on b.org_id = m.org_id and b.id = m.manager_id
    left join positions p on p.org_id = m.org_id and p.id = m.position_id
    where m.org_id = ${organization}::uuid
      and (lower(m.email) = any (${emails}::text[]) or m.archived_at is null and ${keyOf(sql`m.name`)} = any (${names}::text[]))
    order by m.id`.execute(db);
  return {
    byEmail: new Map(rows.map((person) => [person.email.toLowerCase(), person])),
    byName: Map.groupBy(
      rows.filter(({ left }) => !left),
      ({ name_key }) => name_key,
    ),
  };
};

/** A seat that isn't closed, and who sits on it. */
export interface Seat {
  readonly id: string;
  readonly title: string;
  readonly department: string | null;
  readonly headcount: number;
  readonly holders: readonly string[];
}

/** What words of a file mean here, by the word in lower case. */
export interface Words {
  readonly managers: ReadonlyMap<string, readonly string[]>;
  readonly seats: ReadonlyMap<string, readonly Seat[]>;
  /** Departments as they are written here. */
  readonly departments: ReadonlyMap<string, readonly string[]>;
}

/** Finds what the file's words for managers, seats and departments mean. */
export const findWords = async (context: Context, drafts: readonly Draft[]): Promise<Words> => ({
  managers: await findManagers(context, wordsOf(drafts.map(({ text }) => text.manager))),
  seats: await findSeats(context, wordsOf(drafts.map(({ text }) => text.seat))),
  departments: await findDepartments(context, wordsOf(drafts.map(({ fields }) => fields.department))),
});

const wordsOf = (texts: readonly (string | null | undefined)[]): string[] => [
  ...new Set(texts.flatMap((text) => (text ? [text.toLowerCase()] : []))),
];

const findManagers = async ({ db, organization }: Context, words: readonly string[]) => {
  const { rows } = await sql<{ word: string; ids: string[] }>`
    select n.word, array_agg(distinct m.id) as ids from members m
      cross join lateral (values (lower(m.name)), (lower(m.email))) as n (word)
    where m.org_id = ${organization}::uuid and m.archived_at is null and n.word = any (${words}::text[])
    group by n.word`.execute(db);
  return new Map(rows.map(({ word, ids }) => [word, ids]));
};

const findSeats = async ({ db, organization }: Context, words: readonly string[]) => {
  const { rows } = await sql<Seat>`
    select p.id, p.title, p.department, p.headcount, (select coalesce(array_agg(m.id), '{}') from members m
      where m.org_id = p.org_id and m.position_id = p.id and m.archived_at is null) as holders
    from positions p where p.org_id = ${organization}::uuid and p.archived_at is null and lower(p.title) = any (${words}::text[])
    order by p.id`.execute(db);
  return Map.groupBy(rows, ({ title }) => title.toLowerCase());
};

const findDepartments = async ({ db, organization }: Context, words: readonly string[]) => {
  const { rows } = await sql<{ word: string; spelled: string[] }>`
    select lower(d.department) as word, array_agg(d.department order by d.used desc) as spelled from (
      select department, count(*) as used from (
        select department from members where org_id = ${organization}::uuid and archived_at is null
        union all select department from positions where org_id = ${organization}::uuid and archived_at is null) one
      where lower(department) = any (${words}::text[]) group by department) d
    group by 1`.execute(db);
  return new Map(rows.map(({ word, spelled }) => [word, spelled]));
};

/** Whom people answer to, and those above, up to the top: id → manager. */
export const listManagersAbove = async (
  { db, organization }: Context,
  ids: readonly string[],
): Promise<Map<string, string | null>> => {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; manager_id: string | null }>`
    with recursive above as (
      select id, manager_id from members where org_id = ${organization}::uuid and id = any (${ids}::uuid[])
      union
      select m.id, m.manager_id from members m join above a on m.id = a.manager_id where m.org_id = ${organization}::uuid)
    select id, manager_id from above`.execute(db);
  return new Map(rows.map(({ id, manager_id }) => [id, manager_id]));
};

/** The day that it is in the organization. */
export const readToday = async ({ db, organization }: Context): Promise<string> => {
  const { rows } = await sql<{ today: string }>`select day_in(${organization}::uuid) as today`.execute(db);
  return rows[0]?.today ?? '';
};
