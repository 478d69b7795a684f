import type { SignInSession } from '#contract/users/session-endpoints.ts';
import type { CurrentUser } from '#contract/users/shapes.ts';
import type { Asked } from './render-screen.tsx';

type Answer = { readonly status?: number; readonly body?: unknown };

/** The person of the fixtures as the API would tell of them. */
export const ada = (fields: Partial<CurrentUser> = {}): CurrentUser => ({
  sub: 'ada',
  email: 'ada@muster.example',
  name: 'Ada',
  current_org: { id: 'a', name: 'A', slug: 'a' },
  feature_tours: {},
  settings: {},
  ...fields,
});

/** A living sign-in on a desk. */
export const signIn = (id: string, fields: Partial<SignInSession> = {}): SignInSession => ({
  id,
  device: 'Chrome on Windows',
  address: '203.0.113.*',
  created_at: '2026-11-01T08:00:00.000Z',
  last_used_at: '2026-11-20T08:00:00.000Z',
  current: false,
  ...fields,
});

/** What the account page asks for when nothing special is the matter; `answers` by `METHOD path` go first. */
export const accountAnswers =
  (answers: Readonly<Record<string, Answer | ((asked: Asked) => Answer)>> = {}) =>
  (asked: Asked): Answer | undefined => {
    const own = answers[`${asked.method} ${asked.path}`];
    if (own) return typeof own === 'function' ? own(asked) : own;
    if (asked.path === '/users/me') return { body: ada() };
    if (asked.path === '/users/me/sessions')
      return { body: { kept_here: true, data: [signIn('here', { current: true })] } };
    if (asked.path === '/users/me/deletion')
      return { body: { obstacles: [], organizations: [{ id: 'a', name: 'A' }] } };
    return undefined;
  };
