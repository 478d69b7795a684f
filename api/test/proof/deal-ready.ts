import { createScenario, freezeScenario } from '#contract/calculator/endpoints.ts';
import { addDealsheetComment } from '#contract/dealsheets/comments.ts';
import {
  createDealsheet,
  decideDealsheet,
  sendDealsheet,
  submitDealsheet,
} from '#contract/dealsheets/endpoints.ts';
import { line } from '../deal-desk.ts';
import type { World } from './world.ts';

type Parameters = Record<string, string>;
type Preparing = (world: World) => Promise<Parameters & { readonly dealsheet_id: string }>;

/** A fresh draft of the director's: others write the one that everybody knows. */
const draft: Preparing = async ({ muster, own }) => {
  const body = { title: 'Fresh', client_id: own.rows.client, content: { lines: [line()] } };
  const made = await muster.as(own.people.director)(createDealsheet, { organization: own.id, body });
  return { dealsheet_id: made.body.id };
};

const submitted: Preparing = async (world) => {
  const params = await draft(world);
  const body = { revision: 1, version: 1 };
  await world.muster.as(world.own.people.director)(submitDealsheet, {
    ...{ organization: world.own.id, params, body },
  });
  return params;
};

/** By somebody above whoever else decides. */
const approved: Preparing = async (world) => {
  const params = await submitted(world);
  const body = { revision: 1, version: 2, decision: 'approved' as const };
  await world.muster.as(world.own.people.executive)(decideDealsheet, {
    ...{ organization: world.own.id, params, body },
  });
  return params;
};

const sent: Preparing = async (world) => {
  const params = await approved(world);
  const body = { revision: 1, sent_on: '2026-03-02' };
  await world.muster.as(world.own.people.director)(sendDealsheet, {
    ...{ organization: world.own.id, params, body },
  });
  return params;
};

const said = async (world: World) => {
  const { muster, own } = world;
  const params = await draft(world);
  const { body } = await muster.as(own.people.director)(addDealsheetComment, {
    ...{ organization: own.id, params, body: { body: 'Lamps?' } },
  });
  return { ...params, comment_id: body.id };
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
  [`PATCH ${ONE}`]: draft,
  [`PATCH ${ONE}/content`]: draft,
  [`POST ${ONE}/preset/preview`]: draft,
  [`POST ${ONE}/preset`]: draft,
  [`POST ${ONE}/submit`]: draft,
  [`PATCH ${ONE}/comments/:comment_id`]: said,
  [`POST ${ONE}/decision`]: submitted,
  [`POST ${ONE}/sending`]: approved,
  [`POST ${ONE}/outcome`]: sent,
  'POST /calculator/scenarios/:scenario_id/convert': frozenScenario,
};
