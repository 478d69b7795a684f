import { notFound } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { lockServiceType } from '../queries/service-types.ts';

/** Brings an archived service type back; restoring one that isn't archived changes nothing. */
export const restoreServiceType = async (context: Context, id: string): Promise<void> => {
  const serviceType = await lockServiceType(context, id);
  if (!serviceType) throw notFound('service type');
  if (!serviceType.archived_at) return;
  await context.db
    .updateTable('service_types')
    .set({ archived_at: null })
    .where('org_id', '=', context.organization)
    .where('id', '=', id)
    .execute();
  await context.record({ type: 'service-type.restored', subject: { type: 'service-type', id } });
};
