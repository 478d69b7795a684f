import { notFound } from '#contract/errors.ts';
import { takeBounce } from '#contract/notifications/bounce-endpoints.ts';
import * as endpoints from '#contract/notifications/endpoints.ts';
import { momentOf } from '#contract/notifications/moment.ts';
import * as preferences from '#contract/notifications/preference-endpoints.ts';
import * as push from '#contract/notifications/push-endpoints.ts';
import type { Api } from '../../platform/api.ts';
import { openRoute } from '../../platform/open-route.ts';
import { route } from '../../platform/route.ts';
import { changeNotifications } from './commands/change-notifications.ts';
import { markNotifications } from './commands/mark-notifications.ts';
import { setPreferences } from './commands/set-preferences.ts';
import { subscribeToPush } from './commands/subscribe-to-push.ts';
import { takeBounce as take } from './commands/take-bounce.ts';
import { unsubscribeFromPush } from './commands/unsubscribe-from-push.ts';
import { presentNotification, presentWishes } from './presenter.ts';
import { readCounts, readCountsSince } from './queries/counts.ts';
import { listInbox, listNew, requireNotification } from './queries/inbox.ts';
import { readWishes } from './queries/preferences.ts';
import { registerDeliveries } from './routes/deliveries.ts';
import { registerPush } from './routes/push.ts';
import { registerUnsubscribe } from './routes/unsubscribe.ts';

/** What the person is told, and how they want to be told. */
export const registerNotifications = (api: Api): void => {
  registerDeliveries(api);
  registerPush(api);
  registerUnsubscribe(api);
  openRoute(api, takeBounce, take);
  route(api, endpoints.listNotifications, async (context, { query }) => {
    const [counts, page] = await Promise.all([readCounts(context), listInbox(context, query)]);
    return { ...page, ...counts, data: page.data.flatMap(presentNotification) };
  });
  route(api, endpoints.pollNotifications, async (context, { query }) => {
    const from = momentOf(query.from);
    const { counts, isNew } = await readCountsSince(context, from);
    const rows = isNew ? await listNew(context, from) : [];
    return { ...counts, data: rows.flatMap(presentNotification) };
  });
  route(api, endpoints.readNotification, async (context, { params }) => {
    const [found] = presentNotification(await requireNotification(context, params.notification_id));
    if (!found) throw notFound('notification');
    return found;
  });
  route(api, endpoints.markNotifications, (context, { body }) => markNotifications(context, body));
  route(api, endpoints.changeNotifications, (context, { body }) => changeNotifications(context, body));
  route(api, preferences.readPreferences, async (context) => presentWishes(await readWishes(context)));
  route(api, preferences.setPreferences, async (context, { body }) => {
    await setPreferences(context, body);
    return presentWishes(await readWishes(context));
  });
  route(api, push.subscribeToPush, (context, { body }) => subscribeToPush(context, body));
  route(api, push.unsubscribeFromPush, async (context, { params }) => {
    await unsubscribeFromPush(context, params.subscription_id);
    return undefined;
  });
};
