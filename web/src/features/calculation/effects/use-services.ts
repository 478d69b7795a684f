import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CalculationLine } from '#contract/calculator/inputs.ts';
import { listServiceTypes } from '#contract/service-types/endpoints.ts';
import { explainRate } from '#contract/service-types/rate-endpoints.ts';
import type { ServiceType } from '#contract/service-types/shapes.ts';
import { usePermissions } from '../../../platform/person.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { serviceTypeChoices } from '../../choices/queries.ts';
import { t } from '../messages.ts';
import { pricedServices, rateThatCounts } from '../queries.ts';

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

/** The services that lines may be of, and what choosing one fills in. */
export function useServices({ currency, day, clientId }: RateGround) {
  const queries = useQueryClient();
  const { may } = usePermissions();
  const maySeeRates = may(listServiceTypes);
  const mayAskForRates = may(explainRate);
  const priced = useQuery({ ...pricedServices(), enabled: maySeeRates }).data?.data;
  const named = useQuery({ ...serviceTypeChoices(), enabled: !maySeeRates }).data?.data;
  const services: readonly OfferedService[] = priced ?? named ?? NONE;
  /** Its name, unit and today's rates at once. */
  const changeOf = (service: OfferedService): Partial<CalculationLine> => ({
    ...{ name: service.name, service_type_id: service.id },
    ...(service.unit ? { unit: service.unit } : {}),
    ...ratesFrom(service.current_rate, currency),
  });
  /** The rates that count on the calculation's day, for its client, with the unit that they are for. */
  const ratesOf = async (service_type_id: string): Promise<Partial<CalculationLine>> => {
    if (!mayAskForRates) return {};
    try {
      const client_id = clientId ?? undefined;
      const { chosen, unit } = await queries.fetchQuery(rateThatCounts({ service_type_id, client_id, day }));
      return chosen ? { unit, ...ratesFrom(chosen, currency) } : {};
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
