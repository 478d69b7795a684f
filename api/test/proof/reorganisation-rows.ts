import { insertRow } from '../factories/insert-row.ts';
import type { TestOrganization, TestPerson } from '../people.ts';
import type { TestServer } from '../server.ts';

/** Drafts that the proof asks about. */
export interface ReorganisationRows {
  /** A draft with a move of a person and of a position. */
  readonly reorganisation: string;
  readonly reorganisationMove: string;
  /** Of another draft. */
  readonly otherReorganisationMove: string;
}

/** A draft, and another one. */
export const makeReorganisations = async (
  { database }: TestServer,
  { id: org_id, people }: TestOrganization,
  { colleague, position, mark }: { colleague: TestPerson; position: string; mark: string },
): Promise<ReorganisationRows> => {
  const put = (table: string, fields: object) => insertRow(database, table, { org_id, ...fields });
  const draft = { name: `${mark} nights`, note: `${mark} note`, created_by: people.director.sub };
  const reorganisation = await put('reorganisations', draft);
  const other = await put('reorganisations', draft);
  const changes = JSON.stringify({ manager_id: people.manager.member, title: `${mark} lead` });
  const before = JSON.stringify({ manager_id: people.member.member, title: 'Guard' });
  const move = { kind: 'person', member_id: colleague.member, changes, before };
  await put('reorganisation_moves', {
    ...{ reorganisation_id: reorganisation, kind: 'position', position_id: position },
    ...{ changes: { headcount: 4 }, before: { headcount: 2 } },
  });
  return {
    reorganisation,
    reorganisationMove: await put('reorganisation_moves', { ...move, reorganisation_id: reorganisation }),
    otherReorganisationMove: await put('reorganisation_moves', { ...move, reorganisation_id: other }),
  };
};
