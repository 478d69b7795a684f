import { makeErrorReport } from '../factories/error-report.ts';
import { insertRow } from '../factories/insert-row.ts';
import { makeOrganization, type TestPerson } from '../people.ts';
import { openTestServer, type TestServer } from '../server.ts';
import { type Actor, makeCast } from './cast.ts';
import { makeOrder } from './executive-rows.ts';
import {
  makeInvitation,
  makeOwnEntry,
  makeOwnView,
  makeShortcuts,
  makeUndoneChange,
  tellPerson,
} from './making.ts';
import { makeLeave } from './making-leave.ts';
import { makeCalendarAddress, makeOwnAssignment } from './roster-rows.ts';
import { furnish, type Realm } from './rows.ts';

/** A server with an organization, its furnished twin, and everybody who asks. */
export interface World {
  readonly muster: TestServer;
  readonly own: Realm;
  readonly foreign: Realm;
  readonly cast: readonly Actor[];
  /** Ids by `entry of {sub} in {organization}`; also `view`, `saved view`, `change`, `notification` and `invitation`. */
  readonly personal: ReadonlyMap<string, string>;
  /** A role that somebody holds above all organizations. */
  readonly rootGrant: string;
  /** A published policy. */
  readonly revision: string;
  /** What somebody said, with a screenshot. */
  readonly feedback: string;
  /** An error that a page reported. */
  readonly reportedError: string;
}

/** Time of any day may be written. */
const SETTINGS = { edit_window_days: 0 };

/** Opens one for a test file; it is closed by `world.muster.close()`. */
export const openWorld = async (): Promise<World> => {
  const muster = await openTestServer(SETTINGS);
  const own = await furnish(muster, muster.organization, 'Aldermouth');
  const foreign = await furnish(muster, await makeOrganization(muster.database, SETTINGS), 'Brackwater');
  const cast = await makeCast(muster, own, foreign, own.rows.project);
  await introduce(muster, cast);
  const personal = new Map<string, string>();
  for (const realm of [own, foreign]) {
    for (const person of [...peopleOf(cast), realm.rows.colleague])
      for (const [what, id] of await makePersonal(muster, realm, person))
        personal.set(`${what} of ${person.sub} in ${realm.id}`, id);
  }
  await insertRow(muster.database, 'root_events', {
    ...{ type: 'policy.published', subject_type: 'policy', subject_id: own.id, request_id: 'first' },
    ...{ actor: own.people.admin.sub, actor_name: 'Admin Person', changes: { note: ['before', 'after'] } },
  });
  await makeOnePolicy(muster);
  const rootGrant = await anyId(muster, 'root_grants');
  const revision = await anyId(muster, 'policy_revisions');
  const feedback = await insertRow(muster.database, 'feedback', {
    ...{ name: 'Ann', email: 'ann@muster.test', message: 'Fine', page: '/profile', screenshot: 'png' },
    ...{ thumbnail: 'webp', screenshot_width: 40, screenshot_height: 40, created_by: own.people.member.sub },
  });
  const reportedError = await makeErrorReport(muster.database, {
    ...{ title: 'TypeError', person: own.people.member.sub },
  });
  return { muster, own, foreign, cast, personal, rootGrant, revision, feedback, reportedError };
};

/** The policy in force as the only one: here every row is in its first version. */
const makeOnePolicy = ({ database }: TestServer) =>
  database.query(`do $$ begin
    perform set_config('session_replication_role', 'replica', true);
    delete from policy_revisions where version < (select max(version) from policy_revisions);
    update policy_revisions set version = 1;
  end $$`);

/** Whoever asks for the first time is written down; here they have all asked before. */
const introduce = async ({ server }: TestServer, cast: readonly Actor[]) => {
  for (const { headers } of cast) await server.http.inject({ url: '/api/users/me', headers });
};

const peopleOf = (cast: readonly Actor[]) => cast.flatMap(({ person }) => (person ? [person] : []));

/** What somebody has of their own in an organization: time where they are on the team, a view, an invitation. */
const makePersonal = async (muster: TestServer, realm: Realm, person: TestPerson) => {
  const { database } = muster;
  const { project, service, colleague, laterShift } = realm.rows;
  const mark = person.name;
  const [member] = await database.query<{ id: string }>(
    'select id from members where org_id = $1 and user_sub = $2',
    [realm.id, person.sub],
  );
  const made: [string, string][] = [];
  if (member) {
    made.push(['person', member.id]);
    made.push(['entry', await makeOwnEntry(muster, realm, person, { project, service, mark })]);
    made.push(['booking', await makeOwnAssignment(muster, laterShift, person)]);
    made.push(['calendar feed', await makeCalendarAddress(muster, realm.id, person)]);
    made.push(['leave', await makeLeave(muster, realm, person, mark)]);
    const block = { org_id: realm.id, from_date: '2036-08-01', to_date: '2036-08-03', name: `${mark} fair` };
    made.push(['leave block', await insertRow(database, 'leave_blocks', block)]);
    made.push(['saved view', await makeOwnView(muster, realm.id, person, mark)]);
    made.push(...(await makeShortcuts(muster, realm.id, person, { project, service, mark })));
  }
  made.push(['order of figures', await makeOrder(muster, person)]);
  made.push(['change', await makeUndoneChange(muster, realm.id, person, project)]);
  const view = { org_id: realm.id, viewer: person.sub, role: 'member', ends_at: '2026-03-01T09:00Z' };
  made.push(['view', await insertRow(database, 'views', view)]);
  made.push(['notification', await tellPerson(muster, realm.id, person, mark)]);
  if (person.sub !== colleague.sub) {
    const invitation = await makeInvitation(muster, realm.id, person, { member: colleague, project, mark });
    made.push(['invitation', invitation]);
  } else made.push(['invitation', realm.rows.invitation]);
  return made;
};

/** The id of some row of a table that is filled from the start. */
const anyId = async ({ database }: TestServer, table: string): Promise<string> => {
  const [found] = await database.query<{ id: string }>(`select id from ${table} limit 1`).catch(() => []);
  return found?.id ?? '';
};
