// Measures clients from a file and to a file: `node bench/client-import.ts`.
import { atMost, type Measurement, reported, tableOf } from './measurement.ts';
import { startBenchedMuster } from './muster.ts';
import { sendFile, timed } from './row-files.ts';

const ROWS = 10_000;
const HEADER =
  'name,code,legal_name,vat_id,website,parent,industry,currency,external_ref,contact_first_name,contact_last_name,contact_email,contact_phone,address_line1,city,postcode,country';

const rowOf = (at: number): string => {
  const parent = at > 0 && at % 10 !== 0 ? `B-${Math.floor(at / 10) * 10}` : '';
  const own = `Company ${at} Ltd,B-${at},Company ${at} Limited,,https://company-${at}.example,${parent},Ports,GBP,CRM-${at}`;
  const contact = `Ada,Byron ${at},ada${at}@company-${at}.example,+44 20 7946 ${String(at % 10_000).padStart(4, '0')}`;
  return `${own},${contact},${at} Quay Street,Aldermouth,SW1A 1AA,GB`;
};

const file = (): string => [HEADER, ...Array.from({ length: ROWS }, (_, at) => rowOf(at))].join('\n');

/** 10 000 clients with parents, contacts and addresses: checked and imported, each within 10 s, exported, and taken back. */
export const measureClientImport = async (): Promise<Measurement[]> => {
  const muster = await startBenchedMuster();
  try {
    const token = await muster.tokenOf('admin@muster.example');
    const checked = await timed(() => sendFile(muster, token, '/client-imports/check', file()));
    if (checked.answer.added !== ROWS) throw new Error(JSON.stringify(checked.answer).slice(0, 500));
    const made = await timed(() => sendFile(muster, token, '/client-imports', file()));
    const csv = await timed(async () => {
      const headers = { authorization: `Bearer ${token}` };
      return (await fetch(`${muster.url}/api/client-exports/csv`, { headers })).text();
    });
    const undone = await timed(() => sendFile(muster, token, `/client-imports/${made.answer.id}/undo`));
    return [
      atMost('check of 10 000 clients', checked.seconds, 10, 's'),
      atMost('import of 10 000 clients', made.seconds, 10, 's'),
      reported('export of 10 000 clients as CSV', `${csv.seconds.toFixed(2)} s`),
      reported('taking back an import of 10 000 clients', `${undone.seconds.toFixed(2)} s`),
    ];
  } finally {
    await muster.stop();
  }
};

if (import.meta.main) console.log(tableOf(await measureClientImport()));
