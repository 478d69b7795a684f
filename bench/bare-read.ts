// The floor of a poll: node:http and pg, one row by its key, no token, no policy, no row-level security, no check.
import { createServer } from 'node:http';
import pg from 'pg';

const [, , url = '', person = ''] = process.argv;
const pool = new pg.Pool({ connectionString: url, max: 10 });

const READ = {
  name: 'read',
  text: 'select unread, total, changed_at from notification_counts where recipient = $1',
};

const server = createServer((_, response) => {
  pool.query(READ, [person]).then(
    ({ rows }) =>
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ data: [], ...rows[0] })),
    () => response.writeHead(500).end(),
  );
});

server.listen(0, () => {
  const address = server.address();
  process.stdout.write(`${typeof address === 'object' && address ? address.port : 0}\n`);
});
