import { type FailedDelivery, failedDelivery } from '#contract/announcements/shapes.ts';
import type { FailureRow } from '../queries/deliveries.ts';

/** A failure as administrators see it; none of a type that another version left behind. */
export const presentFailure = ({ name, email, ...row }: FailureRow): FailedDelivery[] => {
  const read = failedDelivery.safeParse({ ...row, person: { name, email } });
  return read.data ? [read.data] : [];
};
