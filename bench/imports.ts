import { readFileSync } from 'node:fs';
import { atMost, type Measurement, median, reported } from './measurement.ts';
import { type BenchedMuster, startBenchedMuster } from './muster.ts';

const ROWS = 10_000;
const BAD = 500;
const TIMES = 5;
const HEADER =
  'User,Email,Client,Project,Task,Description,Billable,Start date,Start time,End date,End time,Duration';

const two = (number: number): string => String(number).padStart(2, '0');

const rowOf = (at: number, edition: number): string => {
  const day = `2026-${two(1 + (at % 9))}-${two(1 + (at % 28))}`;
  const [start, end] = [`${two(8 + (at % 8))}:00:00`, `${two(9 + (at % 8))}:00:00`];
  const duration = at % (ROWS / BAD) === 7 ? 'soon' : '01:00:00';
  const who = `Person ${at % 40},person${at % 40}@example.org`;
  return `${who},Client ${at % 30},Project ${at % 60},Task ${at % 12},"Work, piece ${edition}-${at}",Yes,${day},${start},${day},${end},${duration}`;
};

/** A file of 10 000 rows of which 500 can't be read; `edition` makes it another file. */
const file = (edition: number): string =>
  [HEADER, ...Array.from({ length: ROWS }, (_, at) => rowOf(at, edition))].join('\n');

const preview = async (muster: BenchedMuster, token: string, edition: number) => {
  const form = new FormData();
  form.append('file', new File([file(edition)], `bench-${edition}.csv`));
  const start = performance.now();
  const answer = await fetch(`${muster.url}/api/imports`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const body: { error_count?: number } = JSON.parse(await answer.text());
  return { seconds: (performance.now() - start) / 1000, status: answer.status, errors: body.error_count };
};

/** The most memory that a process ever held, in MB. */
const peakMegabytes = (pid: number): number =>
  Number(/^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** A preview of 10 000 rows with 500 bad ones: within 3 s, exactly 500 errors, the process under 400 MB; in a Muster of its own. */
export const measureImportPreview = async (): Promise<Measurement[]> => {
  const muster = await startBenchedMuster();
  try {
    const token = await muster.tokenOf('manager@muster.example');
    const runs = [];
    for (let edition = 0; edition < TIMES; edition += 1) runs.push(await preview(muster, token, edition));
    const seconds = runs.map((run) => run.seconds);
    const wrong = runs.filter(({ status, errors }) => status !== 201 || errors !== BAD).length;
    return [
      atMost('preview of 10 000 rows, slowest of five', Math.max(...seconds), 3, 's'),
      reported('preview of 10 000 rows, median', `${median(seconds).toFixed(2)} s`),
      atMost('previews without exactly 500 errors', wrong, 0, ''),
      atMost('memory of the process at its peak', peakMegabytes(muster.process.pid ?? 0), 400, 'MB'),
    ];
  } finally {
    await muster.stop();
  }
};
