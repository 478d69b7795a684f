import { existsSync, readFileSync } from 'node:fs';

const REAL = new URL('../../shared/data/toggl-detailed-2016.csv', import.meta.url);
const HEAD =
  'User,Email,Client,Project,Task,Description,Billable,Start date,Start time,End date,End time,Duration,Tags,Amount (USD)';
const TOTAL_S = 3_188_866;
const ROWS = 652;

const two = (value: number) => String(value).padStart(2, '0');
const clock = (seconds: number) =>
  `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;

const madeUpRow = (at: number): string => {
  const usual = Math.floor(TOTAL_S / ROWS);
  const seconds = at === 0 ? TOTAL_S - usual * (ROWS - 1) : usual;
  const member = 'ABCDE'[at % 5];
  const day = new Date(Date.UTC(2016, 0, 4 + Math.floor(at / 5))).toISOString().slice(0, 10);
  const end = clock(9 * 3600 + seconds);
  const email = `member.${member?.toLowerCase()}@example.org`;
  return `Team member ${member},${email},,17671 Software Development Studio I,,Work ${at},Yes,${day},09:00:00,${day},${end},${clock(seconds)},,0.00`;
};

/** The real export of a team's time; where it isn't there, one of the same size and total: 652 entries, 885 h 47 min 46 s. */
export const realTime = () => ({
  name: 'toggl-detailed-2016.csv',
  mimeType: 'text/csv',
  buffer: existsSync(REAL)
    ? readFileSync(REAL)
    : Buffer.from([HEAD, ...Array.from({ length: ROWS }, (_, at) => madeUpRow(at))].join('\n')),
});
