import * as endpoints from '#contract/positions/endpoints.ts';
import type { Api } from '../../platform/api.ts';
import { route } from '../../platform/route.ts';
import { closePosition } from './commands/close-position.ts';
import { createPosition } from './commands/create-position.ts';
import { updatePosition } from './commands/update-position.ts';
import { listPositions, readPosition } from './queries.ts';

/** Seats of an organization, filled or not. */
export const registerPositions = (api: Api): void => {
  route(api, endpoints.listPositions, (context, { query }) => listPositions(context, query));
  route(api, endpoints.readPosition, (context, { params }) => readPosition(context, params.position_id));
  route(api, endpoints.createPosition, async (context, { body }) =>
    readPosition(context, await createPosition(context, body)),
  );
  route(api, endpoints.updatePosition, async (context, { params, body }) => {
    await updatePosition(context, params.position_id, body);
    return readPosition(context, params.position_id);
  });
  route(api, endpoints.closePosition, async (context, { params }) => {
    await closePosition(context, params.position_id);
    return undefined;
  });
};
