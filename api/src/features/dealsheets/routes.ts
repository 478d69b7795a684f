import * as endpoints from '#contract/dealsheets/endpoints.ts';
import type { Api } from '../../platform/api.ts';
import type { Context } from '../../platform/context.ts';
import { route } from '../../platform/route.ts';
import { archiveDealsheet } from './commands/archive-dealsheet.ts';
import { createDealsheet } from './commands/create-dealsheet.ts';
import { restoreDealsheet } from './commands/restore-dealsheet.ts';
import { updateContent } from './commands/update-content.ts';
import { updateDealsheet } from './commands/update-dealsheet.ts';
import { presentDealsheet, presentRevision, presentSummary } from './presenter.ts';
import { listDealsheets } from './queries/list-dealsheets.ts';
import { readDealsheet, requireDealsheet } from './queries/read-dealsheet.ts';
import { listRevisions } from './queries/revision-rows.ts';
import { registerConversions } from './routes/conversions.ts';

const whole = async (context: Context, id: string) =>
  presentDealsheet(context, await readDealsheet(context, id));

/** What is offered to clients, and what became of it. */
export const registerDealsheets = (api: Api): void => {
  route(api, endpoints.listDealsheets, async (context, { query }) => {
    const page = await listDealsheets(context, query);
    return { ...page, data: page.data.map(presentSummary) };
  });
  route(api, endpoints.createDealsheet, async (context, { body }) =>
    whole(context, await createDealsheet(context, body)),
  );
  route(api, endpoints.readDealsheet, (context, { params }) => whole(context, params.dealsheet_id));
  route(api, endpoints.updateDealsheet, async (context, { params: { dealsheet_id }, body }) => {
    await updateDealsheet(context, dealsheet_id, body);
    return whole(context, dealsheet_id);
  });
  route(api, endpoints.updateDealsheetContent, async (context, { params: { dealsheet_id }, body }) => {
    await updateContent(context, dealsheet_id, body);
    return whole(context, dealsheet_id);
  });
  route(api, endpoints.archiveDealsheet, async (context, { params: { dealsheet_id } }) => {
    await archiveDealsheet(context, dealsheet_id);
    return undefined;
  });
  route(api, endpoints.restoreDealsheet, async (context, { params: { dealsheet_id } }) => {
    await restoreDealsheet(context, dealsheet_id);
    return whole(context, dealsheet_id);
  });
  route(api, endpoints.listDealsheetRevisions, async (context, { params: { dealsheet_id }, query }) => {
    await requireDealsheet(context, dealsheet_id);
    const page = await listRevisions(context, dealsheet_id, query);
    return { ...page, data: page.data.map(presentRevision) };
  });
  registerConversions(api);
};
