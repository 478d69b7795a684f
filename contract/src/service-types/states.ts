import { z } from 'zod';

/** The states of a service type, in the order of its life. */
export const SERVICE_TYPE_STATUSES = ['draft', 'active', 'retired'] as const;

/** A state of a service type. */
export const serviceTypeStatus = z.enum(SERVICE_TYPE_STATUSES);

/** A state of a service type. */
export type ServiceTypeStatus = z.infer<typeof serviceTypeStatus>;

const NEXT = {
  draft: ['active'],
  active: ['retired'],
  retired: ['active'],
} as const satisfies Record<ServiceTypeStatus, readonly ServiceTypeStatus[]>;

/** States that a service type may be brought to from `status`. */
export const nextStatuses = (status: ServiceTypeStatus): readonly ServiceTypeStatus[] => NEXT[status];
