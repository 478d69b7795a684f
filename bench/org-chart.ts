// Measures the org chart of ten thousand people: `node bench/org-chart.ts`; about a minute.
import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { subDays } from 'date-fns/subDays';
import { orgChart } from '#contract/org-chart/shapes.ts';
import { chartOf } from '#contract/org-chart/tree.ts';
import { wholeReorganisation } from '#contract/reorganisations/shapes.ts';
import { timeRequests } from './load.ts';
import { atMost, type Measurement, median, reported, tableOf } from './measurement.ts';
import { type BenchedMuster, startBenchedMuster } from './muster.ts';
import { CHART_BENCH, personId, seedChart } from './people/seed-chart.ts';

const PEOPLE = 10_000;
/** A chart is read once and then worked with; a sixth of a second beside the second and a half in which it is drawn. */
const CHART_MS = 150;
const [REQUESTS, MOVES] = [30, 100];
/** Before everybody was moved. */
const DAYS_BACK = 200;

/** The chart of today and of a day before, its size on the way, its files, and a reorganisation of a hundred moves. */
export const measureOrgChart = async (muster: BenchedMuster): Promise<Measurement[]> => {
  await seedChart(muster, PEOPLE);
  const headers = {
    authorization: `Bearer ${await muster.tokenOf('owner@muster.example')}`,
    'organization-id': CHART_BENCH,
  };
  const url = `${muster.url}/api/orgchart`;
  const chart = orgChart.parse(await (await fetch(url, { headers })).json());
  const layers = Math.max(...[...chartOf(chart).nodes.values()].map(({ layer }) => layer));
  const before = subDays(new Date(`${chart.today}T12:00Z`), DAYS_BACK)
    .toISOString()
    .slice(0, 10);
  const took = async (address: string, times = REQUESTS) =>
    median(await timeRequests(address, headers, times));
  const what = `${chart.people.length} people in ${layers} layers`;
  return [
    atMost(`org chart of ${PEOPLE} people, gzipped`, await took(url), CHART_MS, 'ms', what),
    atMost(`the same of a day before`, await took(`${url}?day=${before}`), CHART_MS, 'ms', before),
    reported('the same on the way', `${Math.round((await sizeOf(url, headers)) / 1024)} KiB`),
    reported('the same as CSV', `${Math.round(await took(`${url}/csv`, 5))} ms`),
    reported('the same as PDF', `${Math.round(await took(`${url}/pdf`, 3))} ms`),
    ...(await measureReorganisation(muster, headers)),
  ];
};

/** Bytes of an answer as it comes, packed. */
const sizeOf = (url: string, headers: Record<string, string>): Promise<number> =>
  new Promise((resolve, reject) => {
    const asked = request(url, { headers: { ...headers, 'accept-encoding': 'gzip' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on('end', () => resolve(bytes));
    });
    asked.on('error', reject).end();
  });

const measureReorganisation = async (
  { url }: BenchedMuster,
  headers: Record<string, string>,
): Promise<Measurement[]> => {
  const send = async (method: string, path: string, body?: object) => {
    const began = performance.now();
    const answer = await fetch(`${url}/api/reorganisations${path}`, {
      method,
      headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
    return { ms: performance.now() - began, text };
  };
  const wholeOf = (text: string) => wholeReorganisation.parse(JSON.parse(text));
  let draft = wholeOf((await send('POST', '', { name: 'Nights' })).text);
  const place = `/${draft.id}`;
  const moves: number[] = [];
  for (let at = 0; at < MOVES; at += 1) {
    const move = {
      kind: 'person',
      member_id: personId(9_000 + at),
      changes: { manager_id: personId(40 + at) },
    };
    const { ms, text } = await send('PUT', `${place}/moves`, { version: draft.version, move });
    moves.push(ms);
    draft = wholeOf(text);
  }
  const effects = await send('GET', `${place}/effects`);
  const applied = await send('POST', `${place}/apply`, { version: draft.version });
  const { version } = wholeOf(applied.text);
  const undone = await send('POST', `${place}/undo`, { version });
  const among = `among ${PEOPLE} people`;
  return [
    reported(`a move more in a draft of ${MOVES}, ${among}`, `${Math.round(median(moves))} ms`),
    reported(`what ${MOVES} moves would break, ${among}`, `${Math.round(effects.ms)} ms`),
    reported(
      `${MOVES} moves applied, and undone`,
      `${Math.round(applied.ms)} ms, ${Math.round(undone.ms)} ms`,
    ),
  ];
};

if (import.meta.main) {
  const muster = await startBenchedMuster();
  try {
    console.log(tableOf(await measureOrgChart(muster)));
  } finally {
    await muster.stop();
  }
}
