import type { BodyOf } from '#contract/endpoint.ts';
import type { restorePolicyRevision } from '#contract/policy/endpoints.ts';
import { policyRules } from '#contract/policy/shapes.ts';
import type { RootContext } from '../../../platform/context.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { requireRevision } from '../queries/revisions.ts';
import { lockPolicy, publish } from '../writing/publishing.ts';

/**
 * Publishes the rules of an earlier policy again. Throws 404, 412 where somebody has published since, and 422 where they are
 * in force.
 */
export const restorePolicy = async (
  context: RootContext,
  id: string,
  { note, over }: BodyOf<typeof restorePolicyRevision>,
): Promise<void> => {
  const newest = await lockPolicy(context);
  const earlier = await requireRevision(context, id);
  requireVersion(newest, over, 'policy');
  await publish(context, newest, {
    rules: policyRules.parse(earlier.rules),
    note,
    restored: earlier.version,
  });
};
