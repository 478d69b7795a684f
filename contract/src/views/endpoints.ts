import { z } from 'zod';
import { role } from '../access/roles.ts';
import { endpoint } from '../endpoint.ts';
import { id, instant } from '../shapes.ts';

const params = z.object({ view_id: id });

/** Name of the header that says through which view a request looks. */
export const VIEW_HEADER = 'view-as';

/** As whom one looks: somebody with just this role in the organization, or a member of its team. */
export const viewAs = z.union([z.object({ role }), z.object({ member_id: id })]);

/** A look at the organization as somebody else: read only, for an hour at most. */
export const view = z.object({
  id,
  role: role.nullable(),
  member: z.object({ id, name: z.string() }).nullable(),
  ends_at: instant,
});

/** A look at the organization as somebody else. */
export type View = z.infer<typeof view>;

/** Begins to look as somebody else; it stands in the audit trail. Rules: `above-own-rank`, `not-a-member`. */
export const startView = endpoint({
  method: 'POST',
  path: '/views',
  summary: 'Look as another role or person',
  access: { scope: 'organization', object: '/views', action: 'create' },
  body: viewAs,
  response: view,
  status: 201,
});

/** Ends it. */
export const endView = endpoint({
  method: 'POST',
  path: '/views/:view_id/end',
  summary: 'Stop looking as somebody else',
  access: { scope: 'organization', object: '/views', action: 'create' },
  params,
});
