import * as endpoints from '#contract/project-imports/endpoints.ts';
import type { Api } from '../../../platform/api.ts';
import { route } from '../../../platform/route.ts';
import { importProjects } from '../commands/import-projects.ts';
import { readSheet } from '../commands/read-sheet.ts';
import { undoProjectImport } from '../commands/undo-project-import.ts';
import { checkRows } from '../queries/check-sheet.ts';
import { listProjectImports, requireProjectImport } from '../queries/project-imports.ts';

/** Files of projects: read, checked, imported as a whole, taken back. */
export const registerProjectImports = (api: Api): void => {
  route(api, endpoints.readSheet, (_, { file }) => readSheet(file));
  route(api, endpoints.checkSheet, async (context, { body }) => {
    const { problems } = await checkRows(context, body);
    return { problems };
  });
  route(api, endpoints.importProjects, async (context, { body }) =>
    requireProjectImport(context, await importProjects(context, body)),
  );
  route(api, endpoints.listProjectImports, (context, { query }) => listProjectImports(context, query));
  route(api, endpoints.undoProjectImport, async (context, { params }) => {
    await undoProjectImport(context, params.import_id);
    return requireProjectImport(context, params.import_id);
  });
};
