import { permissionsOf } from './can.ts';
import type { Explanation, Question } from './explanation.ts';
import { covers } from './permission.ts';
import { MODEL, type Policy, type Rule } from './policy.ts';
import { highest, ROLES, type Role, rank } from './roles.ts';

/**
 * Why somebody may or may not do something. `rules` is the whole policy, so that the lowest role that could do it is found; it
 * is looked for in the question's own domain. The message speaks to them, or of them where somebody else asked.
 */
export const explain = (
  policy: Policy,
  rules: readonly Rule[],
  question: Question,
  told: keyof typeof VOICES = 'to-them',
): Explanation => {
  const { action, object, domain } = question;
  const { allowed, rules: decisive } = permissionsOf(policy).decide(action, object, domain);
  const least = leastRole(rules, question);
  const facts = { ...question, allowed, rules: [...decisive], least };
  return { ...facts, message: sentence(facts, rolesOf(policy, domain), VOICES[told]) };
};

/** The lowest role that the policy lets do it, null where none may. */
const leastRole = (rules: readonly Rule[], { action, object, domain }: Question): Role | null =>
  ROLES.find((role) =>
    permissionsOf({
      sub: '?',
      data: { g: [['g', '?', role, domain]], p: rules.filter(([, held]) => held === role), m: MODEL },
    }).can(action, object, domain),
  ) ?? null;

interface Roles {
  /** Highest one where the question is put. */
  readonly here: Role | null;
  /** Highest one in places that the question isn't about. */
  readonly elsewhere: Role | null;
}

const rolesOf = ({ sub, data: { g } }: Policy, domain: string): Roles => {
  const own = g.filter(([, subject]) => subject === sub);
  const highestOf = (counts: boolean) => {
    const held = new Set(
      own.filter(([, , , where]) => covers(where, domain) === counts).map(([, , role]) => role),
    );
    return highest(ROLES.filter((role) => held.has(role)));
  };
  return { here: highestOf(true), elsewhere: highestOf(false) };
};

const VOICES = {
  'to-them': {
    allowed: (wish: string, rule: string) => `You may do ${wish} by the rule ${rule}.`,
    denied: (rule: string) => `The rule ${rule} refuses it to you, and a deny beats every allow.`,
    missing: (wish: string) => `No rule of your roles allows ${wish}`,
    here: (role: Role | null) => (role ? `you hold the role ${role} here` : 'you hold no role here'),
    elsewhere: (role: Role) => `; the role ${role} that you hold elsewhere doesn't count here`,
  },
  'of-them': {
    allowed: (wish: string, rule: string) => `Allowed: ${wish} by the rule ${rule}.`,
    denied: (rule: string) => `Refused by the rule ${rule}, and a deny beats every allow.`,
    missing: (wish: string) => `No rule of the roles held here allows ${wish}`,
    here: (role: Role | null) => (role ? `the role held here is ${role}` : 'no role is held here'),
    elsewhere: (role: Role) => `; the role ${role}, held elsewhere, doesn't count here`,
  },
} as const;

const sentence = (
  { action, object, allowed, rules, least }: Omit<Explanation, 'message'>,
  { here, elsewhere }: Roles,
  voice: (typeof VOICES)[keyof typeof VOICES],
): string => {
  const wish = `“${action}” on ${object}`;
  const [first] = rules;
  if (first) return allowed ? voice.allowed(wish, ruleText(first)) : voice.denied(ruleText(first));
  if (!least) return `No rule allows ${wish} to any role.`;
  const isEnough = elsewhere !== null && rank(elsewhere) >= rank(least);
  const held = voice.here(here) + (isEnough ? voice.elsewhere(elsewhere) : '');
  return `${voice.missing(wish)}: it takes at least ${least}, and ${held}.`;
};

/** A rule as people write it: `allow manager create /projects in /org/:org`. */
export const ruleText = ([, role, domain, object, action, effect]: Rule): string =>
  `“${effect} ${role} ${action} ${object} in ${domain}”`;
