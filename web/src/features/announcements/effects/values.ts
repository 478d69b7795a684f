import { ROLES, type Role } from '#contract/access/roles.ts';
import {
  type AnnouncementChanges,
  type AnnouncementDetail,
  MOST_PLACES,
} from '#contract/announcements/shapes.ts';
import type { Priority } from '#contract/notifications/shapes.ts';
import type { Reference } from '#contract/shapes.ts';
import { t } from '../components/compose/messages.ts';
import type { AudienceQuery } from '../queries.ts';

/** An announcement as the form holds it; the projects with their names, which a kept draft needs too. */
export type AnnouncementValues = {
  title: string;
  message: string;
  link: string;
  priority: Priority;
  organizations: string[];
  roles: Role[];
  projects: Reference[];
  /** Ids of members who alone are told, where somebody made it for them. */
  people?: string[];
};

/** The most characters of a title and of a message. */
export const MOST_TITLE = 120;
export const MOST_MESSAGE = 2_000;

/** An empty form, to the organization that the person works in where they may announce there. */
export const newValues = (organizations: string[]): AnnouncementValues => ({
  title: '',
  message: '',
  link: '',
  priority: 'normal',
  organizations,
  roles: [],
  projects: [],
});

/** The form of what there is, or of what is begun from it. */
export const valuesOf = (from: AnnouncementDetail): AnnouncementValues => ({
  title: from.title,
  message: from.message,
  link: from.link ?? '',
  priority: from.priority,
  organizations: [...from.audience.organizations],
  roles: [...from.audience.roles],
  projects: from.projects.filter(({ id }) => from.audience.projects.includes(id)),
  ...(from.audience.people ? { people: from.audience.people } : {}),
});

/** The form as the API takes it. */
export const fieldsOf = ({ title, message, link, priority, ...to }: AnnouncementValues) => ({
  title: title.trim(),
  message: message.trim(),
  link: link.trim() || null,
  priority,
  audience: {
    organizations: to.organizations,
    // In their own order, whatever the order in which they were chosen.
    roles: ROLES.filter((role) => to.roles.includes(role)),
    projects: to.projects.map(({ id }) => id),
    ...(to.people ? { people: to.people } : {}),
  },
});

/** The fields of `values` that differ from `base`; the audience as a whole. */
export const changedFields = (base: AnnouncementValues, values: AnnouncementValues): AnnouncementChanges => {
  const before = new Map<string, unknown>(Object.entries(fieldsOf(base)));
  return Object.fromEntries(
    Object.entries(fieldsOf(values)).filter(
      ([field, value]) => JSON.stringify(before.get(field)) !== JSON.stringify(value),
    ),
  );
};

/** Who would be told, as it is asked for. */
export const audienceOf = ({
  organizations,
  roles,
  projects,
  people,
}: AnnouncementValues): AudienceQuery => ({
  organization: organizations,
  role: ROLES.filter((role) => roles.includes(role)),
  project: projects.map(({ id }) => id),
  ...(people ? { person: people } : {}),
});

const atMost = (text: string, most: number) =>
  text.trim().length > most ? t('too_long', { most: most.toLocaleString('en') }) : null;

/** What can be said before asking the server. */
export const VALIDATE = {
  title: (title: string) => (title.trim() ? atMost(title, MOST_TITLE) : t('title_missing')),
  message: (message: string) => atMost(message, MOST_MESSAGE),
  link: (link: string) => (!link.trim() || /^\/(?![/\\])\S*$/.test(link.trim()) ? null : t('link_wrong')),
  organizations: ({ length }: readonly string[]) => {
    if (length === 0) return t('organizations_missing');
    return length > MOST_PLACES ? t('too_many', { most: MOST_PLACES }) : null;
  },
  projects: ({ length }: readonly Reference[]) =>
    length > MOST_PLACES ? t('too_many', { most: MOST_PLACES }) : null,
};

/** True where nothing has to be put right before the server is asked. */
export const isRight = (values: AnnouncementValues): boolean =>
  Boolean(
    !VALIDATE.title(values.title) &&
      !VALIDATE.message(values.message) &&
      !VALIDATE.link(values.link) &&
      !VALIDATE.organizations(values.organizations) &&
      !VALIDATE.projects(values.projects),
  );

/** The form's labels by field. */
export const LABELS: Record<keyof AnnouncementValues, string> = {
  title: t('title'),
  message: t('message'),
  link: t('link'),
  priority: t('priority'),
  organizations: t('organizations'),
  roles: t('roles'),
  projects: t('projects'),
  people: t('named_people'),
};
