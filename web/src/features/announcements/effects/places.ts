import { flag, searchParameters, text } from '../../../platform/search.ts';

/** Where announcements are. */
export const NOTIFICATIONS = '/admin/notifications';

/** The page on which a new one is written, begun from another where one is named. */
export const newHref = (from?: string): string => `${NOTIFICATIONS}/new${from ? `?from=${from}` : ''}`;

/** The page on which a new template is written. */
export const NEW_TEMPLATE = `${NOTIFICATIONS}/new?template=true`;

/** The page of one. */
export const hrefOf = (id: string): string => `${NOTIFICATIONS}/${id}`;

/** The page on which it is changed. */
export const editHref = (id: string): string => `${hrefOf(id)}/edit`;

/** What the address of the page for a new one says. */
export const newSearch = searchParameters({ from: text, template: flag, preset: text });
