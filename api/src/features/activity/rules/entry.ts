import type { NewEntry } from '#contract/activity/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import type { TimeSettings } from '../queries/settings.ts';
import { requireWithinCap, type Use } from './cap.ts';
import { type Price, priceOf } from './price.ts';
import { billableOf, type Purpose } from './purpose.ts';
import { type Place, requireRoom } from './room.ts';
import type { Span } from './span.ts';

/** When, what for and what it is worth: the columns that belong together. */
export interface Weighed extends Span, Price {
  readonly project_id: string | null;
  readonly service_type_id: string | null;
  readonly billable: boolean;
}

/** What an entry is before it is weighed. */
export interface Draft {
  readonly span: Span;
  readonly purpose: Purpose;
  readonly billable: NewEntry['billable'];
}

/** Prices an entry and throws 422 when its day or its project's budget has no room for it. */
export const weigh = async (
  context: Context,
  settings: TimeSettings,
  { span, purpose, billable: asked }: Draft,
  place: Place,
  before: Use | null = null,
): Promise<Weighed> => {
  await requireRoom(context, settings, span, place);
  const weighed = await price(context, settings, { span, purpose, billable: asked }, place.member);
  await requireWithinCap(context, purpose, weighed, before);
  return weighed;
};

/** The columns of an entry that depend on its rate. */
export const price = async (
  context: Context,
  settings: TimeSettings,
  { span, purpose, billable: asked }: Draft,
  member: string,
): Promise<Weighed> => {
  const billable = billableOf(purpose, asked);
  const worth = await priceOf(context, settings, purpose, { ...span, billable, member });
  const project_id = purpose.project?.id ?? null;
  return { ...span, ...worth, project_id, service_type_id: purpose.service?.id ?? null, billable };
};
