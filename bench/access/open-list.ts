import type { FastifyInstance } from 'fastify';
import { presentRow } from '#api/features/projects/presenter.ts';
import { listProjects } from '#api/features/projects/queries/list-projects.ts';
import { seesCosts } from '#api/features/projects/queries.ts';
import type { Authenticate } from '#api/platform/access/authentication.ts';
import { type Person, personFrom } from '#api/platform/access/person.ts';
import type { Context } from '#api/platform/context.ts';
import { schemaOf } from '#api/platform/http/schema.ts';
import { kyselyOf, openPool } from '#api/platform/postgres/connections.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { listProjects as endpoint } from '#contract/projects/endpoints.ts';

type Asked = Pick<Person, 'sub' | 'email' | 'emailVerified' | 'name'>;

/** Somebody about whom nothing has to be decided: whatever is asked, the answer is a manager's. */
const undecided = (claims: Asked): Person => {
  const access = { stamp: '', current_org_id: null, members: {}, closed: {}, grants: [] };
  const person = personFrom(claims, access, []);
  return { ...person, permissions: { ...person.permissions, can: () => true, highestRole: () => 'manager' } };
};

const refuse = () => Promise.reject(new Error('The list writes nothing.'));

/**
 * The list of projects by the same query and presenter, asked by the same verified person, but on the owner's connection:
 * no decision, no stamp, no transaction, no role, no row-level security. The query names the organization by itself.
 */
export const registerOpenList = (
  http: FastifyInstance,
  { url, organization, authenticate }: { url: string; organization: string; authenticate: Authenticate },
): void => {
  const pool = openPool(url, 10, 'muster-open');
  const people = new Map<string, Person>();
  http.get<{ Querystring: QueryOf<typeof endpoint> }>(
    `/api${endpoint.path}`,
    { schema: schemaOf(endpoint) },
    async (request, reply) => {
      const claims = await authenticate(request.headers.authorization);
      const person = people.get(claims.sub) ?? undecided(claims);
      people.set(claims.sub, person);
      const client = await pool.connect();
      try {
        const context = contextOf(person, organization, request.id, kyselyOf(client));
        const { data, before, after } = await listProjects(context, request.query);
        const costs = seesCosts(context);
        reply.header('cache-control', 'no-store');
        return reply.send({ data: data.map((row) => presentRow(row, costs)), before, after });
      } finally {
        client.release();
      }
    },
  );
};

const contextOf = (person: Person, organization: string, requestId: string, db: Context['db']): Context => ({
  ...{ db, person, viewed: person, requestId, organization },
  ...{ session: null, version: null, member: null, now: new Date() },
  ...{
    afterCommit: () => undefined,
    forget: () => undefined,
    record: refuse,
    enqueue: refuse,
    enter: refuse,
  },
});
