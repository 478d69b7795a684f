import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  addExchangeRate,
  changeExchangeRate,
  checkExchangeRates,
  importExchangeRates,
  removeExchangeRate,
} from '#contract/exchange-rates/endpoints.ts';
import type { ExchangeRate, NewExchangeRate, RatesText } from '#contract/exchange-rates/shapes.ts';
import { call } from '../../platform/call.ts';
import { t } from './messages.ts';

function useRefresh() {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: ['exchange-rates'] });
}

/** Enters a rate. The dialog says what was refused. */
export function useAddExchangeRate() {
  const onSuccess = useRefresh();
  return useMutation({
    mutationFn: (body: NewExchangeRate) => call(addExchangeRate, { body }),
    meta: { toast: false },
    onSuccess,
  });
}

/** Changes a rate over the version that was seen. The dialog says what was refused. */
export function useChangeExchangeRate() {
  const onSuccess = useRefresh();
  return useMutation({
    mutationFn: ({ id, version, day, rate }: Pick<ExchangeRate, 'id' | 'version' | 'day' | 'rate'>) =>
      call(changeExchangeRate, { params: { exchange_rate_id: id }, version, body: { day, rate } }),
    meta: { toast: false },
    onSuccess,
  });
}

/** Takes a rate away. */
export function useRemoveExchangeRate() {
  const onSuccess = useRefresh();
  return useMutation({
    mutationFn: ({ id, version }: Pick<ExchangeRate, 'id' | 'version'>) =>
      call(removeExchangeRate, { params: { exchange_rate_id: id }, version }),
    meta: { toast: t('remove_failed') },
    onSuccess,
  });
}

/** Looks at a text of rates; nothing is written. */
export function useCheckExchangeRates() {
  return useMutation({
    mutationFn: (body: RatesText) => call(checkExchangeRates, { body }),
    meta: { toast: false },
  });
}

/** Brings all rates of a text or none. */
export function useImportExchangeRates() {
  const onSuccess = useRefresh();
  return useMutation({
    mutationFn: (body: RatesText) => call(importExchangeRates, { body }),
    meta: { toast: false },
    onSuccess,
  });
}
