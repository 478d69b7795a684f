import { insertRow } from '../factories/insert-row.ts';
import type { TestOrganization, TestPerson } from '../people.ts';
import type { TestServer } from '../server.ts';
import { makeReorganisations, type ReorganisationRows } from './reorganisation-rows.ts';

/** Seats and drafts that the proof asks about. */
export interface ChartRows extends ReorganisationRows {
  /** The colleague sits on it, beside a free seat. */
  readonly position: string;
  readonly positionAbove: string;
  /** The colleague was changed by it; it was taken back. */
  readonly memberImport: string;
}

/** Seats of which one is the colleague's, who also works for somebody else. */
export const makeChart = async (
  muster: TestServer,
  organization: TestOrganization,
  colleague: TestPerson,
  mark: string,
): Promise<ChartRows> => {
  const { database } = muster;
  const { id: org_id, people } = organization;
  const put = (table: string, fields: object) => insertRow(database, table, { org_id, ...fields });
  const named = { department: `${mark} nights`, note: `${mark} note`, vacant_since: '2026-03-02' };
  const positionAbove = await put('positions', { title: `${mark} lead`, ...named });
  const position = await put('positions', {
    ...{ title: `${mark} guard`, ...named, headcount: 2, parent_id: positionAbove },
  });
  await put('dotted_lines', {
    ...{ member_id: colleague.member, to_member_id: people.director.member, pct: 20, from_day: '2026-03-02' },
  });
  // Without triggers: a first version is what the matrix says that it has seen.
  await database.query(
    `begin; set local session_replication_role = replica;
     update members set position_id = '${position}' where id = '${colleague.member}';
     update member_places set position_id = '${position}', title = 'Guard', department = 'Nights', manager_id = '${people.member.member}'
     where member_id = '${colleague.member}'; commit`,
  );
  const drafts = await makeReorganisations(muster, organization, { colleague, position, mark });
  const memberImport = await put('member_imports', {
    ...{ file_name: `${mark}.csv`, made: [], undone_at: '2026-03-02T09:00Z', skipped: 1 },
    changed: JSON.stringify([{ id: colleague.member, version: 2, before: { level: mark } }]),
    created_by: people.owner.sub,
  });
  return { position, positionAbove, memberImport, ...drafts };
};
