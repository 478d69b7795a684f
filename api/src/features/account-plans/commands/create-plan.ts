import type { NewAccountPlan } from '#contract/account-plans/shapes.ts';
import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { beginFromPreset } from '../queries/begin-from-preset.ts';
import { readPlace } from '../queries/place.ts';
import { beginningOf } from '../rules/beginning.ts';
import { requirePeriod } from '../rules/period.ts';
import { findTeammate, keepClient, requireSource, requireTeammate } from '../rules/references.ts';
import { makePlan } from '../writing/make-plan.ts';

/**
 * Makes a draft and returns its id. Throws 422 `reference`, `client-archived`, `period-backwards`, `period-too-long`, `owner-required`; of a
 * preset 403 `preset-apply`, 404 and 422 as of applying it.
 */
export const createPlan = async (
  context: Context,
  { from_plan_id, preset: of, ...said }: NewAccountPlan,
): Promise<string> => {
  const client = await keepClient(context, said.client_id);
  requirePeriod(said);
  const from = from_plan_id ? await requireSource(context, from_plan_id, client.id) : null;
  const begun = of ? await beginFromPreset(context, of, said) : null;
  const place = await readPlace(context);
  const fields = beginningOf({
    ...{ said, from, today: place.today, currency: client.currency ?? place.currency },
    ...{ preset: begun?.said ?? {}, bound: begun?.bound ?? {} },
  });
  const owner_id = said.owner_id ?? requireMember(context);
  const owner = await requireTeammate(context, 'owner_id', owner_id);
  const { id: sponsor_id, name: sponsor } = await sponsorOf(context, said.sponsor_id, fields.sponsor_id);
  return makePlan(context, {
    fields: { ...fields, owner_id, sponsor_id },
    people: { owner, sponsor },
    ...{ client, from },
    preset: begun && { ...begun.preset, objectives: begun.objectives },
  });
};

const requireMember = ({ member }: Context): string => {
  if (member) return member;
  throw brokenRule('owner-required', 'owner_id', 'Say who on the team owns this plan.');
};

/** Whoever was the sponsor last year and has left the team since isn't it any more. */
const sponsorOf = async (context: Context, said: string | null | undefined, taken: string | null) => {
  if (said) return { id: said, name: await requireTeammate(context, 'sponsor_id', said) };
  const name = taken ? await findTeammate(context, taken) : undefined;
  return name === undefined ? { id: null, name: null } : { id: taken, name };
};
