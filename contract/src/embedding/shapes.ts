import { z } from 'zod';
import type { Role } from '../access/roles.ts';
import { organization } from '../organizations/shapes.ts';
import { instant, name } from '../shapes.ts';
import { personSettings } from '../users/settings.ts';

/** Pages that are made to stand inside another application. */
export const EMBEDDED_PLACES = ['dealsheets', 'account_plans'] as const;
/** A page that is made to stand inside another application. */
export const embeddedPlace = z.enum(EMBEDDED_PLACES);
/** A page that is made to stand inside another application. */
export type EmbeddedPlace = z.infer<typeof embeddedPlace>;

/** The lowest role that sees each of them. */
export const EMBEDDED_ROLES = { dealsheets: 'director', account_plans: 'manager' } as const satisfies Record<
  EmbeddedPlace,
  Role
>;

/** Seconds within which a token is exchanged, once. */
export const TOKEN_SECONDS = 60;
/** Seconds for which the session reads that it is exchanged for. */
export const SESSION_SECONDS = 3600;

const secret = z.string().regex(/^[\w-]{43}$/, 'This is no token.');

/** What a token is made for, as the trail tells it: where the page is going to stand. */
export const newEmbedding = z.object({ purpose: name });

/** A token, told this once: it stands behind the `#` of the address that the frame opens. */
export const embeddingToken = z.object({ address: z.url().nullable(), expires_at: instant });
/** A token. */
export type EmbeddingToken = z.infer<typeof embeddingToken>;

/** What is exchanged for a session. */
export const tokenExchange = z.object({ token: secret });

/**
 * A session that reads one page of an organization as whoever made its token, and what the page needs to know of both; `session` is
 * sent as the bearer.
 */
export const embeddedSession = z.object({
  session: z.string(),
  place: embeddedPlace,
  expires_at: instant,
  organization,
  settings: personSettings,
});
/** A session that reads one page. */
export type EmbeddedSession = z.infer<typeof embeddedSession>;
