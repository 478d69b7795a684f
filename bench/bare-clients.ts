// The floor of a list of clients: node:http and pg, one statement, no token, no policy, no tenancy, no check. Sends the same 50 rows.
import { createServer } from 'node:http';
import pg from 'pg';

const [, , url = '', organization = ''] = process.argv;
const pool = new pg.Pool({ connectionString: url, max: 10 });
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const LIST = {
  name: 'list',
  text: `select c.id, c.name, c.code, c.legal_name, c.vat_id, c.status, c.industry, c.currency, c.payment_terms_days, c.website, c.tags,
    c.external_ref, c.version, c.created_at, c.updated_at, c.archived_at, c.owner_id, m.name as owner_name, c.parent_id, p.name as parent_name,
    w.projects, w.open_projects, w.seconds
    from clients c left join members m on m.org_id = c.org_id and m.id = c.owner_id
    left join clients p on p.org_id = c.org_id and p.id = c.parent_id
    cross join lateral (select count(*) as projects, count(*) filter (where j.status in ('proposed', 'planned', 'active', 'on_hold')) as open_projects,
        coalesce(sum(t.seconds), 0) as seconds
      from projects j left join project_totals t on t.org_id = j.org_id and t.project_id = j.id
      where j.org_id = c.org_id and j.client_id = c.id and j.archived_at is null) w
    where c.org_id = $1 and c.archived_at is null order by c.sort_name, c.id limit 50`,
};

const server = createServer((_, response) => {
  pool.query(LIST, [organization]).then(
    ({ rows }) => {
      const data = rows.map(({ owner_id, owner_name, parent_id, parent_name, ...row }) => ({
        ...row,
        owner: owner_id ? { id: owner_id, name: owner_name } : null,
        parent: parent_id ? { id: parent_id, name: parent_name } : null,
        merged_into: null,
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
