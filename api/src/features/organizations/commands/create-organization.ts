import { sql } from 'kysely';
import type { NewOrganization } from '#contract/organizations/administration.ts';
import type { RootContext } from '../../../platform/context.ts';
import { changesBetween } from '../../../platform/events.ts';
import { requireCurrency } from '../rules/currency.ts';
import { requireFreeSlug } from '../rules/slug.ts';
import { inviteOwner } from '../writing/invite-owner.ts';

/**
 * Makes an organization, invites its owner and returns its id. Throws 422 `slug-taken`, `currency-known`, and `self-promotion` beside
 * the owner's address.
 */
export const createOrganization = async (
  context: RootContext,
  { owner, ...input }: NewOrganization,
): Promise<string> => {
  requireCurrency(input.currency);
  await requireFreeSlug(context, input.slug);
  const fields = { ...input, legal_name: input.legal_name || null };
  const inside = await context.enter(await newId(context));
  const id = inside.organization;
  await inside.db
    .insertInto('organizations')
    .values({ org_id: id, ...fields })
    .execute();
  const event = {
    type: 'organization.created',
    subject: { type: 'organization', id },
    changes: changesBetween({}, fields),
  } as const;
  await inside.record(event);
  await context.recordAtRoot({ ...event, data: { name: fields.name } });
  await inviteOwner(inside, owner);
  return id;
};

const newId = async ({ db }: RootContext): Promise<string> => {
  const { rows } = await sql<{ id: string }>`select uuidv7() as id`.execute(db);
  const [made] = rows;
  if (!made) throw new Error('No id was made.');
  return made.id;
};
