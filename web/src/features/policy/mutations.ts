import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyInput } from '#contract/endpoint.ts';
import { restorePolicyRevision, updatePolicy } from '#contract/policy/endpoints.ts';
import type { PolicyDetail } from '#contract/policy/shapes.ts';
import {
  changeRootGrant,
  grantRootRole,
  type RootGrant,
  revokeRootGrant,
} from '#contract/root-grants/endpoints.ts';
import { call } from '../../platform/call.ts';
import { myPolicy } from '../../platform/person.ts';
import { t } from './messages.ts';
import { policy } from './queries.ts';

/** A published policy: everything that was read of policies is stale, and one's own rights may have changed. */
async function published(queries: QueryClient, detail: PolicyDetail): Promise<void> {
  queries.setQueryData(policy().queryKey, detail);
  await Promise.all([
    queries.invalidateQueries({ queryKey: ['policy'], refetchType: 'none' }),
    queries.invalidateQueries({ queryKey: myPolicy.queryKey }),
    queries.invalidateQueries({ queryKey: ['root-audit'] }),
  ]);
}

/** Publishes rules over the version that was seen. The page says what was refused. */
export function usePublish() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ version, body }: { version: number; body: BodyInput<typeof updatePolicy> }) =>
      call(updatePolicy, { version, body }),
    meta: { toast: false },
    onSuccess: (detail) => void published(queries, detail),
  });
}

/** Publishes the rules of an earlier policy again, over the version that was seen. The dialog says what was refused. */
export function useRestore() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string } & BodyInput<typeof restorePolicyRevision>) =>
      call(restorePolicyRevision, { params: { revision_id: id }, body }),
    meta: { toast: false },
    onSuccess: (detail) =>
      void published(queries, detail).then(() => queries.invalidateQueries({ queryKey: ['policy'] })),
  });
}

/** Reads anew who holds a role over every organization, and what happened there. */
function useRefreshGrants() {
  const queries = useQueryClient();
  return () =>
    Promise.all(
      [['root-grants'], ['root-audit'], myPolicy.queryKey].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
}

/** Grants a role over every organization. The form says what was refused. */
export function useGrantRoot() {
  const refresh = useRefreshGrants();
  return useMutation({
    mutationFn: (body: BodyInput<typeof grantRootRole>) => call(grantRootRole, { body }),
    meta: { toast: false },
    onSuccess: () => void refresh(),
  });
}

interface GrantChange extends Pick<RootGrant, 'id' | 'version'> {
  readonly body: BodyInput<typeof changeRootGrant>;
}

/** Changes a role over every organization. The form says what was refused. */
export function useChangeRoot() {
  const refresh = useRefreshGrants();
  return useMutation({
    mutationFn: ({ id, version, body }: GrantChange) =>
      call(changeRootGrant, { params: { grant_id: id }, version, body }),
    meta: { toast: false },
    onSettled: () => void refresh(),
  });
}

/** Takes a role over every organization back. */
export function useRevokeRoot() {
  const refresh = useRefreshGrants();
  return useMutation({
    mutationFn: ({ id, version }: Pick<RootGrant, 'id' | 'version'>) =>
      call(revokeRootGrant, { params: { grant_id: id }, version }),
    meta: { toast: t('revoke_failed') },
    onSettled: () => void refresh(),
  });
}
