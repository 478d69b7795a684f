import { insertRow } from '../factories/insert-row.ts';
import type { Realm } from './rows.ts';
import { type Expectation, inOrganization } from './who-may.ts';
import type { World } from './world.ts';

const ONE = '/reorganisations/:reorganisation_id';
const named = () => ({ name: 'Nights', note: 'From March on' });
const version = () => ({ version: 1 });

/** Bodies of the endpoints of reorganisations. */
export const REORGANISATION_BODIES: Readonly<Record<string, (realm: Realm) => object>> = {
  'POST /reorganisations': named,
  [`PATCH ${ONE}`]: named,
  [`PUT ${ONE}/moves`]: ({ rows, people }) => ({
    version: 1,
    move: {
      ...{ kind: 'person', member_id: people.coordinator.member },
      changes: {
        ...{ manager_id: people.director.member, position_id: rows.position },
        ...{ title: 'Lead', department: 'Nights' },
      },
    },
  }),
  [`POST ${ONE}/moves/:move_id/remove`]: version,
  [`POST ${ONE}/apply`]: version,
  [`POST ${ONE}/undo`]: version,
};

/** A fresh one with a move of the coordinator's title, from `before` to `changes`; both in SQL about the member `m`. */
const fresh =
  (status: 'draft' | 'applied', before: string, changes: string) =>
  async ({ muster: { database }, own }: World): Promise<Record<string, string>> => {
    const applied = status === 'applied' ? { status, applied_at: '2026-03-02T09:00Z' } : {};
    const reorganisation_id = await insertRow(database, 'reorganisations', {
      ...{ org_id: own.id, name: 'Fresh', ...applied },
    });
    const [move] = await database.query<{ id: string }>(
      `insert into reorganisation_moves (org_id, reorganisation_id, kind, member_id, before, changes)
       select m.org_id, $1, 'person', m.id, jsonb_build_object('title', ${before}), jsonb_build_object('title', ${changes})
       from members m where m.id = $2 returning id`,
      [reorganisation_id, own.people.coordinator.member],
    );
    return { reorganisation_id, move_id: move?.id ?? '' };
  };

const draft = fresh('draft', 'm.position', "'Lead'");

/** What has to be there before a body about a reorganisation can be taken. */
export const REORGANISATION_READY: Readonly<Record<string, typeof draft>> = {
  [`PATCH ${ONE}`]: draft,
  [`PUT ${ONE}/moves`]: draft,
  [`POST ${ONE}/moves/:move_id/remove`]: draft,
  [`POST ${ONE}/apply`]: draft,
  [`POST ${ONE}/undo`]: fresh('applied', "'Guard'", 'm.position'),
};

/** Endpoints of reorganisations: directors draft, owners apply. */
export const REORGANISATIONS: Readonly<Record<string, Expectation>> = {
  'GET /reorganisations': inOrganization('director'),
  'POST /reorganisations': inOrganization('director'),
  [`GET ${ONE}`]: inOrganization('director'),
  [`GET ${ONE}/effects`]: inOrganization('director'),
  [`GET ${ONE}/csv`]: inOrganization('director'),
  [`GET ${ONE}/pdf`]: inOrganization('director'),
  [`PATCH ${ONE}`]: inOrganization('director'),
  [`DELETE ${ONE}`]: inOrganization('director'),
  [`PUT ${ONE}/moves`]: inOrganization('director'),
  [`POST ${ONE}/moves/:move_id/remove`]: inOrganization('director'),
  [`POST ${ONE}/apply`]: inOrganization('owner'),
  [`POST ${ONE}/undo`]: inOrganization('owner'),
};
