import type { Invitation } from '#contract/invitations/shapes.ts';
import type { Format } from '../../../platform/format/use-format.ts';
import { roleName } from '../../../platform/roles.ts';
import { StatusText } from '../../../ui/display/status-text.tsx';
import { t } from '../messages.ts';

/** What somebody is invited as: `Manager in Harbour guarding`. */
export const invitedAs = ({ role, project }: Invitation): string =>
  project ? t('role_in', { role: roleName(role), project: project.name }) : roleName(role);

type OpenUntilProps = { invitation: Invitation; format: Format };

/** Until when an invitation can be accepted, or that it no longer can. */
export function OpenUntil({ invitation: { status, expires_at }, format }: OpenUntilProps) {
  const day = format.instant(expires_at, 'day');
  if (status !== 'expired') return <time title={format.instant(expires_at)}>{day}</time>;
  return <StatusText tone="warn">{t('expired_on', { day })}</StatusText>;
}
