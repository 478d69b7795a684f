// Measures people from a file and to a file: `node bench/member-import.ts`.
import { atMost, type Measurement, reported, tableOf } from './measurement.ts';
import { startBenchedMuster } from './muster.ts';
import { sendFile, timed } from './row-files.ts';

const ROWS = 10_000;
const HEADER =
  'name,email,employment,position,department,level,manager,start_date,weekly_capacity_minutes,target_utilisation_pct,phone,skills';

/** Everybody answers to somebody further up in the file, ten to one, four layers deep. */
const rowOf = (at: number): string => {
  const manager = at > 0 ? `p${Math.floor((at - 1) / 10)}@bench.example` : '';
  const own = `Person ${at},p${at}@bench.example,employee,Guard,Department ${at % 40},L${at % 5},${manager}`;
  return `${own},2026-01-05,37.5,80,+44 20 7946 ${String(at % 10_000).padStart(4, '0')},Crane ${(at % 5) + 1}; First aid`;
};

const file = (): string => [HEADER, ...Array.from({ length: ROWS }, (_, at) => rowOf(at))].join('\n');

/** 10 000 people with managers and skills: checked and imported, each within 10 s, exported, and taken back. */
export const measureMemberImport = async (): Promise<Measurement[]> => {
  const muster = await startBenchedMuster();
  try {
    const token = await muster.tokenOf('owner@muster.example');
    const send = (path: string, text?: string) => sendFile(muster, token, path, text);
    const checked = await timed(() => send('/member-imports/check', file()));
    if (checked.answer.added !== ROWS) throw new Error(JSON.stringify(checked.answer).slice(0, 500));
    const made = await timed(() => send('/member-imports', file()));
    const csv = await timed(async () => {
      const headers = { authorization: `Bearer ${token}` };
      return (await fetch(`${muster.url}/api/member-exports/csv`, { headers })).text();
    });
    const undone = await timed(() => send(`/member-imports/${made.answer.id}/undo`));
    return [
      atMost('check of 10 000 people', checked.seconds, 10, 's'),
      atMost('import of 10 000 people', made.seconds, 10, 's'),
      reported('export of 10 000 people as CSV', `${csv.seconds.toFixed(2)} s`),
      reported('taking back an import of 10 000 people', `${undone.seconds.toFixed(2)} s`),
    ];
  } finally {
    await muster.stop();
  }
};

if (import.meta.main) console.log(tableOf(await measureMemberImport()));
