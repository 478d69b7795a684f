import type { Client } from '#contract/clients/shapes.ts';
import { type Format, useFormat } from '../../../platform/format/use-format.ts';
import { type Fact, Facts } from '../../../ui/card/facts.tsx';
import { Person } from '../../../ui/display/avatar.tsx';
import { Tag } from '../../../ui/display/tag.tsx';
import { Link } from '../../../ui/theme/link.tsx';
import { t } from '../messages.ts';

/** What is known of a client; what isn't is left out. */
export function ClientFacts({ client }: { client: Client }) {
  return <Facts facts={factsOf(client, useFormat()).filter(({ value }) => value !== null)} />;
}

const factsOf = (client: Client, format: Format): Fact[] => [
  { label: t('owner'), value: client.owner ? <Person name={client.owner.name} /> : t('none') },
  { label: t('code'), value: client.code },
  { label: t('industry'), value: client.industry },
  {
    label: t('parent'),
    value: client.parent && <Link href={`/manager/clients/${client.parent.id}`}>{client.parent.name}</Link>,
  },
  { label: t('website'), value: client.website && <Website address={client.website} /> },
  { label: t('legal_name'), value: client.legal_name },
  { label: t('vat_id'), value: client.vat_id },
  { label: t('currency'), value: client.currency },
  { label: t('payment_terms'), value: termsOf(client.payment_terms_days) },
  {
    label: t('tags'),
    value: client.tags.length > 0 ? client.tags.map((tag) => <Tag key={tag}>{tag}</Tag>) : null,
  },
  { label: t('external_ref'), value: client.external_ref },
  { label: t('updated_at'), value: <When at={client.updated_at} format={format} /> },
  { label: t('created_at'), value: <When at={client.created_at} format={format} /> },
];

const termsOf = (count: number) => (count === 0 ? t('at_once') : t('in_days', { count }));

const Website = ({ address }: { address: string }) => (
  <a href={address} target="_blank" rel="noreferrer">
    {address.replace(/^https?:\/\/(www\.)?|\/$/g, '')}
  </a>
);

const When = ({ at, format }: { at: string; format: Format }) => (
  <time title={format.instant(at)}>{format.relative(at)}</time>
);
