import { sendReceipt } from '#contract/notifications/push.ts';
import { readPush, testPush } from '#contract/notifications/push-endpoints.ts';
import type { Api } from '../../../platform/api.ts';
import { openRoute } from '../../../platform/open-route.ts';
import { route } from '../../../platform/route.ts';
import { takeReceipt } from '../commands/take-receipt.ts';
import { testPush as test } from '../commands/test-push.ts';
import { requireKeys } from '../queries/keys.ts';
import { listSubscriptions } from '../queries/subscriptions.ts';

/** Where a person is pushed to, and what became of a push. */
export const registerPush = (api: Api): void => {
  route(api, readPush, async ({ db, person }) => {
    const { push_public } = await requireKeys(db);
    const subscriptions = await listSubscriptions(db, person.sub);
    return {
      public_key: push_public,
      subscriptions: subscriptions.map(({ p256dh: _, auth: __, ...shown }) => shown),
    };
  });
  route(api, testPush, (context, { params }) => test(context, params.subscription_id));
  openRoute(api, sendReceipt, takeReceipt);
};
