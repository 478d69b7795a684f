import { z } from 'zod';
import { type PlacedWidget, WIDGETS, widgetSize } from '#contract/dashboard/widgets.ts';
import type { Context } from '../../../platform/context.ts';

/** What somebody keeps of their page; no widgets = as for everybody of the same role. */
export interface Kept {
  readonly version: number;
  readonly widgets: readonly PlacedWidget[] | null;
}

/** A kind that a later version has no more is left out. */
const stored = z
  .array(z.object({ kind: z.string(), size: widgetSize }))
  .transform((all) =>
    all.flatMap(({ kind, size }) =>
      WIDGETS.filter((known) => known === kind).map((known) => ({ kind: known, size })),
    ),
  )
  .nullable();

const own = ({ db, organization, member }: Context) =>
  db
    .selectFrom('dashboard_arrangements')
    .select(['version', 'widgets'])
    .where('org_id', '=', organization)
    .where('member_id', '=', member);

/** How the caller has arranged their page. */
export const findArrangement = async (context: Context): Promise<Kept> =>
  keptOf(context.member ? await own(context).executeTakeFirst() : undefined);

/** The same, kept from other writers until the transaction ends. */
export const lockArrangement = async (context: Context): Promise<Kept> =>
  keptOf(await own(context).forUpdate().executeTakeFirst());

const keptOf = (found: { version: number; widgets: unknown } | undefined): Kept =>
  found ? { version: found.version, widgets: stored.parse(found.widgets) } : { version: 1, widgets: null };
