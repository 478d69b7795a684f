import { z } from 'zod';

/** A role held: marker, subject, role, domain. */
export const grant = z.tuple([z.literal('g'), z.string(), z.string(), z.string()]);

/** A rule: marker, role, domain pattern, object pattern, action pattern, effect. */
export const rule = z.tuple([
  z.literal('p'),
  z.string(),
  z.string(),
  z.string(),
  z.string(),
  z.enum(['allow', 'deny']),
]);

/** What a browser needs to decide what to show: the person's grants, the rules of their roles, the model's text. */
export const policy = z.object({
  sub: z.string(),
  data: z.object({ g: z.array(grant), p: z.array(rule), m: z.string() }),
});

/** A role held by a subject in a domain. */
export type Grant = z.infer<typeof grant>;
/** An allow or deny. */
export type Rule = z.infer<typeof rule>;
/** Grants, rules and model of one person. */
export type Policy = z.infer<typeof policy>;

/** The published model: any casbin client with `patternMatch` and a domain matcher decides as we do. */
export const MODEL = `[request_definition]
r = sub, dom, obj, act
[policy_definition]
p = sub, dom, obj, act, eft
[role_definition]
g = _, _, _
[policy_effect]
e = some(where (p.eft == allow)) && !some(where (p.eft == deny))
[matchers]
m = g(r.sub, p.sub, r.dom) && patternMatch(r.dom, p.dom) && patternMatch(r.obj, p.obj) && patternMatch(r.act, p.act)
`;
