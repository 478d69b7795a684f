import { sql } from 'kysely';
import type { DealsheetContent } from '#contract/dealsheets/content.ts';
import type { Context } from '../../../platform/context.ts';
import type { Counted } from '../rules/counted.ts';
import { keepClient, requireOwner } from '../rules/references.ts';
import { documentsOf, figuresOf } from './figures.ts';
import { keepAuthor } from './keep-author.ts';

/** What a new dealsheet is made of; what isn't said of it has defaults, and whoever makes it owns it. */
export interface NewDeal {
  readonly title: string;
  readonly client_id: string;
  readonly opportunity?: string | undefined;
  readonly owner_id?: string | undefined;
  readonly probability_pct?: number | undefined;
  readonly close_on?: string | null | undefined;
  readonly content: DealsheetContent;
  readonly counted: Counted;
  /** The frozen scenario that it was made from. */
  readonly scenario?: { readonly id: string; readonly code: string };
  /** The account plan that it was made from an opportunity of. */
  readonly plan?: { readonly id: string; readonly name: string };
  readonly preset?: { readonly id: string; readonly name: string; readonly revision: number };
}

/**
 * Writes a new dealsheet with its first draft as it was counted, and returns its id. Throws 422 `reference`, `client-archived`, and
 * `scenario-converted` where the scenario has become another one.
 */
export const makeDealsheet = async (context: Context, deal: NewDeal): Promise<string> => {
  const { db, organization } = context;
  const client = await keepClient(context, deal.client_id);
  const owner_id = deal.owner_id ?? context.member;
  const owner = owner_id && (await requireOwner(context, owner_id));
  const { title, opportunity = '', probability_pct = 50, close_on = null, scenario, preset, plan } = deal;
  const fields = { title, opportunity, probability_pct, close_on };
  const figures = await figuresOf(context, deal.counted);
  const { id } = await db
    .insertInto('dealsheets')
    .values({
      ...{ org_id: organization, number: await nextNumber(context), client_id: client.id, owner_id },
      ...{ ...fields, ...figures, scenario_id: scenario?.id ?? null },
      ...{ preset_id: preset?.id ?? null, preset_revision: preset?.revision ?? null },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('dealsheet_revisions')
    .values({
      org_id: organization,
      dealsheet_id: id,
      revision: 1,
      ...documentsOf(deal.content, deal.counted),
    })
    .execute();
  await keepAuthor(context, id, 1);
  const { price_minor, currency } = figures;
  const said = { ...fields, client: client.name, owner, currency, price_minor };
  await context.record({
    ...{ type: 'dealsheet.created', subject: { type: 'dealsheet', id } },
    changes: Object.fromEntries(
      Object.entries(said).map(([field, value]) => [field, [null, value] as const]),
    ),
    data: { ...(scenario ? { scenario } : {}), ...(preset ? { preset } : {}), ...(plan ? { plan } : {}) },
  });
  return id;
};

/** One after another in an organization, so that no number is missing and none is there twice. */
const nextNumber = async ({ db, organization }: Context): Promise<number> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`dealsheets:${organization}`}, 0))`.execute(db);
  const { number } = await db
    .selectFrom('dealsheets')
    .select(sql<number>`coalesce(max(number), 0) + 1`.as('number'))
    .where('org_id', '=', organization)
    .executeTakeFirstOrThrow();
  return number;
};
