/** Where organizations are administered, and where they are gone into. */
export const PLACES = { admin: '/admin/organizations', manager: '/manager/organizations' } as const;

/** One of the two. */
export type OrganizationPlace = keyof typeof PLACES;

/** The page that administers an organization. */
export const administrationOf = (id: string): string => `${PLACES.admin}/${id}`;

/** The organization's own pages, or one of them. */
export const pagesOf = (id: string, part?: 'team' | 'projects' | 'settings' | 'audit'): string =>
  [PLACES.manager, id, ...(part ? [part] : [])].join('/');
