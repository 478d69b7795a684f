import { randomUUID } from 'node:crypto';
import type { Realm } from './rows.ts';
import { type Expectation, inOrganization, inProject, REFUSED, RESTING } from './who-may.ts';

const ONE = '/presets/:preset_id';
const PROJECT = '/projects/:project_id/preset';
const applied = ({ rows }: Realm) => ({ preset_id: rows.preset, revision: 1, take: ['/tags'] });
const OWN_TEMPLATE = '/projects/:project_id/ops-log/templates';
const TEMPLATE = '/ops-log-templates';
const begun = ({ rows }: Realm) => ({ preset_id: rows.opsPreset, revision: 1, take: ['/title'] });
const ROSTER_TEMPLATE = '/projects/:project_id/roster/templates';
const rostered = ({ rows }: Realm) => ({ preset_id: rows.rosterPreset, revision: 1, take: ['/shifts'] });
const begunOver = (realm: Realm) => ({ ...begun(realm), version: 1 });
const made = ({ rows }: Realm) => ({
  ...{ preset_id: rows.opsPreset, revision: 1, name: `Alarm ${randomUUID()}`, type: 'note' },
});
const said = { payload: { priority: 'low', hard_cap: true }, locked: ['/priority'] };

/** Bodies of the endpoints of presets. */
export const PRESET_BODIES: Readonly<Record<string, (realm: Realm) => object>> = {
  'POST /presets': () => ({
    ...{ kind: 'project', scope: 'organization', name: 'Harbours', description: 'For quays', ...said },
  }),
  [`PATCH ${ONE}`]: () => ({ name: 'Quays', description: 'For quays' }),
  [`PATCH ${ONE}/draft`]: () => ({ ...said, note: 'Calmer' }),
  [`POST ${ONE}/deprecate`]: () => ({ revision: 1 }),
  [`POST ${PROJECT}/preview`]: applied,
  [`POST ${PROJECT}`]: (realm) => ({ ...applied(realm), version: 1 }),
  [`POST ${ROSTER_TEMPLATE}/from-preset`]: ({ rows }) => ({
    ...{ preset_id: rows.rosterPreset, revision: 1, name: `Watch ${randomUUID()}` },
  }),
  [`POST ${ROSTER_TEMPLATE}/:template_id/preset/preview`]: rostered,
  [`POST ${ROSTER_TEMPLATE}/:template_id/preset`]: (realm) => ({ ...rostered(realm), version: 1 }),
  ...Object.fromEntries(
    [OWN_TEMPLATE, TEMPLATE].flatMap((one) => [
      [`POST ${one}/from-preset`, made],
      [`POST ${one}/:log_template_id/preset/preview`, begun],
      [`POST ${one}/:log_template_id/preset`, begunOver],
    ]),
  ),
};

/** Queries of those that can't be asked without one. */
export const PRESET_QUERIES: Readonly<Record<string, string>> = {
  'GET /projects/presets/:preset_id': '?revision=1&start_date=2026-03-02',
};

/** Endpoints of presets: coordinators read what they apply, administrators write it. */
export const PRESETS: Readonly<Record<string, Expectation>> = {
  'GET /presets': inOrganization('coordinator'),
  'POST /presets': inOrganization('admin'),
  [`GET ${ONE}`]: inOrganization('coordinator'),
  [`GET ${ONE}/revisions`]: inOrganization('coordinator'),
  [`GET ${ONE}/uses`]: inOrganization('coordinator'),
  [`PATCH ${ONE}`]: inOrganization('admin'),
  [`DELETE ${ONE}`]: inOrganization('admin'),
  [`POST ${ONE}/restore`]: inOrganization('admin', RESTING),
  [`POST ${ONE}/draft`]: inOrganization('admin', REFUSED),
  [`PATCH ${ONE}/draft`]: inOrganization('admin'),
  [`DELETE ${ONE}/draft`]: inOrganization('admin'),
  [`POST ${ONE}/draft/publish`]: inOrganization('admin', REFUSED),
  [`POST ${ONE}/deprecate`]: inOrganization('admin'),

  // In projects they are applied by whoever may change these; of the organization's coordinators, says the command
  'GET /projects/presets/:preset_id': inOrganization('coordinator'),
  [`GET ${PROJECT}`]: inProject('manager'),
  [`POST ${PROJECT}/preview`]: inProject('manager'),
  [`POST ${PROJECT}`]: inProject('manager'),
  [`DELETE ${PROJECT}`]: inProject('manager'),
  [`POST ${OWN_TEMPLATE}/from-preset`]: inProject('manager'),
  [`GET ${OWN_TEMPLATE}/:log_template_id/preset`]: inProject('manager'),
  [`POST ${OWN_TEMPLATE}/:log_template_id/preset/preview`]: inProject('manager'),
  [`POST ${OWN_TEMPLATE}/:log_template_id/preset`]: inProject('manager'),
  [`DELETE ${OWN_TEMPLATE}/:log_template_id/preset`]: inProject('manager'),
  [`POST ${ROSTER_TEMPLATE}/from-preset`]: inProject('manager'),
  [`GET ${ROSTER_TEMPLATE}/:template_id/preset`]: inProject('manager'),
  [`POST ${ROSTER_TEMPLATE}/:template_id/preset/preview`]: inProject('manager'),
  [`POST ${ROSTER_TEMPLATE}/:template_id/preset`]: inProject('manager'),
  [`DELETE ${ROSTER_TEMPLATE}/:template_id/preset`]: inProject('manager'),
  [`POST ${TEMPLATE}/from-preset`]: inOrganization('owner'),
  [`GET ${TEMPLATE}/:log_template_id/preset`]: inOrganization('director'),
  [`POST ${TEMPLATE}/:log_template_id/preset/preview`]: inOrganization('owner'),
  [`POST ${TEMPLATE}/:log_template_id/preset`]: inOrganization('owner'),
  [`DELETE ${TEMPLATE}/:log_template_id/preset`]: inOrganization('owner'),
};
