import * as endpoints from '#contract/activity/endpoints.ts';
import { notFound } from '#contract/errors.ts';
import type { Api } from '../../platform/api.ts';
import { route } from '../../platform/route.ts';
import { findProject, seesCosts } from '../projects/queries.ts';
import { changeEntry } from './commands/change-entry.ts';
import { createEntry } from './commands/create-entry.ts';
import { deleteEntry } from './commands/delete-entry.ts';
import { restoreEntry } from './commands/restore-entry.ts';
import { presentEntry, presentPricedEntry } from './presenters/entry.ts';
import { readOwnEntry } from './queries/entries.ts';
import { listEntriesOfProject, listMemberEntries } from './queries/lists.ts';
import { registerApprovals } from './routes/approvals.ts';
import { registerDays } from './routes/days.ts';
import { registerMonths } from './routes/months.ts';
import { registerShiftTime } from './routes/shifts.ts';
import { registerShortcuts } from './routes/shortcuts.ts';
import { registerTeam } from './routes/team.ts';
import { registerTimer } from './routes/timer.ts';

/** Everybody's own time, and a project's time across people. */
export const registerActivity = (api: Api): void => {
  registerDays(api);
  registerApprovals(api);
  registerMonths(api);
  registerTeam(api);
  registerTimer(api);
  registerShortcuts(api);
  registerShiftTime(api);
  route(api, endpoints.listEntries, async (context, { query }) => {
    if (!context.member) return { data: [], before: null, after: null };
    const { data, ...cursors } = await listMemberEntries(context, context.member, query);
    return { data: data.map(presentEntry), ...cursors };
  });
  route(api, endpoints.createEntry, async (context, { body }) =>
    presentEntry(await createEntry(context, body)),
  );
  route(api, endpoints.readEntry, async (context, { params }) =>
    presentEntry(await readOwnEntry(context, params.entry_id)),
  );
  route(api, endpoints.changeEntry, async (context, { params, body }) =>
    presentEntry(await changeEntry(context, { id: params.entry_id, change: body })),
  );
  route(api, endpoints.deleteEntry, async (context, { params }) => {
    await deleteEntry(context, { id: params.entry_id });
    return undefined;
  });
  route(api, endpoints.restoreEntry, async (context, { params }) =>
    presentEntry(await restoreEntry(context, { id: params.entry_id })),
  );
  route(api, endpoints.listProjectEntries, async (context, { params, query }) => {
    const [project, { data, ...cursors }] = await Promise.all([
      findProject(context, params.project_id),
      listEntriesOfProject(context, params.project_id, query),
    ]);
    if (!project) throw notFound('project');
    const costs = seesCosts(context, params.project_id);
    return { data: data.map((row) => presentPricedEntry(row, costs)), ...cursors };
  });
};
