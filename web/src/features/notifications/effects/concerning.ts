import { organizationDomain, ROOT } from '#contract/access/permission.ts';
import { type NotificationType, notificationTypes } from '#contract/notifications/catalogue.ts';
import type { Permissions } from '../../../platform/permissions.ts';

type Concerns = (permissions: Permissions, organizations: readonly { readonly id: string }[]) => boolean;

/** Whom a type can concern, where that isn't everybody. */
const WHOM: Partial<Record<NotificationType, Concerns>> = {
  // Whoever began it is told.
  'import.finished': ({ can }, organizations) =>
    organizations.some(({ id }) => can('create', '/imports', organizationDomain(id))),
  // It is asked for on the test page, by whoever wants it.
  'push.tested': () => false,
  'feedback.received': ({ withRule }) => withRule('admin', ROOT),
};

/** The types that somebody can be told of in one of these organizations. */
export const typesConcerning = (...given: Parameters<Concerns>): readonly NotificationType[] =>
  notificationTypes.filter((type) => WHOM[type]?.(...given) ?? true);
