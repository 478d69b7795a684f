import type { QueryOf } from '#contract/endpoint.ts';
import * as endpoints from '#contract/insights/endpoints.ts';
import type { Api } from '../../../platform/api.ts';
import { route } from '../../../platform/route.ts';
import {
  apart,
  EXPORT_PAGE,
  gatherPages,
  pagesOf,
  type Within,
} from '../../../platform/row-files/export-pages.ts';
import { sheetFrom, writeWorkbook } from '../../../platform/row-files/workbook.ts';
import { writeCsv } from '../../../platform/row-files/write-csv.ts';
import { presentInsight } from '../presenter.ts';
import { INSIGHT_COLUMNS } from '../presenters/columns.ts';
import { listInsights } from '../queries/insights.ts';

/** So many insights one workbook holds. */
const MOST = 10_000;

const exportedPages = (query: QueryOf<typeof endpoints.exportInsightsCsv>, within: Within) =>
  pagesOf(within, async (context, after) => {
    const page = await listInsights(context, { ...query, per_page: EXPORT_PAGE, after });
    return { ...page, data: page.data.map(presentInsight) };
  });

/** Insights as files. */
export const registerExports = (api: Api): void => {
  const nameOf = (now: Date): string => `insights-${now.toISOString().slice(0, 10)}`;
  route(api, endpoints.exportInsightsCsv, async (context, { query }) => ({
    name: `${nameOf(context.now)}.csv`,
    content: writeCsv(INSIGHT_COLUMNS, exportedPages(query, apart(api.databases, context))),
  }));
  route(api, endpoints.exportInsightsXlsx, async (context, { query }) => {
    const pages = exportedPages(query, (read) => read(context));
    const insights = await gatherPages(pages, { most: MOST, things: 'insights' });
    return {
      name: `${nameOf(context.now)}.xlsx`,
      content: writeWorkbook([sheetFrom('Insights', INSIGHT_COLUMNS, insights)]),
    };
  });
};
