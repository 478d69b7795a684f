import * as endpoints from '#contract/ops-log/endpoints.ts';
import type { Api } from '../../platform/api.ts';
import type { Context } from '../../platform/context.ts';
import { route } from '../../platform/route.ts';
import { addEntry } from './commands/add-entry.ts';
import { correctEntry } from './commands/correct-entry.ts';
import { stepFollowUp } from './commands/step-follow-up.ts';
import { stepHandover } from './commands/step-handover.ts';
import { stepIncident } from './commands/step-incident.ts';
import { presentAdded, presentEntry, presentWhole } from './presenter.ts';
import { findWhole } from './queries/find-entry.ts';
import { listEntries } from './queries/list-entries.ts';
import { CIRCUMSTANCES, coordinates, enterToRead } from './queries/room.ts';
import { registerOpsLogFigures } from './routes/figures.ts';
import { registerHandovers } from './routes/handovers.ts';
import { registerOpsLogMentionable } from './routes/mentionable.ts';
import { registerOpsLogTags } from './routes/tags.ts';
import { registerTemplatePresets } from './routes/template-presets.ts';
import { registerOpsLogTemplates } from './routes/templates.ts';
import { registerOpsLogVerification } from './routes/verification.ts';

const readWhole = async (context: Context, project: string, id: string) => {
  const { entry, about } = await findWhole(context, project, id);
  return presentWhole(entry, about, context.member, coordinates(context, project));
};

const ROOMS = [
  ...[registerOpsLogTemplates, registerTemplatePresets, registerOpsLogTags, registerOpsLogMentionable],
  ...[registerOpsLogFigures, registerHandovers, registerOpsLogVerification],
];

/** What happened on a project, in a chain that nobody rewrites. */
export const registerOpsLog = (api: Api): void => {
  for (const register of ROOMS) register(api);
  for (const circumstance of ['on-shift', 'after-shift'] as const)
    api.circumstances.set(circumstance, CIRCUMSTANCES[circumstance]);
  route(api, endpoints.listOpsLog, async (context, { params: { project_id }, query }) => {
    const [, page] = await Promise.all([
      enterToRead(context, project_id),
      listEntries(context, project_id, query),
    ]);
    return {
      ...page,
      data: page.data.map((row) => presentEntry(row, context.member, coordinates(context, project_id))),
    };
  });
  route(api, endpoints.readOpsLogEntry, async (context, { params: { project_id, entry_id } }) => {
    await enterToRead(context, project_id);
    return readWhole(context, project_id, entry_id);
  });
  route(api, endpoints.addOpsLogEntry, (context, { params: { project_id: project }, body: entry }) =>
    addEntry(context, { project, entry }, presentAdded, (id) => readWhole(context, project, id)),
  );
  route(api, endpoints.correctOpsLogEntry, (context, { params: { project_id, entry_id }, body }) =>
    correctEntry(context, { project: project_id, id: entry_id, ...body }, () =>
      readWhole(context, project_id, entry_id),
    ),
  );
  route(api, endpoints.stepIncident, (context, { params: { project_id, entry_id }, body }) =>
    stepIncident(context, { project: project_id, id: entry_id, ...body }, () =>
      readWhole(context, project_id, entry_id),
    ),
  );
  route(api, endpoints.stepHandover, (context, { params: { project_id, entry_id }, body }) =>
    stepHandover(context, { project: project_id, id: entry_id, ...body }, () =>
      readWhole(context, project_id, entry_id),
    ),
  );
  route(api, endpoints.stepFollowUp, (context, { params: { project_id, entry_id }, body }) =>
    stepFollowUp(context, { project: project_id, id: entry_id, ...body }, () =>
      readWhole(context, project_id, entry_id),
    ),
  );
};
