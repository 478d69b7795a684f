import type { BodyOf } from '#contract/endpoint.ts';
import type { updatePolicy } from '#contract/policy/endpoints.ts';
import type { RootContext } from '../../../platform/context.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { lockPolicy, publish } from '../writing/publishing.ts';

/** Publishes new rules. Throws 412 where somebody has published since, 422 for rules that can't be in force. */
export const publishPolicy = async (
  context: RootContext,
  draft: BodyOf<typeof updatePolicy>,
): Promise<void> => {
  const newest = await lockPolicy(context);
  requireVersion(newest, context.version, 'policy');
  await publish(context, newest, { ...draft, restored: null });
};
