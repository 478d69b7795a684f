import { randomUUID } from 'node:crypto';
import { makeEntry } from '../factories/entry.ts';
import { insertRow } from '../factories/insert-row.ts';
import { makeNotification } from '../factories/notification.ts';
import type { TestOrganization, TestPerson } from '../people.ts';
import type { TestServer } from '../server.ts';

/** An invitation that somebody has accepted, or one that still waits for them. */
export const makeInvitation = (
  { database }: TestServer,
  organization: string,
  { email, name }: TestPerson,
  { member, project, mark, open }: { member: TestPerson; project: string; mark: string; open?: true },
): Promise<string> =>
  insertRow(database, 'invitations', {
    ...{ org_id: organization, member_id: member.member, email: email.toLowerCase(), name, role: 'member' },
    ...{ project_id: project, message: `${mark} welcome`, expires_at: '2096-01-01', lives_days: 14 },
    ...(open ? {} : { outcome: 'accepted', answered_at: '2026-03-01T10:00Z' }),
  });

/** An entry of somebody's own with everything that one can say of time. */
export const makeOwnEntry = (
  { database }: TestServer,
  organization: TestOrganization,
  person: TestPerson,
  { project, service, mark, ...rest }: { project: string; service: string; mark: string; status?: string },
): Promise<string> =>
  makeEntry(database, organization, {
    ...{ member_id: person.member, project_id: project, service_type_id: service, tags: [mark] },
    ...{
      started_at: '2026-03-02T09:00Z',
      ended_at: '2026-03-02T10:00Z',
      note: `${mark} rounds with ${mark} Ada Byron`,
    },
    ...{ bill_rate: '50', cost_rate: '30', currency: 'GBP', bill_minor: 5000, cost_minor: 3000 },
    ...{ client_uuid: randomUUID(), status_reason: `${mark} late`, ...rest },
  });

/** A settled thread of somebody's, with a reply of theirs, and a comment on another project. */
export const makeThread = async (
  { database }: TestServer,
  org_id: string,
  { member }: TestPerson,
  { project, hidden, mark }: { project: string; hidden: string; mark: string },
) => {
  const said = { org_id, member_id: member, mentions: [member], edited_at: '2026-03-02T10:00Z' };
  const insert = (body: string, fields: object) =>
    insertRow(database, 'comments', { ...said, body: `${mark} ${body}`, ...fields });
  const settled = { resolved_at: '2026-03-02T11:00Z', resolver_id: member };
  const thread = await insert('gate', { project_id: project, replies: 1, ...settled });
  return {
    thread,
    reply: await insert('closed', { project_id: project, thread_id: thread }),
    hiddenComment: await insert('vault', { project_id: hidden }),
  };
};

/** A view of the projects that somebody keeps for themselves. */
export const makeOwnView = async (
  { database }: TestServer,
  org_id: string,
  { sub }: TestPerson,
  mark: string,
): Promise<string> => {
  const [member] = await database.query<{ id: string }>(
    'select id from members where org_id = $1 and user_sub = $2',
    [org_id, sub],
  );
  return insertRow(database, 'saved_views', {
    ...{ org_id, list: 'projects', owner_id: member?.id, name: `${mark} view`, created_by: sub },
    parameters: { q: `${mark} quay` },
  });
};

/** Somebody's change of many projects that was taken back. */
export const makeUndoneChange = (
  { database }: TestServer,
  org_id: string,
  { sub }: TestPerson,
  project: string,
): Promise<string> =>
  insertRow(database, 'bulk_changes', {
    ...{ org_id, verb: 'archive', projects: JSON.stringify([{ id: project }]) },
    ...{ created_by: sub, undone_at: '2026-03-01T10:00Z' },
  });

/** A favourite and a recurring entry of somebody's own. */
export const makeShortcuts = async (
  { database }: TestServer,
  organization: string,
  { member }: TestPerson,
  { project, service, mark }: { project: string; service: string; mark: string },
): Promise<[string, string][]> => {
  const own = {
    ...{ org_id: organization, member_id: member, project_id: project, service_type_id: service },
    note: `${mark} rounds`,
  };
  const days = { starts_on: '2026-03-02', ends_on: '2036-03-02', proposes_from: '2026-03-02' };
  return [
    ['favourite', await insertRow(database, 'favourites', { ...own, position: 1 })],
    [
      'recurring',
      await insertRow(database, 'recurring_entries', {
        ...{ ...own, ...days, rrule: 'FREQ=DAILY', start_time: '09:00', duration_s: 900, on_days_off: true },
      }),
    ],
  ];
};

/** Somebody's notification with everything that one can say, whose mail has failed. */
export const tellPerson = (
  { database }: TestServer,
  organization_id: string,
  person: TestPerson,
  mark: string,
): Promise<string> =>
  makeNotification(
    database,
    person,
    {
      ...{ organization_id, project_id: randomUUID(), target_type: 'project', target_id: randomUUID() },
      ...{ message: `${mark} told`, actor: 'somebody', actor_name: `${mark} colleague`, group_key: mark },
    },
    { app: 'ready', email: 'error' },
  );

/** Approved time of somebody's that went out for invoicing, with everything that one can say of an export. */
export const makeTimeExport = async (
  muster: TestServer,
  organization: TestOrganization,
  person: TestPerson,
  { client, ...named }: { client: string; project: string; service: string; mark: string },
): Promise<string> => {
  const { database } = muster;
  const { id: org_id } = organization;
  const entry_id = await makeOwnEntry(muster, organization, person, { ...named, status: 'approved' });
  const export_id = await insertRow(database, 'time_exports', {
    ...{
      org_id,
      purpose: 'invoicing',
      from_date: '2026-03-01',
      to_date: '2026-03-31',
      entries: 1,
      seconds: 3600,
    },
    ...{ client_id: client, project_id: named.project, member_id: person.member },
    ...{ parts: ['member', 'client', 'project', 'service', 'category', 'rate', 'day'] },
    ...{
      amounts: JSON.stringify([{ currency: 'GBP', amount_minor: 5000 }]),
      withdrawn_at: '2026-04-01T10:00Z',
    },
    created_by: organization.people.manager.sub,
  });
  await database.query(
    `insert into exported_entries (org_id, purpose, entry_id, export_id, locked) values ($1, 'invoicing', $2, $3, true)`,
    [org_id, entry_id, export_id],
  );
  return export_id;
};

/** What happened to some rows, as the audit trail tells it. */
export const tellChanges = async (
  { database }: TestServer,
  { id, people }: TestOrganization,
  subjects: readonly string[],
  mark: string,
) => {
  const kindOf = (subject: string) => (subject === id ? 'organization' : 'thing');
  for (const subject of subjects)
    await insertRow(database, 'events', {
      ...{
        org_id: id,
        type: `${kindOf(subject)}.updated`,
        subject_type: kindOf(subject),
        subject_id: subject,
      },
      ...{ actor: people.manager.sub, actor_name: people.manager.name, request_id: randomUUID() },
      ...{ changes: { name: [`${mark} before`, `${mark} after`] }, data: { reason: `${mark} reason` } },
    });
};
