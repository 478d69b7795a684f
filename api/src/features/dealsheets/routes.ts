import { readDealsheetActuals } from '#contract/dealsheets/actuals.ts';
import { listDealsheetChanges } from '#contract/dealsheets/changes.ts';
import * as endpoints from '#contract/dealsheets/endpoints.ts';
import type { Api } from '../../platform/api.ts';
import type { Context } from '../../platform/context.ts';
import { route } from '../../platform/route.ts';
import { archiveDealsheet } from './commands/archive-dealsheet.ts';
import { closeDealsheet } from './commands/close-dealsheet.ts';
import { createDealsheet } from './commands/create-dealsheet.ts';
import { decideDealsheet } from './commands/decide-dealsheet.ts';
import { restoreDealsheet } from './commands/restore-dealsheet.ts';
import { sendDealsheet } from './commands/send-dealsheet.ts';
import { submitDealsheet } from './commands/submit-dealsheet.ts';
import { updateContent } from './commands/update-content.ts';
import { updateDealsheet } from './commands/update-dealsheet.ts';
import { writeApprovalBands } from './commands/write-approval-bands.ts';
import { presentDealsheet, presentRevision, presentSummary } from './presenter.ts';
import { presentBoard } from './presenters/board.ts';
import { readActuals } from './queries/actuals.ts';
import { findBands } from './queries/bands.ts';
import { readBoard } from './queries/board.ts';
import { listDealsheetChanges as listChanges } from './queries/list-changes.ts';
import { listDealsheets } from './queries/list-dealsheets.ts';
import { readPlace } from './queries/place.ts';
import { readDealsheet, requireDealsheet } from './queries/read-dealsheet.ts';
import { listRevisions } from './queries/revision-rows.ts';
import { registerDealComments } from './routes/comments.ts';
import { registerConversions } from './routes/conversions.ts';
import { registerDealPresets } from './routes/presets.ts';

const whole = async (context: Context, id: string) =>
  presentDealsheet(context, await readDealsheet(context, id));

const registerSteps = (api: Api): void => {
  route(api, endpoints.submitDealsheet, async (context, { params: { dealsheet_id }, body }) => {
    await submitDealsheet(context, dealsheet_id, body);
    return whole(context, dealsheet_id);
  });
  route(api, endpoints.decideDealsheet, async (context, { params: { dealsheet_id }, body }) => {
    await decideDealsheet(context, dealsheet_id, body);
    return whole(context, dealsheet_id);
  });
  route(api, endpoints.sendDealsheet, async (context, { params: { dealsheet_id }, body }) => {
    await sendDealsheet(context, dealsheet_id, body);
    return whole(context, dealsheet_id);
  });
  route(api, endpoints.closeDealsheet, async (context, { params: { dealsheet_id }, body }) => {
    await closeDealsheet(context, dealsheet_id, body);
    return whole(context, dealsheet_id);
  });
};

const registerBands = (api: Api): void => {
  route(api, endpoints.readApprovalBands, (context) => findBands(context));
  route(api, endpoints.writeApprovalBands, async (context, { body }) => {
    await writeApprovalBands(context, body);
    return findBands(context);
  });
};

/** What is offered to clients, who approves it, and what became of it. */
export const registerDealsheets = (api: Api): void => {
  registerSteps(api);
  registerBands(api);
  registerKeeping(api);
  registerDealComments(api);
  registerDealPresets(api);
  route(api, readDealsheetActuals, (context, { params }) => readActuals(context, params.dealsheet_id));
  route(api, endpoints.readDealsheetBoard, async (context, { query }) => {
    const { currency } = await readPlace(context);
    return presentBoard({ currency, ...(await readBoard(context, query)) });
  });
};

const registerKeeping = (api: Api): void => {
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
  route(api, listDealsheetChanges, (context, { params, query }) =>
    listChanges(context, params.dealsheet_id, query),
  );
  registerConversions(api);
};
