import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { notificationPreference, notificationSettings, notificationWish } from './shapes.ts';

const access = { scope: 'person' } as const;

/** The most lines that a person may have of how they want to be told. */
export const MOST_PREFERENCES = 200;

/** How the person wants to be told. */
export const readPreferences = endpoint({
  method: 'GET',
  path: '/users/me/notification-preferences',
  summary: 'How I want to be told',
  access,
  response: z.object({ settings: notificationSettings, preferences: z.array(notificationPreference) }),
});

/**
 * Sets lines of it, each in the place of the one for the same organization, project, type and way; `mode` null takes a line
 * back, and of two lines for the same the last counts. 404 for an organization or project that the person has no place in,
 * 422 above {@link MOST_PREFERENCES} lines. Settings that aren't said stay.
 */
export const setPreferences = endpoint({
  method: 'PUT',
  path: '/users/me/notification-preferences',
  summary: 'Say how I want to be told',
  access,
  body: z.strictObject({
    settings: notificationSettings.partial().optional(),
    preferences: z
      .array(notificationWish)
      .max(MOST_PREFERENCES, `Say at most ${MOST_PREFERENCES} lines.`)
      .default([]),
  }),
  response: z.object({ settings: notificationSettings, preferences: z.array(notificationPreference) }),
});
