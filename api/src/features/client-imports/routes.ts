import * as endpoints from '#contract/client-imports/endpoints.ts';
import { MOST_WORKBOOK_CLIENTS } from '#contract/client-imports/shapes.ts';
import type { Api } from '../../platform/api.ts';
import { route, routeReading } from '../../platform/route.ts';
import { apart, gatherPages } from '../../platform/row-files/export-pages.ts';
import { importClients } from './commands/import-clients.ts';
import { readFile, readSheet } from './commands/read-file.ts';
import { undoClientImport } from './commands/undo-client-import.ts';
import { presentCheck } from './presenter.ts';
import { exportCsv } from './presenters/csv.ts';
import { exportWorkbook } from './presenters/workbook.ts';
import { checkFile } from './queries/check-file.ts';
import { listClientImports, requireClientImport } from './queries/client-imports.ts';
import { exportPages } from './queries/export-pages.ts';

/** Files of clients: read, checked, imported as a whole and taken back; and what the list shows as a file. */
export const registerClientImports = (api: Api): void => {
  routeReading(api, endpoints.readClientSheet, readSheet, async (_, { file }) => file);
  routeReading(api, endpoints.checkClients, readFile, async (context, { file, body }) =>
    presentCheck(await checkFile(context, file, body)),
  );
  routeReading(api, endpoints.importClients, readFile, async (context, { file, body }) =>
    requireClientImport(context, await importClients(context, file, body)),
  );
  route(api, endpoints.listClientImports, (context, { query }) => listClientImports(context, query));
  route(api, endpoints.undoClientImport, async (context, { params }) => {
    await undoClientImport(context, params.import_id);
    return requireClientImport(context, params.import_id);
  });
  registerExports(api);
};

const registerExports = (api: Api): void => {
  const { databases } = api;
  const nameOf = (now: Date): string => `clients-${now.toISOString().slice(0, 10)}`;
  route(api, endpoints.exportClientsCsv, async (context, { query: shown }) => ({
    name: `${nameOf(context.now)}.csv`,
    content: exportCsv(exportPages(shown, apart(databases, context))),
  }));
  route(api, endpoints.exportClientsXlsx, async (context, { query: shown }) => {
    const clients = await gatherPages(
      exportPages(shown, (read) => read(context)),
      { most: MOST_WORKBOOK_CLIENTS, things: 'clients' },
    );
    return { name: `${nameOf(context.now)}.xlsx`, content: exportWorkbook(clients) };
  });
};
