import * as endpoints from '#contract/org-chart/endpoints.ts';
import type { Api } from '../../platform/api.ts';
import { route } from '../../platform/route.ts';
import { presentCsv } from './presenters/csv.ts';
import { presentPdf } from './presenters/pdf.ts';
import { readDetail } from './queries/chart-detail.ts';
import { readChart, readName } from './queries/read-chart.ts';
import { readDrafted } from './queries/read-drafted.ts';

/** The organization on a day, as a chart and in files. */
export const registerOrgChart = (api: Api): void => {
  route(api, endpoints.readOrgChart, (context, { query }) => readChart(context, query.day));
  route(api, endpoints.readChartDetail, (context, { params }) => readDetail(context, params.member_id));
  route(api, endpoints.exportOrgChartCsv, async (context, { query }) =>
    presentCsv(await readChart(context, query.day)),
  );
  route(api, endpoints.exportOrgChartPdf, async (context, { query: { day, ...part } }) => {
    const [chart, name] = await Promise.all([readChart(context, day), readName(context)]);
    return presentPdf(chart, { organization: name, now: context.now }, part);
  });
  route(api, endpoints.exportDraftedChartCsv, async (context, { params }) => {
    const { chart, draft } = await readDrafted(context, params.reorganisation_id);
    return presentCsv(chart, draft);
  });
  route(api, endpoints.exportDraftedChartPdf, async (context, { params, query }) => {
    const [drafted, name] = await Promise.all([
      readDrafted(context, params.reorganisation_id),
      readName(context),
    ]);
    return presentPdf(drafted.chart, { organization: name, draft: drafted.draft, now: context.now }, query);
  });
};
