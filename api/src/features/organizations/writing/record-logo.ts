import type { Context } from '../../../platform/context.ts';

/** Says at the organization which picture it has by now, and in the trail that it has changed. */
export const recordLogo = async (
  { db, organization, record }: Context,
  before: string | null,
  logo_hash: string | null,
): Promise<void> => {
  await db.updateTable('organizations').set({ logo_hash }).where('org_id', '=', organization).execute();
  await record({
    type: 'organization.updated',
    subject: { type: 'organization', id: organization },
    changes: { logo: [before, logo_hash] },
  });
};
