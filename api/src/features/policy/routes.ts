import * as endpoints from '#contract/policy/endpoints.ts';
import type { Api } from '../../platform/api.ts';
import type { RootContext } from '../../platform/context.ts';
import { route } from '../../platform/route.ts';
import { publishPolicy } from './commands/publish-policy.ts';
import { restorePolicy } from './commands/restore-policy.ts';
import { presentPolicy, presentRevision } from './presenter.ts';
import { requireAdministrator } from './queries/administrator.ts';
import { testDecision } from './queries/decisions.ts';
import { listPeople } from './queries/people.ts';
import { previewPolicy } from './queries/preview.ts';
import {
  findBefore,
  listRevisions,
  listRulesInForce,
  requireNewest,
  requireRevision,
} from './queries/revisions.ts';

/** The policy itself: what is in force, what was before, what another would change, and publishing it. */
export const registerPolicy = (api: Api): void => {
  route(api, endpoints.readPolicy, administering(readInForce));
  route(
    api,
    endpoints.updatePolicy,
    administering(async (context, { body }) => {
      await publishPolicy(context, body);
      return readInForce(context);
    }),
  );
  route(
    api,
    endpoints.restorePolicyRevision,
    administering(async (context, { params, body }) => {
      await restorePolicy(context, params.revision_id, body);
      return readInForce(context);
    }),
  );
  registerHistory(api);
  route(
    api,
    endpoints.testPolicy,
    administering((context, { body }) => testDecision(context, body)),
  );
  route(
    api,
    endpoints.previewPolicy,
    administering((context, { body }) => previewPolicy(context, body.rules, api.endpoints)),
  );
  route(
    api,
    endpoints.listPolicyPeople,
    administering(async (context, { query }) => ({ data: await listPeople(context, query.q) })),
  );
};

const registerHistory = (api: Api): void => {
  route(
    api,
    endpoints.listPolicyRevisions,
    administering(async (context, { query }) => {
      const page = await listRevisions(context, query);
      return { ...page, data: page.data.map(presentRevision) };
    }),
  );
  route(
    api,
    endpoints.readPolicyRevision,
    administering(async (context, { params }) => {
      const found = await requireRevision(context, params.revision_id);
      return presentPolicy(found, await findBefore(context, found.version));
    }),
  );
};

const readInForce = async (context: RootContext) => {
  const newest = await requireNewest(context);
  return presentPolicy(newest, await findBefore(context, newest.version), await listRulesInForce(context));
};

/** A rule may open an endpoint to a lower role; the database opens these tables to administrators of everything alone. */
const administering =
  <Input, Answer>(work: (context: RootContext, input: Input) => Promise<Answer>) =>
  async (context: RootContext, input: Input): Promise<Answer> => {
    await requireAdministrator(context);
    return work(context, input);
  };
