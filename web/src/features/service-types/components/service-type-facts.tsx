import type { ServiceType } from '#contract/service-types/shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { Facts } from '../../../ui/card/facts.tsx';
import { Tag } from '../../../ui/display/tag.tsx';
import { t } from '../messages.ts';

/** What is known of a service type; what isn't is left out. */
export function ServiceTypeFacts({ service }: { service: ServiceType }) {
  const facts = [
    { label: t('code'), value: service.code },
    { label: t('category'), value: service.category },
    { label: t('unit'), value: t(`unit_${service.unit}`) },
    { label: t('billable'), value: t(service.billable ? 'yes' : 'no') },
    { label: t('min_margin'), value: service.min_margin_pct && `${service.min_margin_pct} %` },
    {
      label: t('skills'),
      value: service.skills.length > 0 ? service.skills.map((skill) => <Tag key={skill}>{skill}</Tag>) : null,
    },
    { label: t('updated_at'), value: <When at={service.updated_at} /> },
    { label: t('created_at'), value: <When at={service.created_at} /> },
  ];
  return <Facts facts={facts.filter(({ value }) => value !== null)} />;
}

function When({ at }: { at: string }) {
  const format = useFormat();
  return <time title={format.instant(at)}>{format.relative(at)}</time>;
}
