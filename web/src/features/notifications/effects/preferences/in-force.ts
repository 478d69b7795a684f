import {
  NOTIFICATION_TYPES,
  type NotificationMode,
  type NotificationType,
} from '#contract/notifications/catalogue.ts';
import type { NotificationPreference } from '#contract/notifications/shapes.ts';

/** A way that can be chosen; the inbox can't. */
export type Way = NotificationPreference['channel'];

/** Where a choice holds: everywhere (both null), in an organization, in a project of it. */
export type Scope = Pick<NotificationPreference, 'organization_id' | 'project_id'>;

/** Where a mode comes from: the type itself, or a line of the person's. */
export type Source = 'type' | 'everywhere' | 'organization' | 'project';

/** How a person is told, and by what. */
export interface InForce {
  readonly mode: NotificationMode;
  readonly source: Source;
}

type Lines = readonly NotificationPreference[];

/** Both ways that can be chosen. */
export const WAYS = ['web-push', 'email'] as const satisfies readonly Way[];

/** What was chosen in exactly this scope, null where nothing was. */
export const chosenMode = (
  lines: Lines,
  scope: Scope,
  type: NotificationType,
  channel: Way,
): NotificationMode | null =>
  lines.find((line) => isSameLine(line, { ...scope, type, channel }))?.mode ?? null;

/** What holds in a scope while nothing is chosen there for the type: the narrowest of the other lines that fit, else as the type says. */
export const inheritedMode = (lines: Lines, scope: Scope, type: NotificationType, channel: Way): InForce => {
  const own = { ...scope, type, channel };
  const [narrowest] = lines
    .filter((line) => line.channel === channel && fits(line, scope, type) && !isSameLine(line, own))
    .toSorted((one, other) => narrowness(other) - narrowness(one));
  if (narrowest) return { mode: narrowest.mode, source: sourceOf(narrowest) };
  return { mode: channel === 'email' ? NOTIFICATION_TYPES[type].email : 'instant', source: 'type' };
};

/** True for two lines about the same organization, project, type and way. */
export const isSameLine = (
  one: Omit<NotificationPreference, 'mode'>,
  other: Omit<NotificationPreference, 'mode'>,
): boolean => one.type === other.type && one.channel === other.channel && isSameScope(one, other);

/** True for the same place. */
export const isSameScope = (one: Scope, other: Scope): boolean =>
  one.organization_id === other.organization_id && one.project_id === other.project_id;

/** The projects that are told of in the inbox only, but for types that were chosen there. */
export const mutedProjects = (lines: Lines): Scope[] =>
  lines
    .filter((line) => line.channel === 'email' && isMuting(line))
    .filter((mail) =>
      lines.some((line) => line.channel === 'web-push' && isMuting(line) && isSameScope(line, mail)),
    )
    .map(({ organization_id, project_id }) => ({ organization_id, project_id }));

const isMuting = ({ project_id, type, mode }: NotificationPreference): boolean =>
  project_id !== null && type === null && mode === 'off';

const fits = (line: NotificationPreference, scope: Scope, type: NotificationType): boolean =>
  (line.organization_id === null || line.organization_id === scope.organization_id) &&
  (line.project_id === null || line.project_id === scope.project_id) &&
  (line.type === null || line.type === type);

/** As the API weighs them: a project is narrower than an organization, which is narrower than a type. */
const narrowness = ({ organization_id, project_id, type }: NotificationPreference): number =>
  Number(project_id !== null) * 4 + Number(organization_id !== null) * 2 + Number(type !== null);

const sourceOf = ({ organization_id, project_id }: Scope): Source => {
  if (project_id !== null) return 'project';
  return organization_id === null ? 'everywhere' : 'organization';
};
