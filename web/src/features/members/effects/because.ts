import type { CountingRole, ProjectPerson } from '#contract/project-roles/rights.ts';
import type { Format } from '../../../platform/format/use-format.ts';
import { roleName } from '../../../platform/roles.ts';
import { t } from '../components/project/messages.ts';

const PLACES = { project: 'in_project', organization: 'in_organization', root: 'at_root' } as const;

/** `Manager in this project until 3 Dec 2026`. */
export function countingText({ place, role, expires_at }: CountingRole, format: Format): string {
  const held = t(PLACES[place], { role: roleName(role) });
  return expires_at ? t('until', { role: held, day: format.instant(expires_at, 'day') }) : held;
}

/** Everything that opens a project to somebody. */
export function becauseTexts({ because, is_owner, is_sponsor }: ProjectPerson, format: Format): string[] {
  return [
    ...because.map((one) => countingText(one, format)),
    ...(is_owner ? [t('owns')] : []),
    ...(is_sponsor ? [t('sponsors')] : []),
  ];
}
