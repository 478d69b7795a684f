import { addDealsheetComment } from '#contract/dealsheets/comments.ts';
import { createDealsheet } from '#contract/dealsheets/endpoints.ts';
import { line } from '../deal-desk.ts';
import type { TestOrganization } from '../people.ts';
import type { TestServer } from '../server.ts';
import { makePreset } from './preset-rows.ts';

/** Dealsheets that the proof asks about. */
export interface DealRows {
  /** A draft of the director's. */
  readonly deal: string;
  /** The preset that it is made from. */
  readonly dealPreset: string;
  /** What the director said of it, and of another one. */
  readonly dealComment: string;
  readonly otherDealComment: string;
}

interface Beside {
  readonly client: string;
  readonly service: string;
  readonly mark: string;
}

/** A draft with one of everything in it. */
export const makeDeals = async (
  muster: TestServer,
  organization: TestOrganization,
  { client, service, mark }: Beside,
): Promise<DealRows> => {
  const call = muster.as(organization.people.director);
  const said = { terms: `${mark} terms`, validity_days: 20 };
  const kind = 'dealsheet';
  const dealPreset = await makePreset(
    muster.database,
    { org_id: organization.id, mark, kind },
    '/terms',
    said,
  );
  const body = {
    ...{ title: `${mark} watch`, client_id: client, opportunity: `${mark} quay`, close_on: '2036-06-01' },
    content: contentOf(service, mark),
    preset: { preset_id: dealPreset, revision: 1 },
  };
  const say = async (dealsheet_id: string) => {
    const { body: comment } = await call(addDealsheetComment, {
      ...{ organization: organization.id, params: { dealsheet_id }, body: { body: `${mark} lamps?` } },
    });
    return comment.id;
  };
  const make = async () => (await call(createDealsheet, { organization: organization.id, body })).body.id;
  const deal = await make();
  return { deal, dealPreset, dealComment: await say(deal), otherDealComment: await say(await make()) };
};

const contentOf = (service: string, mark: string) => ({
  ...{ phases: [`${mark} gate`], terms: `${mark} terms`, assumptions: [`${mark} lamps`] },
  lines: [line({ name: `${mark} guard`, service_type_id: service, phase: `${mark} gate` })],
  overheads: [{ key: 'rent', name: `${mark} rent`, amount_minor: 100 }],
  expenses: [
    {
      ...{ key: 'van', name: `${mark} van`, phase: null },
      ...{ cost_minor: 100, markup_pct: '5', billable: true },
    },
  ],
  risks: [
    { text: `${mark} fog`, likelihood: 'low' as const, impact: 'high' as const, mitigation: `${mark} lamps` },
  ],
});
