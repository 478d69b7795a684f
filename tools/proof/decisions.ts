import { newEnforcer, newModelFromString } from 'casbin';
import { type Arbitrary, array, assert, asyncProperty, constantFrom, oneof, record, tuple } from 'fast-check';
import { type Permissions, permissionsOf } from '#contract/access/can.ts';
import { covers, patternMatch } from '#contract/access/permission.ts';
import { type Grant, MODEL, type Policy, type Rule } from '#contract/access/policy.ts';
import { ROLES } from '#contract/access/roles.ts';

/** Signs that mean something to paths, addresses, regular expressions or replacements, and must mean nothing here. */
const ODD = [
  ...'.. . %2e %2E%2e %2e%2e%2f $$ $& $1 + ä 日本 🦊 .* [a] (a|b) ^a a$ \\ \\w ? {} : -'.split(' '),
  ...['', ' ', "$'", 'a\nb', '"', ','],
];

const odd = constantFrom(...ODD);
const mostly = (usual: Arbitrary<string>, strange: Arbitrary<string>) =>
  oneof({ arbitrary: usual, weight: 4 }, { arbitrary: strange, weight: 1 });
const below = (...places: readonly string[]) =>
  tuple(constantFrom(...places), constantFrom('/', '//', ''), odd, constantFrom('', '', '/', '/1')).map(
    (parts) => parts.join(''),
  );

const domain = mostly(
  constantFrom(
    ...'/root /org/a /org/b /org/a/project/1 /org/a/project/2 /org/b/project/1 /org/ab'.split(' '),
  ),
  below('/org', '/org/a', '/org/a/project', '/root'),
);
const domainPattern = mostly(
  constantFrom(
    ...'* /root /org/:org /org/{org} /org/:org/project/:pid /org/a/* /org/a /org/:org/'.split(' '),
  ),
  below('/org', '/org/a', '/org/:org', '/org/{org}/project'),
);
const object = mostly(
  constantFrom(
    ...'/projects /projects/1 /projects/1/activity /daily-activity/team /clients/x.y /clients/xzy'.split(' '),
  ),
  below('/projects', '/clients', ''),
);
const objectPattern = mostly(
  constantFrom(
    ...'* /projects /projects/:id /projects/{id}/activity /projects/* /clients/x.y /:a/:b'.split(' '),
  ),
  below('/projects', '/clients', '/projects/:id', '/:any', '*'),
);
const action = mostly(constantFrom('read', 'list', 'create', 'read-own'), odd);
const actionPattern = mostly(constantFrom('*', 'read', 'list', 'create', 'read*', ':any'), odd);
const roles = ROLES.slice(0, 3);
const grant = tuple(
  constantFrom('g' as const),
  constantFrom('me', 'me', 'somebody'),
  constantFrom(...roles),
  domain,
);
const rule = tuple(
  constantFrom('p' as const),
  constantFrom(...roles, 'me'),
  domainPattern,
  objectPattern,
  actionPattern,
  constantFrom('allow' as const, 'allow' as const, 'allow' as const, 'deny' as const),
);
const ask = record({ action, object, domain });
const ASKS = 40;

/** How many questions were put, how many were allowed, and what was decided differently. */
export interface Comparison {
  readonly decisions: number;
  readonly allowed: number;
  readonly different: readonly string[];
}

/** Puts random questions about random policies to the evaluator and to casbin over the published model. */
export const compareDecisions = async (least: number, seed?: number): Promise<Comparison> => {
  let decisions = 0;
  let allowed = 0;
  const different: string[] = [];
  const property = asyncProperty(
    array(grant, { minLength: 1, maxLength: 5 }),
    array(rule, { minLength: 3, maxLength: 24 }),
    array(ask, { minLength: ASKS, maxLength: ASKS }),
    async (g, p, asks) => {
      const policy: Policy = { sub: 'me', data: { g, p, m: MODEL } };
      const ours = permissionsOf(policy);
      const oracle = await oracleOf(policy);
      for (const one of asks) {
        const may = ours.can(one.action, one.object, one.domain);
        if (may !== (await oracle(one.action, one.object, one.domain)))
          different.push(JSON.stringify({ g, p, ...one, ours: may }));
        decisions += 1;
        allowed += may ? 1 : 0;
      }
      return different.length === 0;
    },
  );
  const runs = { numRuns: Math.ceil(least / ASKS), endOnFailure: true };
  await assert(property, seed === undefined ? runs : { ...runs, seed }).catch((error) => {
    if (different.length === 0) throw error;
  });
  return { decisions, allowed, different };
};

/** casbin over the published model, as any client of ours would set it up. */
const oracleOf = async ({ sub, data: { g, p, m } }: Policy): Promise<Asynchronously<Permissions['can']>> => {
  const enforcer = await newEnforcer(newModelFromString(m));
  await enforcer.addFunction('patternMatch', (...given: string[]) =>
    patternMatch(given[0] ?? '', given[1] ?? ''),
  );
  await enforcer.addNamedDomainMatchingFunc('g', (asked, granted) => covers(granted, asked));
  for (const [, ...one] of unique<Rule>(p)) await enforcer.addPolicy(...one);
  for (const [, ...one] of unique<Grant>(g)) await enforcer.addGroupingPolicy(...one);
  return (action, object, domain) => enforcer.enforce(sub, domain, object, action);
};

type Asynchronously<Ask extends (...given: never[]) => unknown> = (
  ...given: Parameters<Ask>
) => Promise<ReturnType<Ask>>;

const unique = <Row extends readonly string[]>(rows: readonly Row[]): Row[] => [
  ...new Map(rows.map((row) => [JSON.stringify(row), row])).values(),
];
