import * as endpoints from '#contract/member-imports/endpoints.ts';
import { MOST_WORKBOOK_MEMBERS } from '#contract/member-imports/shapes.ts';
import type { Api } from '../../platform/api.ts';
import { route, routeReading } from '../../platform/route.ts';
import { apart, gatherPages } from '../../platform/row-files/export-pages.ts';
import { importMembers } from './commands/import-members.ts';
import { readFile, readSheet } from './commands/read-file.ts';
import { undoMemberImport } from './commands/undo-member-import.ts';
import { presentCheck } from './presenter.ts';
import { exportCsv, exportWorkbook } from './presenters/files.ts';
import { checkFile } from './queries/check-file.ts';
import { exportPages } from './queries/export-pages.ts';
import { listMemberImports, requireMemberImport } from './queries/member-imports.ts';

/** Files of people: read, checked, imported as a whole and taken back; and what the team's list shows as a file. */
export const registerMemberImports = (api: Api): void => {
  routeReading(api, endpoints.readMemberSheet, readSheet, async (_, { file }) => file);
  routeReading(api, endpoints.checkMembers, readFile, async (context, { file, body }) =>
    presentCheck(await checkFile(context, file, body)),
  );
  routeReading(api, endpoints.importMembers, readFile, async (context, { file, body }) =>
    requireMemberImport(context, await importMembers(context, file, body)),
  );
  route(api, endpoints.listMemberImports, (context, { query }) => listMemberImports(context, query));
  route(api, endpoints.undoMemberImport, async (context, { params }) => {
    await undoMemberImport(context, params.import_id);
    return requireMemberImport(context, params.import_id);
  });
  registerExports(api);
};

const registerExports = (api: Api): void => {
  const nameOf = (now: Date): string => `team-${now.toISOString().slice(0, 10)}`;
  route(api, endpoints.exportMembersCsv, async (context, { query }) => ({
    name: `${nameOf(context.now)}.csv`,
    content: exportCsv(exportPages(query, apart(api.databases, context))),
  }));
  route(api, endpoints.exportMembersXlsx, async (context, { query }) => {
    const pages = exportPages(query, (read) => read(context));
    const people = await gatherPages(pages, { most: MOST_WORKBOOK_MEMBERS, things: 'people' });
    return { name: `${nameOf(context.now)}.xlsx`, content: exportWorkbook(people) };
  });
};
