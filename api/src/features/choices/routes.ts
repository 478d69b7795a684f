import * as endpoints from '#contract/choices/endpoints.ts';
import type { Api } from '../../platform/api.ts';
import { route } from '../../platform/route.ts';
import { presentPerson } from './presenter.ts';
import { listClientChoices, listPersonChoices, listServiceTypeChoices } from './queries.ts';

/** What forms and filters let somebody choose from: ids and names, only what they may use. */
export const registerChoices = (api: Api): void => {
  route(api, endpoints.listClientChoices, async (context, { query }) => ({
    data: await listClientChoices(context, query),
  }));
  route(api, endpoints.listServiceTypeChoices, async (context, { query }) => ({
    data: await listServiceTypeChoices(context, query),
  }));
  route(api, endpoints.listPersonChoices, async (context, { query }) => {
    const people = await listPersonChoices(context, query);
    return { data: people.map(presentPerson) };
  });
};
