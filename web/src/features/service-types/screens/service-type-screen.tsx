import { IconArchive } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { listServiceTypes } from '#contract/service-types/endpoints.ts';
import type { ServiceType } from '#contract/service-types/shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { usePermissions } from '../../../platform/person.ts';
import { Figure, Figures } from '../../../ui/card/figure.tsx';
import { Tag } from '../../../ui/display/tag.tsx';
import { CardStack } from '../../../ui/page/dashboard-page.tsx';
import { DetailPage } from '../../../ui/page/detail-page.tsx';
import { isBelow, Margin } from '../components/margin.tsx';
import { RatesCard } from '../components/rates-card.tsx';
import { ServiceTypeActivity } from '../components/service-type-activity.tsx';
import { ServiceTypeFacts } from '../components/service-type-facts.tsx';
import { ServiceTypeStatusText } from '../components/service-type-status.tsx';
import { ServiceTypeVerbs } from '../components/service-type-verbs.tsx';
import { t } from '../messages.ts';
import { serviceType } from '../queries.ts';

/** A service type: its rates and what happened, with the facts at the side. */
export function ServiceTypeScreen({ id }: { id: string }) {
  const { data: service } = useSuspenseQuery(serviceType(id));
  const permissions = usePermissions();
  const list = permissions.may(listServiceTypes) ? { href: '/manager/service-types' } : {};
  return (
    <DetailPage
      title={service.name}
      crumbs={[{ label: t('service_types'), ...list }, { label: service.code }]}
      statuses={
        <>
          <ServiceTypeStatusText status={service.status} />
          {service.archived_at && <Tag icon={IconArchive}>{t('archived')}</Tag>}
        </>
      }
      actions={<ServiceTypeVerbs service={service} />}
      facts={<ServiceTypeFacts service={service} />}
    >
      <CardStack>
        <Today service={service} />
        <RatesCard service={service} />
        <ServiceTypeActivity id={service.id} />
      </CardStack>
    </DetailPage>
  );
}

function Today({ service }: { service: ServiceType }) {
  const format = useFormat();
  const { current_rate: rate, min_margin_pct: lowest, unit } = service;
  if (!rate)
    return (
      <Figures>
        <Figure label={t('bill_rate')} value="–" lines={[{ text: t('no_rate_today'), tone: 'warn' }]} />
      </Figures>
    );
  const below = isBelow({ rate, lowest });
  return (
    <Figures>
      <Figure
        label={t('bill_rate')}
        value={format.rate(rate.bill_rate, rate.currency)}
        of={t(`per_${unit}`)}
      />
      {rate.cost_rate !== null && (
        <Figure
          label={t('cost_rate')}
          value={format.rate(rate.cost_rate, rate.currency)}
          of={t(`per_${unit}`)}
        />
      )}
      {rate.cost_rate !== null && (
        <Figure
          label={t('margin')}
          value={<Margin rate={rate} lowest={null} />}
          lines={below ? [{ text: t('below_margin', { pct: lowest ?? '' }), tone: 'warn' }] : []}
        />
      )}
    </Figures>
  );
}
