import { timeRequests } from '../load.ts';
import { atMost, type Measurement, median } from '../measurement.ts';
import type { BenchedMuster } from '../muster.ts';
import { BENCH } from '../seeds.ts';
import { idOf, past } from './seed.ts';

const ENTRIES = 100_000;
/** Beside everything else that a plan's page asks for, which comes without it. */
const CONTACTS_MS = 250;
const CLIENT = idOf(BENCH, 'client', '7');
/** One of everybody, and one of those who were named of late. */
const [EVERYBODY, RECENT] = [idOf(BENCH, 'plan', '6'), idOf(BENCH, 'plan', '106')];

/** The work of one client, in ten projects, of three years: eight people are named now and then, two long ago, and two never. */
const SEED = [
  `insert into projects (org_id, code, name, client_id, owner_id, start_date, currency, status)
    select '${BENCH}', 'TALK-' || n, 'Talks ' || n, ${CLIENT}, ${idOf(BENCH, 'member', '7')}, '2020-01-01', 'GBP', 'active' from generate_series(1, 10) n`,
  past(`insert into activity_entries (org_id, member_id, work_date, duration_s, project_id, note, bill_minor, cost_minor, currency)
    select '${BENCH}', ${idOf(BENCH, 'member', '1 + n % 200')}, current_date - n % 1095, 3600, p.id,
      'Patrol ' || n || ' of the gates and the yard, nothing to tell of, doors 4 to 19 locked at ' || n % 24
        || case when n % 97 = 3 then ', then a call with Ada Byron' || n / 97 % 8 else '' end
        || case when n = 1094 then ', Ada Byron8' when n = 2189 then ', Ada Byron9' else '' end, 4000, 3000, 'GBP'
    from generate_series(1, ${ENTRIES}) n join projects p on p.org_id = '${BENCH}' and p.code = 'TALK-' || (1 + n % 10)`),
  `insert into contacts (org_id, client_id, first_name, last_name)
    select '${BENCH}', ${CLIENT}, 'Ada', 'Byron' || n from generate_series(0, 11) n`,
  `insert into plan_stakeholders (org_id, plan_id, contact_id)
    select '${BENCH}', ${EVERYBODY}, id from contacts where org_id = '${BENCH}' and last_name like 'Byron%'`,
  `insert into plan_stakeholders (org_id, plan_id, contact_id)
    select '${BENCH}', ${RECENT}, id from contacts where org_id = '${BENCH}' and last_name ~ '^Byron[0-5]$'`,
  'vacuum analyze activity_entries',
];

/** When the people of a plan were talked to last, by the notes of a hundred thousand rows of its client's time. */
export const measureLastContacts = async (
  { sql, url }: BenchedMuster,
  headers: Record<string, string>,
): Promise<Measurement[]> => {
  for (const statement of SEED) await sql(statement);
  const own = { ...headers, 'organization-id': BENCH };
  const ask = async (plan: string, what: string): Promise<Measurement> => {
    const [found] = await sql<{ id: string }>(`select ${plan} as id`);
    const address = `${url}/api/account-plans/${found?.id}/last-contacts`;
    await timeRequests(address, own, 2);
    const taken = median(await timeRequests(address, own, 10));
    return atMost(`last contacts of ${what} by ${ENTRIES} notes`, taken, CONTACTS_MS, 'ms');
  };
  const some = await ask(RECENT, 'people who were named of late');
  const all = await ask(EVERYBODY, 'twelve people');
  await sql(past(`update activity_entries set note = note || ' für Müller' where org_id = '${BENCH}'`));
  await sql('vacuum analyze activity_entries');
  return [some, all, await ask(EVERYBODY, 'twelve people, in letters beyond ASCII,')];
};
