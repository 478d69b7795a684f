import { makeClient } from '../factories/client.ts';
import { insertRow } from '../factories/insert-row.ts';
import type { TestOrganization } from '../people.ts';
import type { TestServer } from '../server.ts';

/** Ids of the rows around two clients that look like one. */
export interface TwinRows {
  /** One that looks like the client. */
  readonly twin: string;
  /** Both of them, as they look alike. */
  readonly pair: string;
  /** Both were merged once, and that was undone. */
  readonly merge: string;
  /** One of them came from a file; it was taken back. */
  readonly clientImport: string;
}

/** A client that looks like another, with everything that one can say of the two. */
export const makeTwin = async (
  { database }: TestServer,
  organization: TestOrganization,
  client: string,
  mark: string,
): Promise<TwinRows> => {
  const org_id = organization.id;
  const twin = await makeClient(database, organization, {
    ...{ name: `${mark} port limited`, code: `T-${mark.slice(0, 4).toUpperCase()}`, vat_id: 'GB123456789' },
    ...{ legal_name: `${mark} port`, website: 'https://port.example/en' },
  });
  const [pair] = await database.query<{ id: string }>(
    'select id from client_duplicates where org_id = $1 and $2 in (first_id, second_id)',
    [org_id, twin],
  );
  if (!pair) throw new Error('Two clients that are alike made no pair.');
  await makeClient(database, organization, { name: `${mark} berth`, parent_id: client });
  const merge = await insertRow(database, 'client_merges', {
    ...{ org_id, winner_id: client, loser_id: twin, undone_at: '2026-03-02T09:00Z' },
    ...{ fields: { industry: [null, `${mark} ports`] }, loser_fields: {}, moved: { projects: [client] } },
    created_by: organization.people.manager.sub,
  });
  const clientImport = await insertRow(database, 'client_imports', {
    ...{ org_id, file_name: `${mark}.csv`, made: [twin], undone_at: '2026-03-02T09:00Z' },
    ...{ changed: JSON.stringify([{ id: client, version: 2, before: { industry: mark } }]), skipped: 1 },
    created_by: organization.people.manager.sub,
  });
  return { twin, pair: pair.id, merge, clientImport };
};
