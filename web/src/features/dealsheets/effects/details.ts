import type { Dealsheet } from '#contract/dealsheets/shapes.ts';
import { t } from '../messages.ts';

/** A dealsheet itself as a form holds it; what it offers is another one's. */
export type DetailValues = {
  title: string;
  client_id: string | null;
  opportunity: string;
  owner_id: string | null;
  probability_pct: number | null;
  close_on: string | null;
};

/** A form of a new one. */
export const NEW_DETAILS: DetailValues = {
  ...{ title: '', client_id: null, opportunity: '' },
  ...{ owner_id: null, probability_pct: 50, close_on: null },
};

/** The form's labels by field. */
export const DETAIL_LABELS: Record<keyof DetailValues, string> = {
  ...{ title: t('title'), client_id: t('client'), opportunity: t('opportunity') },
  ...{ owner_id: t('owner'), probability_pct: t('probability'), close_on: t('closing') },
};

/** What can be said before asking the server. */
export const VALIDATE_DETAILS = {
  title: (title: string) => (title.trim() ? null : t('title_missing')),
  client_id: (id: string | null) => (id ? null : t('client_missing')),
  probability_pct: (pct: number | null) =>
    pct !== null && pct >= 0 && pct <= 100 ? null : t('probability_wrong'),
};

/** The form of a dealsheet that there is. */
export const detailsOf = (deal: Dealsheet): DetailValues => ({
  ...{ title: deal.title, client_id: deal.client.id, opportunity: deal.opportunity },
  ...{ owner_id: deal.owner?.id ?? null, probability_pct: deal.probability_pct, close_on: deal.close_on },
});

/** The form as the API takes it; who owns it isn't said where nobody was chosen. */
export const fieldsOf = ({ title, client_id, owner_id, probability_pct, ...values }: DetailValues) => ({
  ...values,
  ...{ title: title.trim(), client_id: client_id ?? '', probability_pct: probability_pct ?? 0 },
  ...(owner_id ? { owner_id } : {}),
});

type Fields = Partial<ReturnType<typeof fieldsOf>>;

/** The fields of `values` that differ from `base`. */
export const changedDetails = (base: DetailValues, values: DetailValues): Fields => {
  const before = new Map<string, unknown>(Object.entries(fieldsOf(base)));
  return Object.fromEntries(
    Object.entries(fieldsOf(values)).filter(([field, value]) => before.get(field) !== value),
  );
};
