import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  archiveServiceType,
  createServiceType,
  restoreServiceType,
  updateServiceType,
} from '#contract/service-types/endpoints.ts';
import { addServiceRate, endServiceRate, removeServiceRate } from '#contract/service-types/rate-endpoints.ts';
import type { NewServiceRate, ServiceRate } from '#contract/service-types/rate-shapes.ts';
import type { NewServiceType, ServiceType, ServiceTypeChanges } from '#contract/service-types/shapes.ts';
import { call } from '../../platform/call.ts';
import { t } from './messages.ts';
import { serviceType } from './queries.ts';

/** Drops what was read of service types and of the choices. */
function useRefresh() {
  const queries = useQueryClient();
  return (changed?: ServiceType) => {
    if (changed) queries.setQueryData(serviceType(changed.id).queryKey, changed);
    for (const resource of ['service-types', 'choices'])
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

/** Adds a rate to a service type. The dialog says what was refused. */
export function useAddRate(service_id: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: NewServiceRate) => call(addServiceRate, { params: { service_id }, body }),
    meta: { toast: false },
    onSuccess: () => refresh(),
  });
}

/** Ends a rate on a day, or leaves it open with null. The dialog says what was refused. */
export function useEndRate(service_id: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id, version, valid_to }: Pick<ServiceRate, 'id' | 'version' | 'valid_to'>) =>
      call(endServiceRate, { params: { service_id, rate_id: id }, version, body: { valid_to } }),
    meta: { toast: false },
    onSuccess: () => refresh(),
  });
}

/** Takes a rate away. */
export function useRemoveRate(service_id: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id, version }: Pick<ServiceRate, 'id' | 'version'>) =>
      call(removeServiceRate, { params: { service_id, rate_id: id }, version }),
    meta: { toast: t('rate_failed') },
    onSuccess: () => refresh(),
  });
}
