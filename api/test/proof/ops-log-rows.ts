import { CONTENT_HASH, makeAttachment } from '../factories/attachment.ts';
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
  /** A picture that the correction brought. */
  readonly opsFile: string;
  readonly hiddenOpsFile: string;
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
  const more = { ...said, body: `${mark} smoke`, people: [member], tags: [mark] };
  const at = { occurred_at: '2026-03-02T10:00Z' };
  const make = async (project_id: string) => {
    const own = { ...at, project_id };
    const left = { kind: 'entry', owner_id: member, due: '2036-06-01' };
    const id = await insertRow(database, 'ops_log', { ...more, ...own, ...left, title: `${mark} fire` });
    const correction = { kind: 'correction', about: 1, title: `${mark} steam`, attachments: [CONTENT_HASH] };
    const ops_log_id = await insertRow(database, 'ops_log', { ...more, ...own, ...correction });
    const file = await makeAttachment(database, org_id, {
      ...{ project_id, ops_log_id, file_name: `${mark} berth.png` },
    });
    await insertRow(database, 'ops_log', {
      ...{ ...own, org_id, author_id: member, kind: 'incident', about: 1, state: 'acknowledged' },
      ...{ body: `${mark} coming`, root_cause: `${mark} fuse` },
    });
    return { id, file };
  };
  const [shown, other] = [await make(project), await make(hidden)];
  return {
    ...{ opsEntry: shown.id, opsFile: shown.file },
    ...{ hiddenOpsEntry: other.id, hiddenOpsFile: other.file },
    opsTemplate: await makeOpsLogTemplate(database, org_id, { project_id: project, name: `${mark} own` }),
    hiddenOpsTemplate: await makeOpsLogTemplate(database, org_id, {
      ...{ project_id: hidden, name: `${mark} hidden` },
    }),
    sharedOpsTemplate: await makeOpsLogTemplate(database, org_id, { name: `${mark} shared` }),
  };
};
