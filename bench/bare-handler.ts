// The floor: node:http and pg, one statement, no token, no policy, no tenancy, no check. Sends the same 50 rows.
import { createServer } from 'node:http';
import pg from 'pg';

const [, , url = '', organization = ''] = process.argv;
const pool = new pg.Pool({ connectionString: url, max: 10 });
pg.types.setTypeParser(pg.types.builtins.DATE, String);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const LIST = {
  name: 'list',
  text: `select p.id, p.code, p.name, p.client_id, c.name as client_name, p.owner_id, m.name as owner_name, p.status, p.type, p.billing,
    p.priority, p.progress, p.start_date, p.end_date, p.currency, p.budget_minor, p.budget_minutes, p.budget_period, p.tags, p.version,
    t.seconds, t.billable_seconds, t.bill_minor, t.cost_minor
    from projects p join members m on m.org_id = p.org_id and m.id = p.owner_id
    left join clients c on c.org_id = p.org_id and c.id = p.client_id
    left join project_totals t on t.org_id = p.org_id and t.project_id = p.id
    where p.org_id = $1 and p.status <> 'archived' order by p.name, p.id limit 50`,
};

const server = createServer((_, response) => {
  pool.query(LIST, [organization]).then(
    ({ rows }) => {
      const data = rows.map(({ client_id, client_name, owner_id, owner_name, ...row }) => ({
        ...row,
        client: client_id ? { id: client_id, name: client_name } : null,
        owner: { id: owner_id, name: owner_name },
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
