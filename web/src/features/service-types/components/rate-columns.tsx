import type { ServiceRate } from '#contract/service-types/rate-shapes.ts';
import { standingOf } from '#contract/service-types/rates.ts';
import type { ServiceType } from '#contract/service-types/shapes.ts';
import type { Format } from '../../../platform/format/use-format.ts';
import { useOrganization } from '../../../platform/person.ts';
import { StatusText } from '../../../ui/display/status-text.tsx';
import type { DataColumn } from '../../../ui/table/model/data-column.ts';
import { Link } from '../../../ui/theme/link.tsx';
import { t } from '../messages.ts';
import { Margin } from './margin.tsx';

/** For whom a rate counts, in words. */
export const scopeOf = ({ scope, client, level, member, project }: ServiceRate): string => {
  if (scope === 'client') return t('for_client', { name: client?.name ?? '' });
  if (scope === 'member') return member?.name ?? '';
  if (scope === 'assignment')
    return t('for_assignment', { name: member?.name ?? '', project: project?.name ?? '' });
  return scope === 'member_level' ? t('for_level', { name: level ?? '' }) : t(`scope_${scope}`);
};

const TONES = { current: 'ok', upcoming: 'info', over: 'muted' } as const;

const Standing = ({ rate, format }: { rate: ServiceRate; format: Format }) => {
  const standing = standingOf(rate, format.today());
  return <StatusText tone={TONES[standing]}>{t(`rate_${standing}`)}</StatusText>;
};

const periodOf = ({ valid_from, valid_to }: ServiceRate, format: Format): string =>
  `${format.day(valid_from)} – ${valid_to === null ? t('until_further') : format.day(valid_to)}`;

/** For whom a rate counts; whoever reads somebody's rates is led to the person, who has all of theirs. */
function Whom({ rate }: { rate: ServiceRate }) {
  const { id } = useOrganization();
  if (!rate.member) return scopeOf(rate);
  return <Link href={`/manager/organizations/${id}/team/${rate.member.id}`}>{scopeOf(rate)}</Link>;
}

const FOR_WHOM = { id: 'scope', header: t('scope'), cell: (rate: ServiceRate) => <Whom rate={rate} /> };

/** The columns of rates; the first names for whom each is, unless told otherwise. */
export const rateColumns = (
  service: Pick<ServiceType, 'min_margin_pct'>,
  format: Format,
  first: Pick<DataColumn<ServiceRate>, 'id' | 'header' | 'cell'> = FOR_WHOM,
): DataColumn<ServiceRate>[] => [
  {
    ...first,
    look: 'name',
    maxWidth: 240,
    card: 'title',
  },
  {
    id: 'standing',
    header: t('status'),
    cell: (rate) => <Standing rate={rate} format={format} />,
    card: 'topRight',
  },
  {
    id: 'bill_rate',
    header: t('bill_rate'),
    cell: ({ bill_rate, currency }) => format.rate(bill_rate, currency),
    align: 'end',
    look: 'figures',
    card: 'bottomRight',
  },
  {
    id: 'cost_rate',
    header: t('cost_rate'),
    cell: ({ cost_rate, currency }) => cost_rate && format.rate(cost_rate, currency),
    align: 'end',
    look: 'figures',
  },
  {
    id: 'margin',
    header: t('margin'),
    cell: (rate) => <Margin rate={rate} lowest={service.min_margin_pct} />,
    align: 'end',
    look: 'figures',
  },
  {
    id: 'period',
    header: t('period'),
    cell: (rate) => periodOf(rate, format),
    align: 'end',
    look: 'muted',
    card: 'subtitle',
  },
];
