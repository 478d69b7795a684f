import * as endpoints from '#contract/activity/timer-endpoints.ts';
import type { Api } from '../../../platform/api.ts';
import { route } from '../../../platform/route.ts';
import { changeTimer } from '../commands/change-timer.ts';
import { discardTimer } from '../commands/discard-timer.ts';
import { startTimer } from '../commands/start-timer.ts';
import { stopTimer } from '../commands/stop-timer.ts';
import { switchTimer } from '../commands/switch-timer.ts';
import { presentEntry, presentTimer } from '../presenters/entry.ts';
import type { EntryRow } from '../queries/entries.ts';
import { findTimer } from '../queries/timer.ts';

const presentStopped = ({ entry, cut_s }: { entry: EntryRow; cut_s: number }) => ({
  entry: presentEntry(entry),
  cut_s,
});

/** The one timer that a member may have running. */
export const registerTimer = (api: Api): void => {
  route(api, endpoints.readTimer, async (context) => {
    const timer = context.member ? await findTimer(context, context.member) : undefined;
    return { timer: timer ? presentTimer(timer) : null, now: context.now.toISOString() };
  });
  route(api, endpoints.startTimer, async (context, { body }) =>
    presentTimer(await startTimer(context, body)),
  );
  route(api, endpoints.changeTimer, async (context, { body }) =>
    presentTimer(await changeTimer(context, body)),
  );
  route(api, endpoints.switchTimer, async (context, { body }) => {
    const { stopped, timer } = await switchTimer(context, body);
    return { stopped: presentStopped(stopped), timer: presentTimer(timer) };
  });
  route(api, endpoints.stopTimer, async (context, { body }) =>
    presentStopped(await stopTimer(context, body)),
  );
  route(api, endpoints.discardTimer, async (context, { body }) => {
    await discardTimer(context, body.timer);
    return undefined;
  });
};
