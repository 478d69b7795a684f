import { ROOT } from '#contract/access/permission.ts';
import type { Rule } from '#contract/access/policy.ts';
import { personFrom } from './access/person.ts';
import type { Context } from './context.ts';
import type { Database } from './postgres/database.ts';

const SUB = 'muster';
const EVERYTHING: Rule = ['p', 'admin', '*', '*', '*', 'allow'];
const ROLE = { role: 'admin', domain: ROOT, expires_at: null } as const;

/**
 * What work that nobody asks for reads an organization with, through the questions that people ask: it sees what administrators see, and
 * can neither write nor tell. Only in a transaction that doesn't write.
 */
export const lookingAround = (db: Database, organization: string, now: Date): Context => {
  const person = personFrom(
    { sub: SUB, email: '', emailVerified: false, name: 'Muster' },
    { stamp: '', current_org_id: organization, members: {}, grants: [ROLE], closed: {} },
    [EVERYTHING],
  );
  const refuse = () => Promise.reject(new Error('Whoever looks around writes nothing.'));
  return {
    ...{ db, organization, now, person, viewed: person, member: null },
    ...{ session: null, version: null, requestId: 'looking-around' },
    ...{ record: refuse, enqueue: refuse, enter: refuse },
    afterCommit: () => undefined,
    forget: () => undefined,
  };
};
