import { z } from 'zod';
import { explanation, question } from '../access/explanation.ts';
import { ROLES, role } from '../access/roles.ts';
import { id, instant, reference } from '../shapes.ts';

const ID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/gi;

/** Ids in small letters, as the policy is asked about them. */
const pattern = (what: string, form: RegExp, hint: string) =>
  z
    .string()
    .trim()
    .overwrite((text) => text.replace(ID, (id) => id.toLowerCase()))
    .max(200, 'Use at most 200 characters.')
    .regex(form, `${what}: ${hint}`);

const SEGMENT = '(:[A-Za-z_]\\w*|\\{[A-Za-z_]\\w*\\}|\\*|[A-Za-z0-9._~-]+)';

/**
 * A rule as it is written. An allow counts for every role from `minimum` up, a deny for exactly that role. `domain`, `object`
 * and `action` are patterns: `*` anything, `:x` or `{x}` one segment.
 */
export const policyRule = z.object({
  minimum: z.enum(ROLES, 'Role: choose one of member to admin.'),
  domain: pattern(
    'Domain',
    new RegExp(`^(\\*|/root|/org/${SEGMENT}(/project/${SEGMENT})?)$`),
    'use *, /root, /org/:org or /org/:org/project/:pid, with an id in place of a parameter where it means one.',
  ),
  object: pattern(
    'Object',
    new RegExp(`^(?!.*\\*.*\\*.*\\*)(\\*|(/${SEGMENT})+)$`),
    'use * or an address such as /projects/:id, with * at most twice.',
  ),
  action: pattern('Action', /^(\*|[a-z]+(-[a-z]+)*\*?)$/, 'use * or a verb such as read.'),
  effect: z.enum(['allow', 'deny'], 'Effect: use allow or deny.'),
});

/** A rule as it is written. */
export type PolicyRule = z.infer<typeof policyRule>;

/** All rules of a policy: 1 to 1 000, none twice. */
export const policyRules = z.array(policyRule).min(1).max(1000, 'Use at most 1000 rules.');

/** Why a policy was changed: 1 to 500 characters. */
export const policyNote = z
  .string()
  .trim()
  .min(1, 'Say why, for those who read the history.')
  .max(500, 'Use at most 500 characters.');

/** A published policy without its rules; `version` counts up from 1, `restored` is the version that was brought back. */
export const policyRevision = z.object({
  id,
  version: z.int(),
  note: z.string(),
  published_at: instant,
  published_by: z.string().nullable(),
  restored: z.int().nullable(),
  added: z.int(),
  removed: z.int(),
});

/** A published policy without its rules. */
export type PolicyRevision = z.infer<typeof policyRevision>;

/** A published policy; `added_rules` and `removed_rules` compare it with the one before. */
export const policyDetail = policyRevision.extend({
  rules: policyRules,
  added_rules: z.array(policyRule),
  removed_rules: z.array(policyRule),
});

/** A published policy. */
export type PolicyDetail = z.infer<typeof policyDetail>;

/** Who is asked about: a role in the question's domain, or a person with all that they hold. */
export const policySubject = z.union([z.object({ role }), z.object({ sub: z.string().min(1).max(200) })]);

/** A question about somebody, to the published policy or to `rules`. */
export const policyTest = question.extend({ subject: policySubject, rules: policyRules.optional() });

/** The answer: as the policy in force gives it, and as the draft would. */
export const policyTestResult = z.object({
  current: explanation,
  draft: explanation.nullable(),
  /** What the subject holds where the question is put: role and domain of each grant. */
  held: z.array(z.object({ role, domain: z.string() })),
});

/** The answer to a policy test. */
export type PolicyTestResult = z.infer<typeof policyTestResult>;

/**
 * A difference that a draft makes: everybody who holds `role` where the rule counts may (`gains`) or may no longer (`loses`) do
 * `action` on `object`. `organization` is null where it is so in every organization. `people` counts them, `names` are the first five.
 */
export const policyDifference = z.object({
  effect: z.enum(['gains', 'loses']),
  role,
  scope: z.enum(['organization', 'project', 'root']),
  organization: reference.nullable(),
  action: z.string(),
  object: z.string(),
  people: z.int(),
  names: z.array(z.string()),
});

/** A difference that a draft makes. */
export type PolicyDifference = z.infer<typeof policyDifference>;

/** Somebody whom a decision can be tested for. */
export const policyPerson = z.object({ sub: z.string(), name: z.string(), email: z.string() });

/** Somebody whom a decision can be tested for. */
export type PolicyPerson = z.infer<typeof policyPerson>;
