import { notFound } from '#contract/errors.ts';
import * as endpoints from '#contract/imports/endpoints.ts';
import type { ImportDetail } from '#contract/imports/shapes.ts';
import type { Api } from '../../platform/api.ts';
import type { Context } from '../../platform/context.ts';
import { route } from '../../platform/route.ts';
import { applyImport } from './commands/apply-import.ts';
import { previewImport } from './commands/preview-import.ts';
import { rereadImport } from './commands/reread-import.ts';
import { undoImport } from './commands/undo-import.ts';
import { presentImport, presentImportDetail } from './presenter.ts';
import { findImport, listImports } from './queries/imports.ts';

/** Files of time from other trackers: preview, apply as a whole, undo as a whole. */
export const registerImports = (api: Api): void => {
  route(api, endpoints.listImports, async (context, { query }) => {
    const { data, ...cursors } = await listImports(context, query);
    return { ...cursors, data: data.map(presentImport) };
  });
  route(api, endpoints.previewImport, async (context, { file, body }) => {
    const id = await previewImport(context, file, body.date_order);
    return detail(context, id);
  });
  route(api, endpoints.rereadImport, async (context, { params, body }) => {
    await rereadImport(context, params.id, body.date_order);
    return detail(context, params.id);
  });
  route(api, endpoints.readImport, (context, { params }) => detail(context, params.id));
  route(api, endpoints.applyImport, async (context, { params, body }) => {
    await applyImport(context, params.id, body);
    return detail(context, params.id);
  });
  route(api, endpoints.undoImport, async (context, { params }) => {
    await undoImport(context, params.id);
    return detail(context, params.id);
  });
};

const detail = async (context: Context, id: string): Promise<ImportDetail> => {
  const found = await findImport(context, id);
  if (!found) throw notFound('import');
  return presentImportDetail(found);
};
