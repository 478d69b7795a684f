import { randomUUID } from 'node:crypto';
import { readOrgChart } from '#contract/org-chart/endpoints.ts';
import type { OrgChart } from '#contract/org-chart/shapes.ts';
import * as endpoints from '#contract/reorganisations/endpoints.ts';
import type { NewMove } from '#contract/reorganisations/shapes.ts';
import { insertRow } from './factories/insert-row.ts';
import { makeOrganization, type TestOrganization } from './people.ts';
import type { Answer, TestServer } from './server.ts';

/** An organization of its own with people in lines, and drafts of another one. */
export interface LinesDesk {
  readonly organization: TestOrganization;
  hire(name: string, fields?: object): Promise<string>;
  seat(title: string, fields?: object): Promise<string>;
  chart(): Promise<OrgChart>;
  /** Begins a draft with moves, each of which is taken; answers its id and version. */
  draft(...moves: NewMove[]): Promise<{ readonly id: string; readonly version: number }>;
  read(id: string): Promise<Answer['body']>;
  put(id: string, version: number, move: NewMove): Promise<Answer>;
  apply(id: string, version: number): Promise<Answer>;
  undo(id: string, version: number): Promise<Answer>;
}

/** Opens one; owners ask for everything. */
export const openLinesDesk = async (muster: TestServer): Promise<LinesDesk> => {
  const organization = await makeOrganization(muster.database);
  const { owner } = organization.people;
  const as = muster.as(owner);
  const params = (reorganisation_id: string) => ({ reorganisation_id });
  const insert = (table: string, fields: object) =>
    insertRow(muster.database, table, { org_id: organization.id, ...fields });
  const read = async (id: string) => (await as(endpoints.readReorganisation, { params: params(id) })).body;
  const put = (id: string, version: number, move: NewMove) =>
    as(endpoints.putMove, { params: params(id), body: { version, move } });
  return {
    organization,
    hire: (name, fields = {}) =>
      insert('members', {
        ...{
          name,
          email: `${randomUUID()}@muster.test`,
          user_sub: randomUUID(),
          status: 'active',
          ...fields,
        },
      }),
    seat: (title, fields = {}) => insert('positions', { title, ...fields }),
    chart: async () => (await as(readOrgChart)).body,
    draft: async (...moves) => {
      const { body } = await as(endpoints.createReorganisation, { body: { name: 'Nights' } });
      let { version } = body;
      for (const move of moves) {
        const answer = await put(body.id, version, move);
        if (answer.status !== 200) throw new Error(`A move was refused: ${JSON.stringify(answer.body)}`);
        version = answer.body.version;
      }
      return { id: body.id, version };
    },
    ...{ read, put },
    apply: (id, version) => as(endpoints.applyReorganisation, { params: params(id), body: { version } }),
    undo: (id, version) => as(endpoints.undoReorganisation, { params: params(id), body: { version } }),
  };
};
