import type { Context } from '../../../platform/context.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { type Keeper, requireStanding } from '../queries/templates.ts';
import { requireKeeper } from '../rules/template.ts';

/** Takes a template out of the lists; what was written from it stays. Throws 404, 412, 422 `project-archived`. */
export const archiveTemplate = async (context: Context, keeper: Keeper, id: string): Promise<void> => {
  await requireKeeper(context, keeper);
  const before = await requireStanding(context, keeper, id);
  requireVersion(before, context.version, 'template');
  await context.db
    .updateTable('ops_log_templates')
    .set({ archived_at: context.now.toISOString() })
    .where('org_id', '=', context.organization)
    .where('id', '=', id)
    .execute();
  await context.record({
    ...{ type: 'ops-log-template.archived', subject: { type: 'ops-log-template', id } },
    ...(keeper === null ? {} : { project: keeper }),
    changes: { name: [before.name, null] },
  });
};
