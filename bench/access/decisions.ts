import { randomUUID } from 'node:crypto';
import { expandRules, type WrittenRule } from '#api/platform/access/policy-rules.ts';
import { permissionsOf } from '#contract/access/can.ts';
import { organizationDomain, projectDomain } from '#contract/access/permission.ts';
import { MODEL, type Policy, type Rule } from '#contract/access/policy.ts';
import { atMost, type Measurement, median, reported } from '../measurement.ts';
import type { BenchedMuster } from '../muster.ts';
import { BENCH } from '../seeds.ts';

const RULES = 200;
const GRANTS = 20;
const QUESTIONS = 20_000;

/** A decision that was never asked before, over 200 rules (those of the policy, then denies) and 20 grants: at most 0.05 ms. */
export const measureDecisions = async ({ sql }: BenchedMuster): Promise<Measurement[]> => {
  const written = await sql<WrittenRule>(
    'select minimum, domain, object, action, effect from policy_rules order by id',
  );
  const policy = policyOver(expandRules(written));
  const { can } = permissionsOf(policy);
  const projects = policy.data.g.slice(1).map(([, , , domain]) => domain);
  for (let at = 0; at < QUESTIONS / 4; at += 1) can(...question(at, projects));
  const taken: number[] = [];
  let allowed = 0;
  for (let at = 0; at < QUESTIONS; at += 1) {
    const asked = question(at, projects);
    const start = performance.now();
    const answer = can(...asked);
    taken.push(performance.now() - start);
    allowed += Number(answer);
  }
  const share = `${Math.round((allowed / QUESTIONS) * 100)} % allowed`;
  const slowest = taken.sort((a, b) => a - b)[Math.floor(QUESTIONS * 0.99)] ?? Number.NaN;
  return [
    atMost('a decision, uncached, 200 rules and 20 grants, median', median(taken), 0.05, 'ms', share),
    reported('the same, 99th percentile', `${slowest.toFixed(4)} ms`),
  ];
};

/** Director of the organization, and coordinator or member in nineteen projects. */
const policyOver = (known: readonly Rule[]): Policy => {
  const inProjects = Array.from({ length: GRANTS - 1 }, (_, at): Policy['data']['g'][number] => [
    'g',
    'me',
    at % 2 === 0 ? 'coordinator' : 'member',
    projectDomain(BENCH, randomUUID()),
  ]);
  const held = new Set(['director', 'coordinator', 'member']);
  const own = known.filter(([, role]) => held.has(role)).slice(0, RULES);
  const denies = Array.from({ length: RULES - own.length }, (_, at): Rule => {
    const [, , role, domain] = inProjects[at % inProjects.length] ?? ['g', 'me', 'member', '/root'];
    return ['p', role, domain, '/projects/:id/ops-log', DENIED[at % DENIED.length] ?? '*', 'deny'];
  });
  const g: Policy['data']['g'] = [['g', 'me', 'director', organizationDomain(BENCH)], ...inProjects];
  return { sub: 'me', data: { g, p: [...own, ...denies], m: MODEL } };
};

const DENIED = ['create', 'correct', 'delete', 'export'];

/** In turns what pages and routes ask, each time of something new; the last two are refused. */
const question = (at: number, projects: readonly string[]): [string, string, string] => {
  const id = randomUUID();
  const here = organizationDomain(BENCH);
  const project = projects[at % projects.length] ?? here;
  const kinds: [string, string, string][] = [
    ['read', `/projects/${id}`, projectDomain(BENCH, id)],
    ['create', `/projects/${id}/activity`, project],
    ['read', `/projects/${id}/ops-log`, project],
    ['update', `/daily-activity/${id}`, here],
    ['read', `/clients/${id}`, here],
    ['list', '/projects', organizationDomain(id)],
    ['write', `/members/${id}`, here],
  ];
  return kinds[at % kinds.length] ?? ['list', '/projects', here];
};
