import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { openTestProvider } from '../../api/test/tokens.ts';
import { atMost, type Measurement, median, reported } from '../measurement.ts';
import type { BenchedMuster } from '../muster.ts';
import { BENCH } from '../seeds.ts';
import { processorTime } from './processor-time.ts';

const KINDS = ['open', 'held'] as const;
type Kind = (typeof KINDS)[number];

const SERVER = fileURLToPath(new URL('./server.ts', import.meta.url));
/** As the pools of the two name their connections. */
const APPLICATION = { held: 'muster', open: 'muster-open' } as const;
const CONNECTIONS = 16;
const ROUNDS = 9;

interface Listed {
  readonly url: string;
  readonly process: ChildProcess;
}
/** Processor time of one request, in milliseconds. */
interface Cost {
  readonly server: number;
  readonly database: number;
}

/**
 * What policy and tenancy cost a list of 50 rows: processor time of the server and of its database connections, against a
 * server that has neither (open-list.ts), in turns. At most 25 % of the whole.
 */
export const measureListCost = async (muster: BenchedMuster, requests: number): Promise<Measurement[]> => {
  const provider = await openTestProvider();
  const servers = {
    open: await start('open', muster, provider.issuer),
    held: await start('held', muster, provider.issuer),
  };
  try {
    const headers = await headersFor(muster, provider);
    await requireSameAnswer(servers, headers);
    const costs: Record<Kind, Cost[]> = { open: [], held: [] };
    for (let round = 0; round < ROUNDS; round += 1)
      for (const kind of round % 2 === 0 ? KINDS : KINDS.toReversed())
        costs[kind].push(await measure(muster, servers[kind], kind, headers, requests));
    return report(costs);
  } finally {
    for (const kind of KINDS) servers[kind].process.kill();
    await provider.close();
  }
};

const start = (kind: Kind, { databaseUrl }: BenchedMuster, issuer: string): Promise<Listed> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--max-semi-space-size=32', SERVER, kind, databaseUrl, issuer], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child.once('exit', () => reject(new Error(`The ${kind} server ended.`)));
    child.stdout.once('data', (url) =>
      resolve({ url: `${String(url).trim()}/api/projects?per_page=50`, process: child }),
    );
  });

const headersFor = async ({ sql }: BenchedMuster, provider: Awaited<ReturnType<typeof openTestProvider>>) => {
  const [user] = await sql<{ sub: string; email: string; name: string }>(
    "select sub, email, name from users where email = 'manager@muster.example'",
  );
  const token = await provider.sign({ ...user, email_verified: true });
  return { authorization: `Bearer ${token}`, 'organization-id': BENCH };
};

const requireSameAnswer = async (servers: Record<Kind, Listed>, headers: Record<string, string>) => {
  const texts = await Promise.all(
    KINDS.map(async (kind) => (await fetch(servers[kind].url, { headers })).text()),
  );
  const [open = '', held] = texts;
  if (open !== held || JSON.parse(open).data?.length !== 50)
    throw new Error(
      `The two servers answer differently: ${texts.map((text) => text.slice(0, 300)).join('\n')}`,
    );
};

const measure = async (
  { sql }: BenchedMuster,
  { url, process: { pid = 0 } }: Listed,
  kind: Kind,
  headers: Record<string, string>,
  requests: number,
): Promise<Cost> => {
  const load = (amount: number) => autocannon({ url, headers, connections: CONNECTIONS, amount });
  await load(requests / 5);
  const rows = await sql<{ pid: number }>('select pid from pg_stat_activity where application_name = $1', [
    APPLICATION[kind],
  ]);
  const backends = rows.map((row) => row.pid);
  const before = [processorTime([pid]), processorTime(backends)] as const;
  const { errors, non2xx } = await load(requests);
  if (errors + non2xx > 0) throw new Error(`${errors + non2xx} requests of the ${kind} server failed.`);
  return {
    server: (processorTime([pid]) - before[0]) / requests,
    database: (processorTime(backends) - before[1]) / requests,
  };
};

const report = ({ open, held }: Record<Kind, Cost[]>): Measurement[] => {
  const whole = ({ server, database }: Cost) => server + database;
  const shares = held.map((cost, at) => 1 - whole(open[at] ?? cost) / whole(cost));
  const middle = (costs: Cost[], part: keyof Cost) => median(costs.map((cost) => cost[part])).toFixed(3);
  const told = (costs: Cost[]) => `${middle(costs, 'server')} + ${middle(costs, 'database')} ms`;
  return [
    atMost('policy and tenancy, share of the processor time of a list of 50', median(shares) * 100, 25, '%'),
    reported('a list of 50, server + database', told(held)),
    reported('the same without policy and tenancy', told(open)),
  ];
};
