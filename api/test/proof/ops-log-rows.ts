import { insertRow } from '../factories/insert-row.ts';
import { makeOpsLogTemplate } from '../factories/ops-log-template.ts';
import type { TestOrganization, TestPerson } from '../people.ts';
import type { TestServer } from '../server.ts';

/** Ids of the rows of ops-logs. */
export interface OpsLogRows {
  /** An incident that leaves something to do, corrected and acknowledged; another one in `hidden`. */
  readonly opsEntry: string;
  readonly hiddenOpsEntry: string;
  /** What entries start from in the project, in `hidden`, and everywhere. */
  readonly opsTemplate: string;
  readonly hiddenOpsTemplate: string;
  readonly sharedOpsTemplate: string;
}

interface Place {
  readonly project: string;
  readonly hidden: string;
  readonly mark: string;
}

/** Everything that one can say in an ops-log. */
export const makeOpsLog = async (
  { database }: TestServer,
  { id: org_id }: TestOrganization,
  { member }: TestPerson,
  { project, hidden, mark }: Place,
): Promise<OpsLogRows> => {
  const said = { org_id, author_id: member, type: 'incident', severity: 'sev2', location: `${mark} berth` };
  const more = { ...said, body: `${mark} smoke`, people: [member], tags: [mark], attachments: ['00'] };
  const at = { occurred_at: '2026-03-02T10:00Z' };
  const make = async (project_id: string) => {
    const own = { ...at, project_id };
    const left = { kind: 'entry', owner_id: member, due: '2036-06-01' };
    const id = await insertRow(database, 'ops_log', { ...more, ...own, ...left, title: `${mark} fire` });
    await insertRow(database, 'ops_log', {
      ...more,
      ...own,
      kind: 'correction',
      about: 1,
      title: `${mark} steam`,
    });
    await insertRow(database, 'ops_log', {
      ...{ ...own, org_id, author_id: member, kind: 'incident', about: 1, state: 'acknowledged' },
      ...{ body: `${mark} coming`, root_cause: `${mark} fuse` },
    });
    return id;
  };
  return {
    opsEntry: await make(project),
    hiddenOpsEntry: await make(hidden),
    opsTemplate: await makeOpsLogTemplate(database, org_id, { project_id: project, name: `${mark} own` }),
    hiddenOpsTemplate: await makeOpsLogTemplate(database, org_id, {
      ...{ project_id: hidden, name: `${mark} hidden` },
    }),
    sharedOpsTemplate: await makeOpsLogTemplate(database, org_id, { name: `${mark} shared` }),
  };
};
