import { expect } from 'vitest';
import { type EmbeddedServer, openEmbeddedServer } from './embedded.ts';
import { makePerson, type TestPerson } from './people.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Status and parsed body of an answer. */
export interface LeavingAnswer {
  readonly status: number;
  readonly body: ReturnType<typeof JSON.parse>;
}

/** A server with the embedded provider, and people who come and leave for good. */
export interface LeavingServer extends EmbeddedServer {
  /** Somebody of that name on the organization's team. */
  someone(role: 'member' | 'manager' | 'owner', name: string): Promise<TestPerson>;
  /** Asks in the organization, as whoever the token speaks for. */
  call(token: string, method: Method, path: string, body?: object): Promise<LeavingAnswer>;
  /** Deletes the account of a person, which must succeed. */
  leave(token: string, person: TestPerson): Promise<void>;
  /** The person's row on the team, whatever it says now. */
  memberOf(person: TestPerson): Promise<Record<string, string>>;
}

/** Opens one for a test file. */
export const openLeavingServer = async (): Promise<LeavingServer> => {
  const muster = await openEmbeddedServer();
  const { database, organization, server } = muster;
  const call: LeavingServer['call'] = async (token, method, path, payload) => {
    const headers = { authorization: `Bearer ${token}`, 'organization-id': organization.id };
    const answer = await server.http.inject({
      method,
      url: `/api${path}`,
      headers,
      ...(payload ? { payload } : {}),
    });
    return { status: answer.statusCode, body: answer.body ? answer.json() : null };
  };
  return {
    ...muster,
    call,
    someone: async (role, name) => {
      const person = await makePerson(database, organization.id, role);
      await database.query('update users set name = $1 where sub = $2', [name, person.sub]);
      await database.query('update members set name = $1 where user_sub = $2', [name, person.sub]);
      return { ...person, name };
    },
    leave: async (token, { email }) =>
      expect(await call(token, 'DELETE', '/users/me', { email })).toEqual({ status: 204, body: null }),
    memberOf: async ({ member }) =>
      (await database.query('select * from members where id = $1', [member]))[0] ?? {},
  };
};
