import { useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  AdministeredOrganization,
  NewOrganization,
  OrganizationChanges,
} from '#contract/organizations/administration.ts';
import {
  createOrganization,
  listOrganizations,
  updateOrganization,
} from '#contract/organizations/administration-endpoints.ts';
import { call } from '../../platform/call.ts';
import { myOrganizations, myPolicy } from '../../platform/person.ts';
import { readingKey } from '../../platform/reading.ts';
import { administeredOrganization } from './queries.ts';

/** Drops what was read of organizations: here, and of those that one may work in. */
function useRefresh() {
  const queries = useQueryClient();
  return (changed: AdministeredOrganization) => {
    queries.setQueryData(administeredOrganization(changed.id).queryKey, changed);
    const [resource] = readingKey(listOrganizations);
    void queries.invalidateQueries({ queryKey: [resource] });
    void queries.invalidateQueries({ queryKey: myOrganizations.queryKey });
    void queries.invalidateQueries({ queryKey: myPolicy.queryKey });
  };
}

/** Makes an organization and invites its owner. The form says what was refused. */
export function useCreateOrganization() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: NewOrganization) => call(createOrganization, { body }),
    meta: { toast: false },
    onSuccess: refresh,
  });
}

/** A change of an organization over the version that was seen. */
export interface OrganizationUpdate {
  readonly id: string;
  readonly version: number;
  readonly body: OrganizationChanges;
}

/** Changes an organization; whoever asks says what was refused. */
export function useUpdateOrganization() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id, version, body }: OrganizationUpdate) =>
      call(updateOrganization, { params: { organization_id: id }, version, body }),
    meta: { toast: false },
    onSuccess: refresh,
  });
}
