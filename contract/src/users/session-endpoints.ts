import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { instant } from '../shapes.ts';

/**
 * A living sign-in. `device` is "Chrome on Windows", `address` the network with its last part left out; both null where
 * nothing is known. `last_used_at` moves when its tokens are refreshed.
 */
export const signInSession = z.object({
  id: z.string(),
  device: z.string().nullable(),
  address: z.string().nullable(),
  created_at: instant,
  last_used_at: instant,
  /** True for the one that asks. */
  current: z.boolean(),
});

/** A living sign-in. */
export type SignInSession = z.infer<typeof signInSession>;

/** The person's sign-ins, the last used first. With a provider of somebody else's `kept_here` is false and there are none. */
export const listMySessions = endpoint({
  method: 'GET',
  path: '/users/me/sessions',
  summary: 'My sign-ins',
  access: { scope: 'person' },
  response: z.object({ kept_here: z.boolean(), data: z.array(signInSession) }),
});

/** Ends one of the person's sign-ins, the current one too. 404 for one that isn't theirs or has ended. */
export const endMySession = endpoint({
  method: 'DELETE',
  path: '/users/me/sessions/:session_id',
  summary: 'End one of my sign-ins',
  access: { scope: 'person' },
  params: z.object({ session_id: z.string().min(1).max(200) }),
});

/** Ends every sign-in but the one that asks; answers how many. */
export const endMyOtherSessions = endpoint({
  method: 'POST',
  path: '/users/me/sessions/end-others',
  summary: 'End my other sign-ins',
  access: { scope: 'person' },
  response: z.object({ ended: z.int() }),
});
