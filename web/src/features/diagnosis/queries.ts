import { queryOptions } from '@tanstack/react-query';
import type { Question } from '#contract/access/explanation.ts';
import { readCurrentUser } from '#contract/users/endpoints.ts';
import { explainPermission } from '#contract/users/permission-endpoints.ts';
import { call } from '../../platform/call.ts';
import { config } from '../../platform/config.ts';
import { measureDrift } from '../../platform/offline/measure-drift.ts';
import { reading } from '../../platform/reading.ts';
import { session } from '../../platform/session/current-session.ts';
import { readClaims } from '../../platform/session/tokens/jwt.ts';

const fresh = { staleTime: 0, gcTime: 0, retry: false } as const;

/** When the token runs out (ms since the epoch) and the difference of the clocks kept with it; never the token itself. */
export const tokenFacts = queryOptions({
  queryKey: ['diagnosis', 'token'],
  queryFn: async () => {
    const tokens = await session().tokens();
    const { exp } = readClaims(tokens?.idToken) ?? {};
    return { expiresAt: exp === undefined ? null : exp * 1000, keptDrift: tokens?.clockDrift ?? 0 };
  },
  ...fresh,
});

/** Milliseconds by which this device's clock is early. */
export const clockDrift = queryOptions({
  queryKey: ['diagnosis', 'drift'],
  queryFn: () => measureDrift(`${config().publicUrl}/livez`),
  ...fresh,
});

/** Milliseconds that the API takes to say who one is. */
export const apiAnswer = queryOptions({
  queryKey: ['diagnosis', 'answer'],
  queryFn: async () => {
    const before = performance.now();
    await call(readCurrentUser);
    return Math.round(performance.now() - before);
  },
  ...fresh,
});

/** What the policy answers, and what it rests on. */
export const answerTo = (query: Question) => ({ ...reading(explainPermission, { query }), ...fresh });
