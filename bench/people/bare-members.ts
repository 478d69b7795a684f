// The floor of a list of people: node:http and pg, one statement, no token, no policy, no tenancy, no check. Sends the same 50 rows.
import { createServer } from 'node:http';
import pg from 'pg';

const [, , url = '', organization = ''] = process.argv;
const pool = new pg.Pool({ connectionString: url, max: 10 });
pg.types.setTypeParser(pg.types.builtins.DATE, String);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const LEAVE = `from leave_requests l where l.org_id = m.org_id and l.member_id = m.id and l.status = 'approved' and l.part = 'whole-day'
  and l.to_date >= $2`;

const LIST = {
  name: 'list',
  text: `select m.id, m.version, m.created_at, m.updated_at, m.archived_at, m.name, m.email, m.phone, m.position, m.department, m.level,
    m.employment, m.start_date, m.end_date, m.weekly_capacity_minutes, m.target_utilisation_pct,
    case when m.status = 'active' and exists (select ${LEAVE} and l.from_date <= $2) then 'on_leave' else m.status::text end as status,
    b.id as manager_id, b.name as manager_name, p.id as seat_id, p.title as seat_name,
    (select count(*) from members r where r.org_id = m.org_id and r.manager_id = m.id and r.archived_at is null) as reports,
    (select coalesce(json_agg(json_build_object('member', json_build_object('id', b.id, 'name', b.name), 'pct', d.pct) order by d.pct desc), '[]')
      from dotted_lines d join members b on b.org_id = d.org_id and b.id = d.to_member_id
      where d.org_id = m.org_id and d.member_id = m.id and d.until_day is null) as dotted,
    (select coalesce(json_agg(json_build_object('skill', s.skill, 'level', s.level, 'expires', s.expires) order by s.skill), '[]')
      from member_skills s where s.org_id = m.org_id and s.member_id = m.id) as skills,
    (select json_build_object('from', l.from_date, 'to', l.to_date) ${LEAVE} order by l.from_date limit 1) as leave,
    (select o.last_day from offboardings o where o.org_id = m.org_id and o.member_id = m.id) as leaves_on,
    (select max(g.role) from role_grants g where g.org_id = m.org_id and g.subject = m.user_sub and g.project_id is null) as role,
    (select coalesce(json_agg(json_build_object('id', g.id, 'role', g.role, 'reason', g.reason, 'expires_at', g.expires_at, 'expired', false,
      'created_at', g.created_at, 'version', g.version, 'project', null)), '[]')
      from role_grants g where g.org_id = m.org_id and g.subject = m.user_sub) as grants,
    (select i.id from invitations i where i.org_id = m.org_id and i.member_id = m.id and i.outcome is null order by i.id desc limit 1) as invitation_id,
    m.user_sub is not null as has_account, false as is_me
    from members m left join members b on b.org_id = m.org_id and b.id = m.manager_id
    left join positions p on p.org_id = m.org_id and p.id = m.position_id
    where m.org_id = $1 and m.archived_at is null order by m.sort_name, m.id limit 50`,
};

const server = createServer((_, response) => {
  pool.query(LIST, [organization, new Date().toISOString().slice(0, 10)]).then(
    ({ rows }) => {
      const data = rows.map(({ manager_id, manager_name, seat_id, seat_name, ...row }) => ({
        ...row,
        manager: manager_id ? { id: manager_id, name: manager_name } : null,
        seat: seat_id ? { id: seat_id, name: seat_name } : null,
      }));
      response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify({ data, before: null, after: null }));
    },
    () => response.writeHead(500).end(),
  );
});

server.listen(0, () => {
  const address = server.address();
  process.stdout.write(`${typeof address === 'object' && address ? address.port : 0}\n`);
});
