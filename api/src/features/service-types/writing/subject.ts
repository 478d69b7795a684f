import type { Context } from '../../../platform/context.ts';

/** What the trail tells of a rate: its service type, or the organization for a rate of all services. */
export const subjectOf = ({ organization }: Context, serviceType: string | null) =>
  serviceType
    ? ({ type: 'service-type', id: serviceType } as const)
    : ({ type: 'organization', id: organization } as const);
