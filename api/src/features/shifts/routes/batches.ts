import * as endpoints from '#contract/shifts/batch-endpoints.ts';
import type { Api } from '../../../platform/api.ts';
import { route } from '../../../platform/route.ts';
import { copyRosterWeek } from '../commands/copy-roster-week.ts';
import { undoBatch } from '../commands/undo-batch.ts';

/** What is planned at once, and taken back. */
export const registerBatches = (api: Api): void => {
  route(api, endpoints.copyRosterWeek, (context, { params, body }) =>
    copyRosterWeek(context, { project: params.project_id, ...body }),
  );
  route(api, endpoints.undoBatch, (context, { params }) =>
    undoBatch(context, { project: params.project_id, id: params.batch_id }),
  );
};
