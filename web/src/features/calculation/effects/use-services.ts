import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CalculationLine } from '#contract/calculator/inputs.ts';
import { listServiceTypes } from '#contract/service-types/endpoints.ts';
import type { ServiceRate } from '#contract/service-types/rate-shapes.ts';
import { chooseRate } from '#contract/service-types/rates.ts';
import type { ServiceType } from '#contract/service-types/shapes.ts';
import { usePermissions } from '../../../platform/person.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { serviceTypeChoices } from '../../choices/queries.ts';
import { t } from '../messages.ts';
import { pricedServices, ratesOfDay } from '../queries.ts';

/** A service that lines may be of; whoever may not see what services sell for finds it without unit and rate. */
export type OfferedService = Pick<ServiceType, 'id' | 'name' | 'code'> &
  Partial<Pick<ServiceType, 'unit' | 'current_rate'>>;

/** For whom and when rates count. */
export interface RateGround {
  /** The calculation's currency. */
  readonly currency: string;
  readonly day: string;
  readonly clientId: string | null;
}

interface PricedAt {
  readonly bill_rate: string;
  readonly cost_rate: string | null;
  readonly currency: string;
}

const ratesFrom = (rate: PricedAt | null | undefined, whole: string): Partial<CalculationLine> =>
  rate
    ? {
        list_rate: rate.bill_rate,
        ...(rate.cost_rate === null ? {} : { cost_rate: rate.cost_rate }),
        currency: rate.currency === whole ? null : rate.currency,
      }
    : {};

const periodOf = ({ service_type, client, member, project, ...rate }: ServiceRate) => ({
  ...rate,
  ...{ service_type_id: service_type?.id ?? null, client_id: client?.id ?? null },
  ...{ member_id: member?.id ?? null, project_id: project?.id ?? null },
});

/** The services that lines may be of, and what choosing one fills in. */
export function useServices({ currency, day, clientId }: RateGround) {
  const queries = useQueryClient();
  const maySeeRates = usePermissions().may(listServiceTypes);
  const priced = useQuery({ ...pricedServices(), enabled: maySeeRates }).data?.data;
  const named = useQuery({ ...serviceTypeChoices(), enabled: !maySeeRates }).data?.data;
  const services: readonly OfferedService[] = priced ?? named ?? NONE;
  /** Its name, unit and today's rates at once. */
  const changeOf = (service: OfferedService): Partial<CalculationLine> => ({
    ...{ name: service.name, service_type_id: service.id },
    ...(service.unit ? { unit: service.unit } : {}),
    ...ratesFrom(service.current_rate, currency),
  });
  /** The rates that count on the calculation's day, for its client. */
  const ratesOf = async (service_type_id: string): Promise<Partial<CalculationLine>> => {
    if (!maySeeRates) return {};
    try {
      const { data } = await queries.fetchQuery(ratesOfDay(service_type_id, day));
      const question = {
        service_type_id,
        client_id: clientId,
        member_id: null,
        project_id: null,
        level: null,
        day,
      };
      return ratesFrom(chooseRate(data.map(periodOf), question), currency);
    } catch (err) {
      toast.show({ title: t('rates_failed'), err });
      return {};
    }
  };
  return { services, changeOf, ratesOf };
}

const NONE: readonly OfferedService[] = [];

/** Services that begin with what is typed by name or code, then those that hold it; none where nothing is typed but all are asked for. */
export const matchingServices = (
  services: readonly OfferedService[],
  typed: string,
): readonly OfferedService[] => {
  const words = typed.trim().toLowerCase();
  const isBeginning = ({ name, code }: OfferedService) =>
    name.toLowerCase().startsWith(words) || code.toLowerCase().startsWith(words);
  const found = services.filter(({ name, code }) => `${name} ${code}`.toLowerCase().includes(words));
  return [...found.filter(isBeginning), ...found.filter((one) => !isBeginning(one))].slice(0, 50);
};
