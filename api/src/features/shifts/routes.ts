import type { Api } from '../../platform/api.ts';
import { registerAnswering } from './routes/answering.ts';
import { registerBatches } from './routes/batches.ts';
import { registerCalendarFeeds } from './routes/calendar-feeds.ts';
import { registerConflicts } from './routes/conflicts.ts';
import { registerPlan } from './routes/plan.ts';
import { registerPlanning } from './routes/planning.ts';
import { registerPublishing } from './routes/publishing.ts';
import { registerRosters } from './routes/rosters.ts';
import { registerSeries } from './routes/series.ts';
import { registerSwaps } from './routes/swaps.ts';
import { registerTemplatePresets } from './routes/template-presets.ts';
import { registerTemplates } from './routes/templates.ts';

/** Shifts, who is on them, what people were told of both, one's own plan, and swaps. */
export const registerShifts = (api: Api): void => {
  registerConflicts(api);
  registerPlan(api);
  registerCalendarFeeds(api);
  registerPublishing(api);
  registerRosters(api);
  registerPlanning(api);
  registerBatches(api);
  registerSeries(api);
  registerTemplates(api);
  registerTemplatePresets(api);
  registerAnswering(api);
  registerSwaps(api);
};
