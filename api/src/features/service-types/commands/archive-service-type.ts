import type { Context } from '../../../platform/context.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { lockServiceType } from '../queries/service-types.ts';

/** Archives a service type; archiving it again changes nothing. Time logged as it stays. */
export const archiveServiceType = async (context: Context, id: string): Promise<void> => {
  const serviceType = await lockServiceType(context, id);
  requireVersion(serviceType, context.version, 'service type');
  if (serviceType.archived_at) return;
  await context.db
    .updateTable('service_types')
    .set({ archived_at: context.now.toISOString() })
    .where('org_id', '=', context.organization)
    .where('id', '=', id)
    .execute();
  await context.record({ type: 'service-type.archived', subject: { type: 'service-type', id } });
};
