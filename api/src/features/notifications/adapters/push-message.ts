import type { PushMessage } from '#contract/notifications/push.ts';
import type { Way } from '../queries/ways.ts';
import { addressedOf, headlineOf } from '../rules/headline.ts';

/** What a browser is pushed: the notification, and a receipt that it gives back when it has shown it. */
export const messageOf = (way: Way, receipt: string): PushMessage => ({
  uuid: way.id,
  title: headlineOf(way),
  message: way.message,
  url: addressedOf(way, 'web-push'),
  tag: way.id,
  receipt,
});
