import { createScenario, freezeScenario } from '#contract/calculator/endpoints.ts';
import { createDealsheet } from '#contract/dealsheets/endpoints.ts';
import { line } from '../deal-desk.ts';
import type { World } from './world.ts';

type Parameters = Record<string, string>;

/** A fresh draft of the director's: others write the one that everybody knows. */
const draftDeal = async ({ muster, own }: World): Promise<Parameters> => {
  const body = { title: 'Fresh', client_id: own.rows.client, content: { lines: [line()] } };
  const made = await muster.as(own.people.director)(createDealsheet, { organization: own.id, body });
  return { dealsheet_id: made.body.id };
};

/** What a dealsheet is made from. */
const frozenScenario = async ({ muster, own }: World): Promise<Parameters> => {
  const admin = muster.as(own.people.admin);
  const made = { name: 'Fresh', inputs: { lines: [line()] } };
  const { id } = (await admin(createScenario, { organization: own.id, body: made })).body;
  await admin(freezeScenario, { organization: own.id, params: { scenario_id: id }, body: { version: 1 } });
  return { scenario_id: id };
};

const ONE = '/dealsheets/:dealsheet_id';

/** What has to be there before a body about a dealsheet can be taken. */
export const DEAL_READY: Readonly<Record<string, (world: World) => Promise<Parameters>>> = {
  [`PATCH ${ONE}`]: draftDeal,
  [`PATCH ${ONE}/content`]: draftDeal,
  'POST /calculator/scenarios/:scenario_id/convert': frozenScenario,
};
