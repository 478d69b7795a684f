import * as endpoints from '#contract/reports/endpoints.ts';
import type { Api } from '../../platform/api.ts';
import type { RootContext } from '../../platform/context.ts';
import { openRoute } from '../../platform/open-route.ts';
import { route } from '../../platform/route.ts';
import { settleError } from './commands/settle-error.ts';
import { takeEnvelope } from './commands/take-envelope.ts';
import { presentError, presentErrorDetail } from './presenters/reported-error.ts';
import { listReportedErrors, listReports, requireReportedError } from './queries/reported-errors.ts';

/** What pages report, and what administrators read of it. */
export const registerReports = (api: Api): void => {
  const { sentryDsn } = api.installation;
  const detail = async (context: RootContext, id: string) =>
    presentErrorDetail(await requireReportedError(context, id), await listReports(context, id));
  openRoute(api, endpoints.sendReports, (context, bytes) => takeEnvelope(context, bytes, sentryDsn));
  route(api, endpoints.listReportedErrors, async (context, { query }) => {
    const page = await listReportedErrors(context, query);
    return { ...page, data: page.data.map(presentError) };
  });
  route(api, endpoints.readReportedError, (context, { params }) => detail(context, params.error_id));
  route(api, endpoints.settleReportedError, async (context, { params: { error_id }, body }) => {
    await settleError(context, error_id, body.status);
    return detail(context, error_id);
  });
};
