import * as endpoints from '#contract/clients/endpoints.ts';
import * as merging from '#contract/clients/merging.ts';
import type { Client } from '#contract/clients/shapes.ts';
import { readProject } from '#contract/projects/endpoints.ts';
import { chooseOrganization } from '#contract/users/endpoints.ts';
import { makeProject } from './factories/project.ts';
import { openTestServer } from './server.ts';

/** A server with an administrator at it who makes and merges clients. */
export const openMergingDesk = async () => {
  const muster = await openTestServer();
  const { organization } = muster;
  const admin = muster.as(organization.people.admin);
  await admin(chooseOrganization, { body: { id: organization.id } });
  const read = async ({ id }: { id: string }): Promise<Client> =>
    (await admin(endpoints.readClient, { params: { client_id: id } })).body;
  return {
    muster,
    admin,
    read,
    make: async (body: object): Promise<Client> =>
      (await admin(endpoints.createClient, { body: { name: 'Anything', confirm_duplicate: true, ...body } }))
        .body,
    /** Over the newest version. */
    change: async (client: Client, body: object) =>
      admin(endpoints.updateClient, {
        ...{ params: { client_id: client.id }, version: (await read(client)).version },
        body: { confirm_duplicate: true, ...body },
      }),
    preview: (loser: Client, winner: Client) =>
      admin(merging.previewMerge, { params: { client_id: loser.id, winner_id: winner.id } }),
    /** Over the versions that are given. */
    merge: (loser: Client, winner: Client, take: merging.MergeField[] = []) =>
      admin(merging.mergeClients, {
        params: { client_id: loser.id, winner_id: winner.id },
        body: { version: loser.version, winner_version: winner.version, take },
      }),
    undo: (merge_id: string) => admin(merging.undoMerge, { params: { merge_id } }),
    project: (client: Client, name = 'Gate') =>
      makeProject(muster.database, organization, { name, client_id: client.id }),
    clientOf: async (project_id: string) =>
      (await admin(readProject, { params: { project_id } })).body.client?.id,
    /** Everything that is stored of clients and what hangs on them, but for who wrote when. */
    stored: async () => {
      const tables = ['clients', 'projects', 'contacts', 'addresses', 'service_rates', 'time_exports'].map(
        (table) =>
          `select (to_jsonb(t) - array['version', 'updated_at', 'updated_by'])::text as row from ${table} t`,
      );
      const rows = await muster.database.query<{ row: string }>(tables.join(' union all '));
      return rows.map(({ row }) => row).sort();
    },
  };
};

/** The status of an answer and the rule that it names. */
export const told = ({ status, body }: { status: number; body: unknown }) => ({
  status,
  rule: Object(body).rule,
});
