import type { PolicyDetail, PolicyRule } from '#contract/policy/shapes.ts';
import type { Asked } from './render-screen.tsx';

type Answer = { readonly status?: number; readonly body?: unknown };

/** A rule about projects in an organization. */
export const policyRule = (action: string, different: Partial<PolicyRule> = {}): PolicyRule => ({
  minimum: 'manager',
  domain: '/org/:org',
  object: '/projects',
  action,
  effect: 'allow',
  ...different,
});

/** The third policy: what members may list, managers create, and administrators do. */
export const policyDetail = (different: Partial<PolicyDetail> = {}): PolicyDetail => ({
  id: '01a1fb7a-8bb3-77c6-abf2-5c0938cbb303',
  version: 3,
  note: 'Let managers create projects',
  published_at: '2026-11-01T10:00:00.000Z',
  published_by: 'Maren Holt',
  restored: null,
  added: 1,
  removed: 0,
  rules: [
    policyRule('list', { minimum: 'member' }),
    policyRule('create'),
    policyRule('*', { minimum: 'admin', domain: '*', object: '*' }),
  ],
  added_rules: [policyRule('create')],
  removed_rules: [],
  ...different,
});

/** What the policy's pages ask for when nothing special is the matter; `answers` by `METHOD path` go first. */
export const policyAnswers =
  (answers: Readonly<Record<string, Answer | ((asked: Asked) => Answer)>> = {}) =>
  (asked: Asked): Answer | undefined => {
    const own = answers[`${asked.method} ${asked.path}`];
    if (own) return typeof own === 'function' ? own(asked) : own;
    if (asked.path === '/policy') return { body: policyDetail() };
    if (asked.path === '/policy/preview') return { body: { data: [], more: 0, gaining: 0, losing: 0 } };
    return undefined;
  };

/** A refusal that stands beside rules by their place: `rules.3.domain`. */
export const refusedRules = (
  fields: Readonly<Record<string, string>>,
  rule: string | null = null,
): Answer => ({
  status: 422,
  body: {
    code: rule ? 'rule_broken' : 'invalid_input',
    message: Object.values(fields)[0] ?? 'Check the rules.',
    rule,
    fields: Object.entries(fields).map(([field, message]) => ({ field, message })),
    request_id: 'r-1',
  },
});
