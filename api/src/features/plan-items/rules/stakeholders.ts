import { brokenRule } from '#contract/errors.ts';
import type { PlanPlace } from '../queries/place.ts';

/** Throws 422 `reference`, `contact-of-client` and `stakeholder-twice` unless a contact is one of the plan's client, and new in it. */
export const checkContact = async (
  { db, organization, plan, client }: PlanPlace,
  contact_id: string,
  before: { readonly id: string; readonly fields: { readonly contact_id: string } } | null,
): Promise<void> => {
  if (contact_id === before?.fields.contact_id) return;
  const contact = await db
    .selectFrom('contacts')
    .select('client_id')
    .where('org_id', '=', organization)
    .where('id', '=', contact_id)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  if (!contact) throw brokenRule('reference', 'fields.contact_id', 'Choose a contact from the list.');
  if (contact.client_id !== client)
    throw brokenRule(
      'contact-of-client',
      'fields.contact_id',
      'This contact belongs to another client: choose one of this plan’s client.',
    );
  const twin = await db
    .selectFrom('plan_stakeholders')
    .select('id')
    .where('org_id', '=', organization)
    .where('plan_id', '=', plan)
    .where('contact_id', '=', contact_id)
    .executeTakeFirst();
  if (twin)
    throw brokenRule(
      'stakeholder-twice',
      'fields.contact_id',
      'This contact is a stakeholder of the plan already: change that one instead.',
    );
};

/**
 * Throws 422 `reference` unless a stakeholder reports to another one of the plan, and `reports-to-circle` where that one reports to them
 * in the end. The plan is held, so that two changes at once don't close a circle that neither sees.
 */
export const checkSuperior = async (
  { db, organization, plan }: PlanPlace,
  reports_to: string | null,
  before: { readonly id: string; readonly fields: { readonly reports_to: string | null } } | null,
): Promise<void> => {
  if (reports_to === null || reports_to === before?.fields.reports_to) return;
  const lines = await db
    .selectFrom('plan_stakeholders')
    .select(['id', 'reports_to'])
    .where('org_id', '=', organization)
    .where('plan_id', '=', plan)
    .execute();
  const superiors = new Map(lines.map((line) => [line.id, line.reports_to]));
  if (!superiors.has(reports_to))
    throw brokenRule('reference', 'fields.reports_to', 'Choose another stakeholder of this plan.');
  if (before && chainOf(superiors, reports_to).has(before.id))
    throw brokenRule(
      'reports-to-circle',
      'fields.reports_to',
      'Choose somebody else: this one reports to the stakeholder in the end, or is the stakeholder.',
    );
};

/** Somebody and everybody above them. */
const chainOf = (superiors: ReadonlyMap<string, string | null>, from: string): ReadonlySet<string> => {
  const chain = new Set<string>();
  for (let at: string | null = from; at !== null && !chain.has(at); at = superiors.get(at) ?? null)
    chain.add(at);
  return chain;
};
