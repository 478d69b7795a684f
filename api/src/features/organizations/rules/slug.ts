import { brokenRule } from '#contract/errors.ts';
import type { RootContext } from '../../../platform/context.ts';
import { holdSlugs, isSlugTaken } from '../queries/administered.ts';

/** Throws 422 for what another organization has in its address; who asks at the same time waits. */
export const requireFreeSlug = async (
  context: RootContext,
  slug: string,
  but: string | null = null,
): Promise<void> => {
  await holdSlugs(context);
  if (!(await isSlugTaken(context, slug, but))) return;
  throw brokenRule(
    'slug-taken',
    'slug',
    `Another organization is reached by ${slug}: add a place or a number to it.`,
  );
};
