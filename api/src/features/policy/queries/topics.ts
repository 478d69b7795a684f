import { patternMatch } from '#contract/access/permission.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { PolicyDifference, PolicyRule } from '#contract/policy/shapes.ts';

/** Stands for an id that no rule names. */
export const SOMETHING = '00000000-0000-4000-8000-000000000000';

type Scope = PolicyDifference['scope'];

/** Something that a policy is asked: `object` as it is written, `asked` with something in place of its parameters. */
export interface Topic {
  readonly scope: Scope;
  readonly action: string;
  readonly object: string;
  readonly asked: string;
}

/** All that endpoints ask, and what else the rules speak of, each once. */
export const topicsOf = (endpoints: readonly Endpoint[], rules: readonly PolicyRule[]): Topic[] => {
  const called = endpoints.flatMap(({ access }) =>
    'object' in access ? [topic(access.scope, access.action, access.object)] : [],
  );
  const spoken = rules.flatMap(({ domain, object, action }) =>
    scopesOf(domain)
      .map((scope) => topic(scope, action, object))
      .filter((one) => !isWild(one) || !called.some((call) => speaksOf(one, call))),
  );
  const all = [...called, ...spoken].map((one) => [`${one.scope} ${one.action} ${one.asked}`, one] as const);
  // The first of each stays: an endpoint names its parameters better than a rule does.
  return [...new Map(all.toReversed()).values()].reverse();
};

const PARAMETER = /:[A-Za-z_]\w*|\{[A-Za-z_]\w*\}/g;

const topic = (scope: Scope, action: string, object: string): Topic => ({
  ...{ scope, action, object },
  asked: object.replace(PARAMETER, SOMETHING),
});

const isWild = ({ action, object }: Topic) => action.includes('*') || object.includes('*');

/** A wild rule that endpoints ask about is told by their questions. */
const speaksOf = ({ scope, action, object }: Topic, call: Topic): boolean =>
  call.scope === scope && patternMatch(call.asked, object) && patternMatch(call.action, action);

const scopesOf = (domain: string): Scope[] => {
  if (domain === '*') return ['organization', 'project', 'root'];
  if (domain === '/root') return ['root'];
  if (domain.includes('/project/')) return ['project'];
  return domain.endsWith('*') ? ['organization', 'project'] : ['organization'];
};
