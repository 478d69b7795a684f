import { setBlock as blockEndpoint } from '#contract/activity/block-endpoints.ts';
import * as endpoints from '#contract/activity/day-endpoints.ts';
import type { Api } from '../../../platform/api.ts';
import { route } from '../../../platform/route.ts';
import { copyWeek } from '../commands/copy-week.ts';
import { saveDayNote } from '../commands/save-day-note.ts';
import { setBlock } from '../commands/set-block.ts';
import { setCell } from '../commands/set-cell.ts';
import { submitDays } from '../commands/submit-days.ts';
import { withdrawDays } from '../commands/withdraw-days.ts';
import { presentCalendar } from '../presenters/calendar.ts';
import { presentDay, presentNote } from '../presenters/day.ts';
import { presentEntry } from '../presenters/entry.ts';
import { presentCopied, presentWeek } from '../presenters/week.ts';
import { listProjectChoices, listServiceChoices } from '../queries/choices.ts';
import { findCalendar, findDay, findWeek } from '../queries/day.ts';
import { findTimeSettings } from '../queries/settings.ts';

/** Days and weeks of one's own time: at a glance, as a grid, with a note, submitted and withdrawn. */
export const registerDays = (api: Api): void => {
  route(api, endpoints.readDay, async (context, { query }) => presentDay(await findDay(context, query.date)));
  route(api, endpoints.readWeek, async (context, { query }) => {
    const { settings, from, entries, leave } = await findWeek(context, query.date);
    return presentWeek(settings, from, entries, leave);
  });
  route(api, endpoints.readCalendar, async (context, { query }) =>
    presentCalendar(await findCalendar(context, query.date)),
  );
  route(api, endpoints.listChoices, async (context, { query: { date, q } }) => {
    const day = date ?? (await findTimeSettings(context)).today;
    const [projects, services] = await Promise.all([
      listProjectChoices(context, day, q),
      listServiceChoices(context),
    ]);
    return { projects, services };
  });
  route(api, endpoints.setCell, async (context, { body }) => {
    const entry = await setCell(context, body);
    return { entry: entry && presentEntry(entry) };
  });
  route(api, blockEndpoint, (context, { body }) => setBlock(context, body.cells));
  route(api, endpoints.copyWeek, async (context, { body }) => presentCopied(await copyWeek(context, body)));
  route(api, endpoints.saveDayNote, async (context, { params, body }) =>
    presentNote(await saveDayNote(context, params.date, body)),
  );
  route(api, endpoints.submitDays, async (context, { body }) => ({
    submitted: await submitDays(context, body),
  }));
  route(api, endpoints.withdrawDays, async (context, { body }) => ({
    withdrawn: await withdrawDays(context, body),
  }));
};
