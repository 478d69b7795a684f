import * as endpoints from '#contract/reorganisations/endpoints.ts';
import type { Api } from '../../platform/api.ts';
import { route } from '../../platform/route.ts';
import { applyReorganisation } from './commands/apply-reorganisation.ts';
import { createReorganisation } from './commands/create-reorganisation.ts';
import { discardReorganisation } from './commands/discard-reorganisation.ts';
import { putMove } from './commands/put-move.ts';
import { removeMove } from './commands/remove-move.ts';
import { undoReorganisation } from './commands/undo-reorganisation.ts';
import { updateReorganisation } from './commands/update-reorganisation.ts';
import { presentList, presentWhole } from './presenter.ts';
import { readEffects } from './queries/effects.ts';
import { listReorganisations } from './queries/reorganisations.ts';

/** Drafts of another organization: compared with today, applied as a whole, and undone. */
export const registerReorganisations = (api: Api): void => {
  route(api, endpoints.listReorganisations, async (context, { query }) => {
    const page = await listReorganisations(context, query);
    return { ...page, data: await presentList(context, page.data) };
  });
  route(api, endpoints.readReorganisation, (context, { params }) =>
    presentWhole(context, params.reorganisation_id),
  );
  route(api, endpoints.readReorganisationEffects, (context, { params }) =>
    readEffects(context, params.reorganisation_id),
  );
  route(api, endpoints.createReorganisation, async (context, { body }) =>
    presentWhole(context, await createReorganisation(context, body)),
  );
  route(api, endpoints.updateReorganisation, async (context, { params, body }) => {
    await updateReorganisation(context, params.reorganisation_id, body);
    return presentWhole(context, params.reorganisation_id);
  });
  route(api, endpoints.discardReorganisation, async (context, { params }) => {
    await discardReorganisation(context, params.reorganisation_id);
    return undefined;
  });
  registerMoves(api);
};

const registerMoves = (api: Api): void => {
  route(api, endpoints.putMove, async (context, { params, body }) => {
    await putMove(context, params.reorganisation_id, body);
    return presentWhole(context, params.reorganisation_id);
  });
  route(api, endpoints.removeMove, async (context, { params, body }) => {
    await removeMove(context, params.reorganisation_id, { ...body, move_id: params.move_id });
    return presentWhole(context, params.reorganisation_id);
  });
  route(api, endpoints.applyReorganisation, async (context, { params, body }) => {
    await applyReorganisation(context, params.reorganisation_id, body.version);
    return presentWhole(context, params.reorganisation_id);
  });
  route(api, endpoints.undoReorganisation, async (context, { params, body }) => {
    await undoReorganisation(context, params.reorganisation_id, body.version);
    return presentWhole(context, params.reorganisation_id);
  });
};
