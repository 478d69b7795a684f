import type { Context } from '../../../platform/context.ts';

interface About {
  readonly service_type_id: string | null;
  readonly member_id?: string | null | undefined;
}

/**
 * What the trail tells of a rate: of whom it is, else its service type, or the organization for one of all services. Those of people
 * are told under names of their own, so that a service type's history has nothing of them.
 */
export const rateEvent = (
  { organization }: Context,
  { service_type_id, member_id }: About,
  deed: 'added' | 'ended' | 'reopened' | 'removed',
) => {
  if (member_id) return { type: `member.rate_${deed}`, subject: { type: 'member', id: member_id } } as const;
  const subject = service_type_id
    ? ({ type: 'service-type', id: service_type_id } as const)
    : ({ type: 'organization', id: organization } as const);
  return { type: `service-type.rate_${deed}`, subject } as const;
};
