import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, instant } from '../shapes.ts';

const access = { scope: 'person' } as const;

const key = (most: number) =>
  z
    .string()
    .regex(/^[\w-]+=*$/, 'Send the key that the browser gave.')
    .max(most);

/** A browser that the person lets Muster push to, as `PushSubscription.toJSON()` gives it. */
export const pushSubscription = z.object({
  endpoint: z.url({ protocol: /^https$/, error: 'Send the address that the browser gave.' }).max(2_000),
  keys: z.object({ p256dh: key(200), auth: key(100) }),
  device: z.string().trim().max(200).default(''),
});

/** The key that a browser subscribes with, and the browsers that are subscribed. */
export const readPush = endpoint({
  method: 'GET',
  path: '/users/me/push',
  summary: 'Where I am pushed to',
  access,
  response: z.object({
    public_key: z.string(),
    subscriptions: z.array(
      z.object({
        id,
        device: z.string(),
        endpoint: z.string(),
        created_at: instant,
        used_at: instant.nullable(),
      }),
    ),
  }),
});

/** The most browsers that a person may let Muster push to. */
export const MOST_BROWSERS = 20;

/**
 * Lets Muster push to this browser; the same address twice is one subscription, with the keys of the second. 422 above
 * {@link MOST_BROWSERS}.
 */
export const subscribeToPush = endpoint({
  method: 'PUT',
  path: '/users/me/push',
  summary: 'Push to this browser',
  access,
  body: pushSubscription,
  response: z.object({ id }),
});

/** Ends a subscription. 404 for one that isn't the person's. */
export const unsubscribeFromPush = endpoint({
  method: 'DELETE',
  path: '/users/me/push/:subscription_id',
  summary: 'Push to a browser no more',
  access,
  params: z.object({ subscription_id: id }),
});

/**
 * Pushes a test to one browser, whatever the person wishes; its notification tells how far it got. 404 for a browser that isn't
 * theirs, 429 for too many a minute.
 */
export const testPush = endpoint({
  method: 'POST',
  path: '/users/me/push/:subscription_id/test',
  summary: 'Push a test to one of my browsers',
  access,
  params: z.object({ subscription_id: id }),
  response: z.object({ notification: id }),
});
