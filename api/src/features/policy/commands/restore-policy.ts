import { policyRules } from '#contract/policy/shapes.ts';
import type { RootContext } from '../../../platform/context.ts';
import { requireRevision } from '../queries/revisions.ts';
import { lockPolicy, publish } from '../writing/publishing.ts';

/** Publishes the rules of an earlier policy again. Throws 404, and 422 where they are in force. */
export const restorePolicy = async (
  context: RootContext,
  { id, note }: { readonly id: string; readonly note: string },
): Promise<void> => {
  const newest = await lockPolicy(context);
  const earlier = await requireRevision(context, id);
  await publish(context, newest, {
    rules: policyRules.parse(earlier.rules),
    note,
    restored: earlier.version,
  });
};
