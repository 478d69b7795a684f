import type { TestDatabase } from './database.ts';
import { makeNotification } from './factories/notification.ts';
import type { TestPerson } from './people.ts';

type Happening = (database: TestDatabase, person: TestPerson, organization: string) => Promise<unknown>;

/** Statements about a person, `$1`. */
const about =
  (...texts: string[]): Happening =>
  async (database, { sub }) => {
    for (const text of texts) await database.query(text, [sub]);
  };

/** What can happen to somebody between two of their requests, by the database alone. */
export const HAPPENINGS: Readonly<Record<string, Happening>> = {
  nothing: () => Promise.resolve(),
  'something is told': (database, person) => makeNotification(database, person, { title: 'News' }),
  'everything is read': about('update notifications set read_at = now() where recipient = $1'),
  'everything is put away': about('update notifications set archived_at = now() where recipient = $1'),
  'a raised role': about("update role_grants set role = 'admin' where subject = $1"),
  'a lowered role': about("update role_grants set role = 'member' where subject = $1"),
  'no role any more': about('delete from role_grants where subject = $1'),
  'a role anew': (database, { sub }, organization) =>
    database.query(
      `insert into role_grants (org_id, subject, role)
       select $2, $1, 'manager' where not exists (select from role_grants where subject = $1)`,
      [sub, organization],
    ),
  'a role that has ended': about(
    "update role_grants set expires_at = now() - interval '1 hour' where subject = $1",
  ),
  'no place on the team': about(
    'update members set user_sub = null, archived_at = now() where user_sub = $1',
  ),
  'no organization chosen': about('update users set current_org_id = null where sub = $1'),
  'another name': about("update users set name = 'Renamed' where sub = $1"),
  'an account that is being deleted': about(
    'delete from users where sub = $1',
    "insert into forgotten_people (sub, forgotten_at, pseudonym) values ($1, now(), 'gone-' || $1) on conflict do nothing",
  ),
  'a deletion that is over': about(
    "update forgotten_people set pseudonym = null, forgotten_at = now() - interval '1 hour' where sub = $1",
  ),
};
