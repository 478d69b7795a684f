import { RATE_PRECEDENCE, type RateQuestion } from '#contract/service-types/rates.ts';
import type { TestServer } from './server.ts';

/** Random rates of every scope in an organization, and questions about them; the same in every run. */
export interface Cards {
  readonly services: readonly string[];
  questions(count: number): RateQuestion[];
  /** What `rate_for` says of all of them in one statement. */
  ask(questions: readonly RateQuestion[]): Promise<(string | null)[]>;
  /** Logs time that asks them, as far as somebody worked, and says what `rates_of_time` finds for all of it at once. */
  log(questions: readonly RateQuestion[]): Promise<LoggedWork[]>;
}

/** Time with what it asks: its client is that of its project, its level that of its person. */
export interface LoggedWork {
  readonly asked: RateQuestion;
  readonly rate_id: string | null;
}

const LEVELS = ['Junior', 'Senior', 'Lead'];
const DAYS = 90;

const dayAt = (at: number): string => new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10);

/** Numbers from 0 to below 1, the same ones for each seed (mulberry32). */
const randomOf = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
};

/** Writes `count` random rates; those that meet another of their scope stay out, as the database decides. */
export const dealCards = async ({ database, organization }: TestServer, count: number): Promise<Cards> => {
  const make = async (statement: string) =>
    (await database.query<{ id: string }>(statement, [organization.id])).map(({ id }) => id);
  const services = await make(
    "insert into service_types (org_id, code, name, unit) select $1, 'RC-' || i, 'S' || i, 'day' from generate_series(1, 8) i returning id",
  );
  const clients = await make(
    "insert into clients (org_id, name) select $1, 'C' || i from generate_series(1, 6) i returning id",
  );
  const members = await make(
    "insert into members (org_id, email, name) select $1, 'rc' || i || '@example.com', 'M' || i from generate_series(1, 12) i returning id",
  );
  const projects = await make(
    `insert into projects (org_id, code, name, client_id, owner_id, start_date, currency)
     select $1, 'RC-' || i, 'P' || i, '${clients[0]}', '${members[0]}', '2026-01-01', 'GBP' from generate_series(1, 8) i returning id`,
  );
  const random = randomOf(20_261_123);
  const below = (most: number) => Math.floor(random() * most);
  const one = (list: readonly string[]): string => list[below(list.length)] ?? '';
  const maybe = (list: readonly string[], chance: number) => (random() < chance ? one(list) : null);
  const card = () => {
    const scope = RATE_PRECEDENCE[below(RATE_PRECEDENCE.length)] ?? 'service';
    const from = below(DAYS);
    const ofPeople = scope === 'assignment' || scope === 'member';
    const service = scope === 'organization' ? null : one(services);
    return {
      scope,
      service_type_id: ofPeople && random() < 0.3 ? null : service,
      client_id: scope === 'client' ? one(clients) : null,
      member_id: ofPeople ? one(members) : null,
      project_id: scope === 'assignment' ? one(projects) : null,
      level: scope === 'member_level' ? one(LEVELS) : null,
      valid_from: dayAt(from),
      valid_to: random() < 0.03 ? null : dayAt(from + below(5)),
    };
  };
  await database.query(
    `insert into service_rates (org_id, scope, service_type_id, client_id, member_id, project_id, level, cost_rate, bill_rate,
       currency, valid_from, valid_to)
     select $1, c.scope, c.service_type_id, c.client_id, c.member_id, c.project_id, c.level, 1, 2, 'GBP', c.valid_from, c.valid_to
     from jsonb_populate_recordset(null::service_rates, $2::jsonb) c on conflict do nothing`,
    [organization.id, JSON.stringify(Array.from({ length: count }, card))],
  );
  // As autovacuum would after a minute: without figures the planner takes every index for as good as another.
  await database.query('analyze service_rates');
  const question = (): RateQuestion => ({
    service_type_id: maybe(services, 0.9),
    client_id: maybe(clients, 0.6),
    member_id: maybe(members, 0.9),
    project_id: maybe(projects, 0.7),
    level: maybe(LEVELS, 0.7),
    day: dayAt(below(DAYS + 10) - 5),
  });
  return {
    services,
    questions: (count) => Array.from({ length: count }, question),
    ask: async (questions) => {
      const rows = await database.query<{ id: string | null }>(
        `select r.id from jsonb_array_elements($2::jsonb) with ordinality q (asked, at)
         left join lateral rate_for($1, (asked->>'member_id')::uuid, (asked->>'project_id')::uuid, (asked->>'client_id')::uuid,
           asked->>'level', (asked->>'service_type_id')::uuid, (asked->>'day')::date) r on true order by q.at`,
        [organization.id, JSON.stringify(questions)],
      );
      return rows.map(({ id }) => id);
    },
    log: (questions) => logWork(database, organization.id, questions),
  };
};

const logWork = async (
  database: TestServer['database'],
  organization: string,
  questions: readonly RateQuestion[],
): Promise<LoggedWork[]> => {
  const worked = questions.filter(({ member_id }) => member_id);
  // As the questions have it: the same client and level for all the time of a project and of a person.
  for (const [table, id, column] of [
    ['projects', 'project_id', 'client_id'],
    ['members', 'member_id', 'level'],
  ] as const)
    await database.query(
      `update ${table} t set ${column} = coalesce(q.${column}, t.${column}) from jsonb_populate_recordset(null::service_rates, $2::jsonb) q
       where t.org_id = $1 and t.id = q.${id}`,
      [organization, JSON.stringify([...new Map(worked.map((asked) => [asked[id], asked])).values()])],
    );
  await database.query(
    `insert into activity_entries (org_id, member_id, project_id, service_type_id, work_date, duration_s)
     select $1, q.member_id, q.project_id, q.service_type_id, (asked->>'day')::date, 3600
     from jsonb_array_elements($2::jsonb) asked, jsonb_populate_record(null::service_rates, asked) q`,
    [organization, JSON.stringify(worked)],
  );
  return await database.query<LoggedWork>(
    `select t.rate_id, jsonb_build_object('service_type_id', e.service_type_id, 'client_id', p.client_id,
       'member_id', e.member_id, 'project_id', e.project_id, 'level', m.level, 'day', e.work_date) as asked
     from rates_of_time($1, '2025-12-01', '2026-06-30') t join activity_entries e on e.org_id = $1 and e.id = t.entry_id
     left join projects p on p.org_id = $1 and p.id = e.project_id join members m on m.org_id = $1 and m.id = e.member_id`,
    [organization],
  );
};
