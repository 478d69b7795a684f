import { organizationDomain } from '#contract/access/permission.ts';
import type { Context } from '../../../platform/context.ts';

/** Whether the asker may read what people cost and sell for: directors and above, unless the policy says otherwise. */
export const readsRatesOfPeople = ({
  person,
  organization,
}: Pick<Context, 'person' | 'organization'>): boolean =>
  person.permissions.can('read-rates', '/members', organizationDomain(organization));
