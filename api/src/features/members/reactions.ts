import { record } from '../../platform/events.ts';
import type { Inside, Watch } from '../../platform/reactions.ts';
import { letLeaversGo } from './commands/let-leavers-go.ts';

/** Lets those go whose last day is over in their organization; who has approvals waiting for them by then stays until these are decided. */
export const lastDays: Watch = async (inside: Inside) => {
  const { organization } = inside;
  if (organization !== null)
    await letLeaversGo({
      ...{ db: inside.db, now: inside.now, organization },
      record: async (...events) => {
        const origin = { db: inside.db, organization, requestId: 'last-days', person: { name: 'Muster' } };
        await record(origin, ...events);
      },
    });
  return [];
};
