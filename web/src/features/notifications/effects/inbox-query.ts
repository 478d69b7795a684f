import type { InboxPlace } from '../../../platform/notifications/inbox-address.ts';
import type { InboxQuery } from '../queries.ts';

/** The question to the API that a place stands for. */
export const queryOf = ({ view, organization, type }: InboxPlace): InboxQuery => ({
  view,
  ...(organization ? { organization } : {}),
  ...(type ? { type: [type] } : {}),
});

/** True where nothing narrows the inbox but that it may be unread. */
export const isWhole = ({ view, organization, type }: InboxPlace): boolean =>
  (view === 'all' || view === 'unread') && !organization && !type;
