import type { QueryOf } from '#contract/endpoint.ts';
import type { explainRate as endpoint } from '#contract/service-types/rate-endpoints.ts';
import { explainRate, type RateQuestion } from '#contract/service-types/rates.ts';
import type { Context } from '../../../platform/context.ts';
import { findProject } from '../../projects/queries.ts';
import { findRate } from '../queries.ts';
import { readsRatesOfPeople } from '../rules/people.ts';
import { listRatesFor } from './rates.ts';

/** Which rate counts for somebody's work on a day, by the lookup that prices time; nothing for what isn't known. */
export const answerRate = async (
  context: Context,
  { member_id, project_id, client_id, service_type_id, day }: QueryOf<typeof endpoint>,
) => {
  const [member, project, service, named] = await Promise.all([
    member_id ? findMember(context, member_id) : null,
    project_id ? findProject(context, project_id) : null,
    service_type_id ? findService(context, service_type_id) : null,
    client_id ? findClient(context, client_id) : null,
  ]);
  const question: RateQuestion = {
    ...{
      member_id: member?.id ?? null,
      project_id: project?.id ?? null,
      service_type_id: service?.id ?? null,
    },
    ...{ client_id: (project ? project.client_id : named?.id) ?? null, level: member?.level ?? null, day },
  };
  const isKnown =
    (!member_id || member) &&
    (!project_id || project) &&
    (!service_type_id || service) &&
    (!client_id || named);
  const told = explainRate(isKnown ? await listRatesFor(context, question) : [], question);
  const answer = { question, service, client: await findClient(context, question.client_id) };
  // Somebody's own rate may count without the asker reading it: then none of what they read does.
  const withheld =
    Boolean(isKnown) &&
    !readsRatesOfPeople(context) &&
    Boolean((await findRate(context.db, question))?.member_id);
  if (!withheld) return { ...answer, ...told, withheld };
  const beaten = told.chosen ? [{ rate: told.chosen, why: 'outranked' as const }] : [];
  return { ...answer, chosen: null, lost: [...beaten, ...told.lost], withheld };
};

const findMember = ({ db, organization }: Context, id: string) =>
  db
    .selectFrom('members')
    .select(['id', 'level'])
    .where('org_id', '=', organization)
    .where('id', '=', id)
    .executeTakeFirst();

const findService = ({ db, organization }: Context, id: string) =>
  db
    .selectFrom('service_types')
    .select(['id', 'unit', 'min_margin_pct'])
    .where('org_id', '=', organization)
    .where('id', '=', id)
    .executeTakeFirst();

const findClient = async ({ db, organization }: Context, id: string | null) => {
  if (!id) return null;
  const client = await db
    .selectFrom('clients')
    .select(['id', 'name'])
    .where('org_id', '=', organization)
    .where('id', '=', id)
    .executeTakeFirst();
  return client ?? null;
};
