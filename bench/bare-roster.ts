// The floor of a roster: node:http and pg, two statements, no token, no policy, no tenancy, no check. Sends the same shifts and people.
import { createServer } from 'node:http';
import pg from 'pg';

const [, , url = '', project = ''] = process.argv;
const pool = new pg.Pool({ connectionString: url, max: 10 });
pg.types.setTypeParser(pg.types.builtins.DATE, String);

const SHIFTS = {
  name: 'shifts',
  text: `select s.id, s.version, s.day, s.timezone, s.starts_at, s.ends_at, s.break_min, s.headcount, s.skills, s.note, s.status,
    s.status_reason, s.role, s.site, s.series_id, to_char(s.starts_at at time zone s.timezone, 'HH24:MI') as start,
    to_char(s.ends_at at time zone s.timezone, 'HH24:MI') as end, jsonb_build_object('id', p.id, 'code', p.code, 'name', p.name) as project,
    case when v.id is not null then jsonb_build_object('id', v.id, 'code', v.code, 'name', v.name) end as service, a.people
    from shifts s join projects p on p.org_id = s.org_id and p.id = s.project_id
    left join service_types v on v.org_id = s.org_id and v.id = s.service_type_id
    left join (
      select a.org_id, a.shift_id, json_agg(json_build_object('id', a.id, 'version', a.version, 'member', json_build_object('id', m.id,
        'name', m.name), 'booking', a.booking, 'status', a.status, 'status_reason', a.status_reason, 'overridden', a.overridden,
        'override_reason', a.override_reason, 'checked_in_at', a.checked_in_at, 'unpublished', a.published_at is null)) as people
      from assignments a join members m on m.org_id = a.org_id and m.id = a.member_id
      where a.project_id = $1 and a.day between $2 and $3 and a.archived_at is null group by 1, 2) a
      on a.org_id = s.org_id and a.shift_id = s.id
    where s.project_id = $1 and s.day between $2 and $3 order by s.starts_at, s.id`,
};
const PEOPLE = {
  name: 'people',
  text: `select m.id, m.name, m.position, '[]'::json as skills, 0 as planned_min, m.weekly_capacity_minutes as cap_min from members m
    where exists (select from assignments a where a.org_id = m.org_id and a.member_id = m.id and a.project_id = $1) order by m.name`,
};

const server = createServer((request, response) => {
  const asked = new URL(request.url ?? '', 'http://bare').searchParams;
  const days = [project, asked.get('from'), asked.get('to')];
  Promise.all([pool.query(SHIFTS, days), pool.query(PEOPLE, [project])]).then(
    ([shifts, people]) =>
      response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify({ people: people.rows, shifts: shifts.rows })),
    () => response.writeHead(500).end(),
  );
});

server.listen(0, () => {
  const address = server.address();
  process.stdout.write(`${typeof address === 'object' && address ? address.port : 0}\n`);
});
