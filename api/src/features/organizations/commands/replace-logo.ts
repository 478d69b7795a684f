import type { Context } from '../../../platform/context.ts';
import { lockSettings } from '../queries/settings.ts';
import type { Logo } from '../reading/draw-logo.ts';
import { recordLogo } from '../writing/record-logo.ts';

/** Gives the organization another picture; nothing happens where it has that one already. */
export const replaceLogo = async (context: Context, { content, hash }: Logo): Promise<void> => {
  const { db, organization: org_id } = context;
  const { logo } = await lockSettings(context);
  if (logo === hash) return;
  const kept = { content, type: 'image/webp' };
  await db
    .insertInto('organization_logos')
    .values({ org_id, ...kept })
    .onConflict((conflict) => conflict.column('org_id').doUpdateSet(kept))
    .execute();
  await recordLogo(context, logo, hash);
};
