import type { AdministeredOrganization } from '#contract/organizations/administration.ts';
import { zoneName } from '../../../platform/format/choices.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { Facts } from '../../../ui/card/facts.tsx';
import { t } from '../messages.ts';

/** What is known of an organization; what isn't is left out. */
export function OrganizationFacts({ organization }: { organization: AdministeredOrganization }) {
  const { slug, legal_name, currency, timezone, owners, created_at } = organization;
  const facts = [
    { label: t('slug'), value: slug },
    { label: t('legal_name'), value: legal_name },
    { label: t('owners'), value: owners.join(', ') || t('no_owner') },
    { label: t('currency'), value: currency },
    { label: t('timezone'), value: zoneName(timezone) },
    { label: t('created_at'), value: <When at={created_at} /> },
  ];
  return <Facts facts={facts.filter(({ value }) => value !== null)} />;
}

/** An instant relative to now, with the exact time in its tooltip. */
export function When({ at }: { at: string }) {
  const format = useFormat();
  return <time title={format.instant(at)}>{format.relative(at)}</time>;
}
