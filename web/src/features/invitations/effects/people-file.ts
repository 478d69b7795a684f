import { roleFrom } from '../../../platform/roles.ts';
import { t } from '../messages.ts';
import { type Invitee, inviteeOf } from './invitees.ts';

/** The largest file that is read: a list of 200 people is far smaller. */
export const LARGEST_BYTES = 1024 * 1024;

type Field = 'email' | 'name' | 'role';

const HEADERS: Readonly<Record<string, Field>> = {
  email: 'email',
  emailaddress: 'email',
  mail: 'email',
  address: 'email',
  name: 'name',
  fullname: 'name',
  person: 'name',
  role: 'role',
  access: 'role',
};

/** The people of a CSV file: columns email, name and role in any order. Error: one sentence why it can't be read. */
export async function readPeople(file: File): Promise<Invitee[]> {
  if (file.size > LARGEST_BYTES) throw new Error(t('file_large'));
  const { default: Papa } = await import('papaparse');
  const text = decode(await file.arrayBuffer());
  const { data } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy' });
  return peopleOf(data);
}

/** The same of a table's cells. */
export function peopleOf(table: readonly (readonly string[])[]): Invitee[] {
  const [head = [], ...body] = table;
  if (head.length === 0) throw new Error(t('file_empty'));
  const named = columnsNamed(head);
  const columns = named.has('email') ? named : columnsGuessed(head);
  if (!columns.has('email')) throw new Error(t('file_without_email'));
  const rows = columns === named ? body : table;
  if (rows.length === 0) throw new Error(t('file_empty'));
  return rows.map((row) => {
    const cell = (field: Field) => row[columns.get(field) ?? -1]?.trim() ?? '';
    return inviteeOf({ email: cell('email'), name: cell('name'), role: cell('role') });
  });
}

/** Columns by their header, whatever its case and signs: `E-mail address` is `email`. */
function columnsNamed(head: readonly string[]): Map<Field, number> {
  const columns = new Map<Field, number>();
  for (const [at, header] of head.entries()) {
    const field = HEADERS[header.toLowerCase().replace(/[^a-z]/g, '')];
    if (field && !columns.has(field)) columns.set(field, at);
  }
  return columns;
}

/** Columns of a file without a header, by what stands in its first row. */
function columnsGuessed(row: readonly string[]): Map<Field, number> {
  const email = row.findIndex((cell) => cell.includes('@'));
  const role = row.findIndex((cell) => roleFrom(cell) !== null);
  const name = row.findIndex((cell, at) => at !== email && at !== role && cell.trim() !== '');
  const found: [Field, number][] = [
    ['email', email],
    ['role', role],
    ['name', name],
  ];
  return new Map(found.filter(([, at]) => at >= 0));
}

/** UTF-8, or what spreadsheets on Windows write. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
