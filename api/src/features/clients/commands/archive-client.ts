import type { Context } from '../../../platform/context.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { lockClient } from '../queries.ts';

/** Archives a client; archiving it again changes nothing. Its projects keep it. */
export const archiveClient = async (context: Context, id: string): Promise<void> => {
  const client = await lockClient(context, id);
  requireVersion(client, context.version, 'client');
  if (client.archived_at) return;
  await context.db
    .updateTable('clients')
    .set({ archived_at: context.now.toISOString() })
    .where('org_id', '=', context.organization)
    .where('id', '=', id)
    .execute();
  await context.record({ type: 'client.archived', subject: { type: 'client', id } });
};
