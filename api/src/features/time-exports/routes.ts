import * as endpoints from '#contract/time-exports/endpoints.ts';
import { MOST_EXPORT_LINES, type TimeExport } from '#contract/time-exports/shapes.ts';
import type { Api } from '../../platform/api.ts';
import type { Context } from '../../platform/context.ts';
import { route } from '../../platform/route.ts';
import { createExport } from './commands/create-export.ts';
import { withdrawExport } from './commands/withdraw-export.ts';
import { presentExport } from './presenter.ts';
import { columnsOf } from './presenters/cells.ts';
import { exportCsv } from './presenters/csv.ts';
import { exportWorkbook } from './presenters/workbook.ts';
import { entriesOfExport, listExports, requireExport } from './queries/exports.ts';
import { listLines } from './queries/lines.ts';
import { readPreview } from './queries/preview.ts';
import { findRounding } from './queries/rounding.ts';

/** Approved time that goes out, for payroll and for invoicing. */
export const registerTimeExports = (api: Api): void => {
  route(api, endpoints.previewExport, (context, { query: { part, ...selection } }) =>
    readPreview(context, selection, part),
  );
  route(api, endpoints.listExports, async (context, { query }) => {
    const page = await listExports(context, query);
    return { ...page, data: page.data.map(presentExport) };
  });
  route(api, endpoints.createExport, async (context, { body }) =>
    presentExport(await requireExport(context, await createExport(context, body))),
  );
  route(api, endpoints.readExport, async (context, { params }) =>
    presentExport(await requireExport(context, params.export_id)),
  );
  route(api, endpoints.withdrawExport, async (context, { params }) => {
    await withdrawExport(context, params.export_id);
    return undefined;
  });
  route(api, endpoints.downloadExportCsv, async (context, { params }) => {
    const { given, columns, lines } = await fileOf(context, params.export_id);
    return { name: `${nameOf(given)}.csv`, content: exportCsv(columns, lines) };
  });
  route(api, endpoints.downloadExportXlsx, async (context, { params }) => {
    const { given, columns, lines } = await fileOf(context, params.export_id);
    return { name: `${nameOf(given)}.xlsx`, content: exportWorkbook(given, columns, lines) };
  });
};

const fileOf = async (context: Context, id: string) => {
  const given = presentExport(await requireExport(context, id));
  const entries = entriesOfExport(context.organization, id);
  const { purpose, parts } = given;
  const lines = await listLines(context.db, { purpose, parts, entries }, MOST_EXPORT_LINES);
  return { given, lines, columns: columnsOf(parts, await findRounding(context)) };
};

const nameOf = ({ purpose, from, to }: TimeExport): string => `muster-${purpose}-${from}-to-${to}`;
