import { useQuery } from '@tanstack/react-query';
import { organizationDomain } from '#contract/access/permission.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { EXACT_MS } from '../../../platform/offline/measure-drift.ts';
import { useCurrentUser, useMaybeOrganization, usePermissions } from '../../../platform/person.ts';
import { roleName } from '../../../platform/roles.ts';
import { t } from '../messages.ts';
import { clockDrift, tokenFacts } from '../queries.ts';
import type { Known, Part } from './facts.ts';

/** Who is here, how long the token is good, and how right this device's clock is. */
export function useSessionPart(): Part & { measure: () => void } {
  const { name, email, sub } = useCurrentUser();
  const organization = useMaybeOrganization();
  const { highestRole } = usePermissions();
  const { instant, relative } = useFormat();
  const token = useQuery(tokenFacts);
  const drift = useQuery(clockDrift);
  const role = organization && highestRole(organizationDomain(organization.id));
  const expiresAt = token.data?.expiresAt;
  const facts: Known[] = [
    { label: t('who'), value: `${name}, ${email}` },
    { label: t('sub'), value: sub },
    { label: t('where'), value: organization?.name ?? t('none') },
    { label: t('role'), value: role ? roleName(role) : t('none') },
    {
      label: t('expires'),
      value: expiresAt
        ? t('expires_in', { time: instant(expiresAt), relative: relative(expiresAt) })
        : t('unknown'),
    },
    { label: t('drift'), ...driftWords(drift.data, drift.isFetching) },
    { label: t('kept_drift'), value: t('seconds', { seconds: seconds(token.data?.keptDrift ?? 0) }) },
  ];
  return { title: t('session'), facts, measure: () => void drift.refetch() };
}

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(1);

function driftWords(drift: number | undefined, isMeasuring: boolean): Omit<Known, 'label'> {
  if (drift === undefined) return { value: t(isMeasuring ? 'measuring' : 'unknown') };
  const off = { seconds: seconds(Math.abs(drift)) };
  if (Math.abs(drift) < EXACT_MS) return { value: t('drift_none', { seconds: 2 }), tone: 'ok' };
  return { value: t(drift > 0 ? 'drift_early' : 'drift_late', off), tone: 'warn' };
}
