// The floor of a list of account plans: node:http and pg, one statement, no token, no policy, no tenancy, no check. Sends the same 50 rows.
import { createServer } from 'node:http';
import pg from 'pg';

const [, , url = '', organization = ''] = process.argv;
const pool = new pg.Pool({ connectionString: url, max: 10 });
pg.types.setTypeParser(pg.types.builtins.DATE, String);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const LIST = {
  name: 'list',
  text: `select p.id, p.version, p.created_at, p.updated_at, p.archived_at, p.name, p.tier, p.status, p.starts_on, p.ends_on, p.currency,
    p.revenue_target_minor, p.revenue_minor, p.wallet_minor, p.health, p.health_computed, p.health_manual, p.measured_at, p.coverage_pct,
    p.pipeline_minor, p.weighted_minor, p.open_actions, p.open_risks, p.review_every_months, p.next_review_on, p.last_review_on,
    p.revision, p.approved_revision, p.waiting_revision, p.factors, p.client_id, c.name as client_name, p.owner_id, m.name as owner_name,
    p.sponsor_id, s.name as sponsor_name
    from account_plans p join clients c on c.org_id = p.org_id and c.id = p.client_id
    join members m on m.org_id = p.org_id and m.id = p.owner_id left join members s on s.org_id = p.org_id and s.id = p.sponsor_id
    where p.org_id = $1 and p.archived_at is null order by p.updated_at desc, p.id desc limit 50`,
};

const server = createServer((_, response) => {
  pool.query(LIST, [organization]).then(
    ({ rows }) => {
      const data = rows.map(
        ({ client_id, client_name, owner_id, owner_name, sponsor_id, sponsor_name, ...row }) => ({
          ...row,
          client: { id: client_id, name: client_name },
          owner: { id: owner_id, name: owner_name },
          sponsor: sponsor_id ? { id: sponsor_id, name: sponsor_name } : null,
        }),
      );
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
