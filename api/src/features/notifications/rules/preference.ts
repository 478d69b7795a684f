import {
  NOTIFICATION_TYPES,
  type NotificationMode,
  type NotificationType,
} from '#contract/notifications/catalogue.ts';
import type { NotificationPreference } from '#contract/notifications/shapes.ts';

/** What a notification is about, for the lines of preferences to fit or not. */
export interface Subject {
  readonly organization: string | null;
  readonly project: string | null;
  readonly type: NotificationType;
}

/** How a person wants to be told of it on this way: by the narrowest line that fits, else as the type says. */
export const modeFor = (
  lines: readonly NotificationPreference[],
  subject: Subject,
  channel: NotificationPreference['channel'],
): NotificationMode => {
  const fitting = lines.filter((line) => line.channel === channel && fits(line, subject));
  const narrowest = fitting.toSorted((one, other) => narrowness(other) - narrowness(one))[0];
  if (narrowest) return narrowest.mode;
  return channel === 'email' ? NOTIFICATION_TYPES[subject.type].email : 'instant';
};

const fits = (
  { organization_id, project_id, type }: NotificationPreference,
  { organization, project, ...subject }: Subject,
): boolean =>
  (organization_id === null || organization_id === organization) &&
  (project_id === null || project_id === project) &&
  (type === null || type === subject.type);

/** A project is narrower than an organization, which is narrower than a type. */
const narrowness = ({ organization_id, project_id, type }: NotificationPreference): number =>
  Number(project_id !== null) * 4 + Number(organization_id !== null) * 2 + Number(type !== null);
