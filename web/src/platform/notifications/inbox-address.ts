import type { NotificationType } from '#contract/notifications/catalogue.ts';
import { INBOX_VIEWS, type InboxView } from '#contract/notifications/shapes.ts';

/** Where somebody is in their inbox: which part of it, filtered by what, and the notification that they look at. */
export interface InboxPlace {
  readonly view: InboxView;
  /** An organization's id. */
  readonly organization: string | null;
  readonly type: NotificationType | null;
  /** A notification's uuid. */
  readonly id: string | null;
}

/** The inbox as it opens. */
export const INBOX: InboxPlace = { view: 'all', organization: null, type: null, id: null };

const NAME = 'inbox';

/**
 * The place that an address' fragment names (`inbox?id=…`, without #), null where the inbox isn't open. It lies over
 * whatever page, so it stands in the fragment, where no page has anything of its own. A type isn't compared with those
 * that exist: the API refuses one that doesn't.
 */
export function inboxIn(fragment: string): InboxPlace | null {
  const [name, search] = fragment.split('?');
  if (name !== NAME) return null;
  const given = new URLSearchParams(search);
  return {
    view: INBOX_VIEWS.find((view) => view === given.get('view')) ?? INBOX.view,
    organization: given.get('organization'),
    type: typeIn(given.get('type')),
    id: given.get('id'),
  };
}

const isType = (name: string): name is NotificationType => /^[a-z-]+\.[a-z-]+$/.test(name);

const typeIn = (name: string | null): NotificationType | null => (name && isType(name) ? name : null);

/** The fragment, with its #, that opens the inbox at a place; lay it behind any page's path and search. */
export function inboxFragment({ view, organization, type, id }: InboxPlace): string {
  const search = new URLSearchParams();
  if (view !== INBOX.view) search.set('view', view);
  for (const [name, value] of Object.entries({ organization, type, id })) if (value) search.set(name, value);
  return `#${NAME}${search.size > 0 ? `?${search}` : ''}`;
}

/** An address to which somebody is sent on from another, with the inbox open over it as it was there; `hash` is that one's, without #. */
export const withInbox = (href: string, hash: string): string =>
  inboxIn(hash) && !href.includes('#') ? `${href}#${hash}` : href;
