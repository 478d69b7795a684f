import type { Reference } from '#contract/shapes.ts';
import { useOrganization } from '../../../../platform/person.ts';
import { o } from '../../components/offboarding/messages.ts';
import { t } from '../../messages.ts';
import { teamHref } from '../list-address.ts';

/** From the organization over its team and the person to the page that lets them go. */
export function useCrumbs(member: Reference | undefined) {
  const { id, name } = useOrganization();
  return [
    { label: name, href: `/manager/organizations/${id}` },
    { label: t('team'), href: teamHref(id) },
    ...(member ? [{ label: member.name, href: `${teamHref(id)}/${member.id}` }] : []),
    { label: o('offboarding') },
  ];
}
