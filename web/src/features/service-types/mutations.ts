import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addMemberRate, endMemberRate, removeMemberRate } from '#contract/members/rates.ts';
import {
  archiveServiceType,
  createServiceType,
  restoreServiceType,
  updateServiceType,
} from '#contract/service-types/endpoints.ts';
import {
  addRate,
  addServiceRate,
  endRate,
  endServiceRate,
  removeRate,
  removeServiceRate,
} from '#contract/service-types/rate-endpoints.ts';
import type { NewServiceRate, ServiceRate } from '#contract/service-types/rate-shapes.ts';
import type { NewServiceType, ServiceType, ServiceTypeChanges } from '#contract/service-types/shapes.ts';
import { call } from '../../platform/call.ts';
import { t } from './messages.ts';
import { serviceType } from './queries.ts';

/** Drops what was read of service types, of rates, of people, of the choices and of the trail, which a person's page tells. */
function useRefresh() {
  const queries = useQueryClient();
  return (changed?: ServiceType) => {
    if (changed) queries.setQueryData(serviceType(changed.id).queryKey, changed);
    for (const resource of ['service-types', 'rates', 'choices', 'members', 'audit'])
      void queries.invalidateQueries({ queryKey: [resource] });
  };
}

/** Makes a service type. The form says what was refused. */
export function useCreateServiceType() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: NewServiceType) => call(createServiceType, { body }),
    meta: { toast: false },
    onSuccess: refresh,
  });
}

/** A change of a service type over the version that was seen. */
export interface ServiceTypeUpdate {
  readonly id: string;
  readonly version: number;
  readonly body: ServiceTypeChanges;
}

/** Changes a service type; `toast` where no form says what was refused. */
export function useUpdateServiceType({ toast = false }: { toast?: string | false } = {}) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id, version, body }: ServiceTypeUpdate) =>
      call(updateServiceType, { params: { service_id: id }, version, body }),
    meta: { toast },
    onSuccess: refresh,
  });
}

/** Archives a service type. */
export function useArchiveServiceType() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id, version }: Pick<ServiceType, 'id' | 'version'>) =>
      call(archiveServiceType, { params: { service_id: id }, version }),
    meta: { toast: t('archive_failed') },
    onSuccess: () => refresh(),
  });
}

/** Brings an archived service type back. */
export function useRestoreServiceType() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) => call(restoreServiceType, { params: { service_id: id } }),
    meta: { toast: t('restore_failed') },
    onSuccess: refresh,
  });
}

/** Adds a rate: of somebody, of a service type, or with null for all services. The dialog says what was refused. */
export function useAddRate() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async ({ service_id, body }: { service_id: string | null; body: NewServiceRate }) => {
      const { scope: _scope, client_id: _client, level: _level, member_id, ...rate } = body;
      if (member_id)
        await call(addMemberRate, { params: { member_id }, body: { ...rate, service_type_id: service_id } });
      else if (service_id) await call(addServiceRate, { params: { service_id }, body });
      else await call(addRate, { body });
    },
    meta: { toast: false },
    onSuccess: () => refresh(),
  });
}

/** A rate as it was seen. */
export type SeenRate = Pick<ServiceRate, 'id' | 'version' | 'service_type' | 'member'>;

/** Ends a rate on a day, or leaves it open with null. The dialog says what was refused. */
export function useEndRate() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async ({
      id,
      version,
      service_type,
      member,
      valid_to,
    }: SeenRate & Pick<ServiceRate, 'valid_to'>) => {
      const change = { version, body: { valid_to } };
      const params = { rate_id: id };
      if (member) await call(endMemberRate, { params: { ...params, member_id: member.id }, ...change });
      else if (service_type)
        await call(endServiceRate, { params: { ...params, service_id: service_type.id }, ...change });
      else await call(endRate, { params, ...change });
    },
    meta: { toast: false },
    onSuccess: () => refresh(),
  });
}

/** Takes a rate away. */
export function useRemoveRate() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async ({ id, version, service_type, member }: SeenRate) => {
      const params = { rate_id: id };
      if (member) await call(removeMemberRate, { params: { ...params, member_id: member.id }, version });
      else if (service_type)
        await call(removeServiceRate, { params: { ...params, service_id: service_type.id }, version });
      else await call(removeRate, { params, version });
    },
    meta: { toast: t('rate_failed') },
    onSuccess: () => refresh(),
  });
}
