import type { Realm } from './rows.ts';
import { shownInputs } from './scenario-rows.ts';
import { type Expectation, inOrganization, REFUSED, RESTING } from './who-may.ts';

const ALL = '/calculator/scenarios';
const ONE = `${ALL}/:scenario_id`;
const applied = ({ rows }: Realm) => ({
  ...{ preset_id: rows.calculatorPreset, revision: 1, take: ['/overhead_pct'] },
});
/** In the organization's own currency: nobody has to have entered a rate. */
const inputsOf = ({ rows }: Realm) => {
  const inputs = shownInputs(rows.service, 'Quay');
  return { ...inputs, lines: inputs.lines.map((line) => ({ ...line, currency: null })) };
};

/** Bodies of the endpoints of the calculator. */
export const SCENARIO_BODIES: Readonly<Record<string, (realm: Realm) => object>> = {
  [`POST ${ALL}`]: (realm) => ({
    ...{ name: 'Quay', client_id: realm.rows.client, inputs: inputsOf(realm) },
    preset: { preset_id: realm.rows.calculatorPreset, revision: 1 },
  }),
  [`PATCH ${ONE}`]: (realm) => ({
    ...{ name: 'Quay', client_id: realm.rows.client, inputs: inputsOf(realm) },
  }),
  [`POST ${ONE}/copy`]: () => ({ name: 'Quay' }),
  [`POST ${ONE}/freeze`]: () => ({ version: 1 }),
  [`POST ${ONE}/convert`]: ({ rows }) => ({ client_id: rows.client, title: 'Quay' }),
  [`POST ${ONE}/preset/preview`]: applied,
  [`POST ${ONE}/preset`]: (realm) => ({ ...applied(realm), version: 1 }),
};

/** Endpoints of the calculator: the administrator's, as what isn't said of anybody else is. */
export const SCENARIOS: Readonly<Record<string, Expectation>> = {
  [`GET ${ALL}`]: inOrganization('admin'),
  [`POST ${ALL}`]: inOrganization('admin'),
  'GET /calculator/latest': inOrganization('admin'),
  [`GET ${ONE}`]: inOrganization('admin'),
  [`PATCH ${ONE}`]: inOrganization('admin'),
  [`DELETE ${ONE}`]: inOrganization('admin'),
  [`POST ${ONE}/restore`]: inOrganization('admin', RESTING),
  [`POST ${ONE}/copy`]: inOrganization('admin'),
  [`POST ${ONE}/freeze`]: inOrganization('admin'),
  // The scenario of the matrix is a draft
  [`POST ${ONE}/convert`]: inOrganization('admin', REFUSED),
  [`GET ${ONE}/changes`]: inOrganization('admin'),
  [`GET ${ONE}/preset`]: inOrganization('admin'),
  [`POST ${ONE}/preset/preview`]: inOrganization('admin'),
  [`POST ${ONE}/preset`]: inOrganization('admin'),
  [`DELETE ${ONE}/preset`]: inOrganization('admin'),
};
