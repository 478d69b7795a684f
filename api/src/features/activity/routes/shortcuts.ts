import * as endpoints from '#contract/activity/shortcut-endpoints.ts';
import type { Api } from '../../../platform/api.ts';
import type { Context } from '../../../platform/context.ts';
import { route } from '../../../platform/route.ts';
import { listLeaveDays } from '../../leave/queries.ts';
import { answerProposal } from '../commands/answer-proposal.ts';
import { changeRecurring } from '../commands/change-recurring.ts';
import { createRecurring } from '../commands/create-recurring.ts';
import { deleteRecurring } from '../commands/delete-recurring.ts';
import { orderFavourites } from '../commands/order-favourites.ts';
import { pinFavourite } from '../commands/pin-favourite.ts';
import { unpinFavourite } from '../commands/unpin-favourite.ts';
import { presentEntry } from '../presenters/entry.ts';
import { presentFavourite, presentProposals, presentRecurring } from '../presenters/shortcuts.ts';
import { findTimeSettings } from '../queries/settings.ts';
import { listAnswered, listFavourites, listRecurring } from '../queries/shortcuts.ts';

const todayOf = async (context: Context): Promise<string> => (await findTimeSettings(context)).today;

/** What makes logging the same again quick: favourites, and time that comes again. */
export const registerShortcuts = (api: Api): void => {
  registerFavourites(api);
  registerRecurring(api);
};

const registerFavourites = (api: Api): void => {
  route(api, endpoints.listFavourites, async (context) => {
    const { member } = context;
    const [today, rows] = await Promise.all([
      todayOf(context),
      member ? listFavourites(context, member) : [],
    ]);
    return { favourites: rows.map((row) => presentFavourite(row, today)) };
  });
  route(api, endpoints.pinFavourite, async (context, { body }) =>
    presentFavourite(await pinFavourite(context, body), await todayOf(context)),
  );
  route(api, endpoints.orderFavourites, async (context, { body }) => {
    const [rows, today] = [await orderFavourites(context, body.ids), await todayOf(context)];
    return { favourites: rows.map((row) => presentFavourite(row, today)) };
  });
  route(api, endpoints.unpinFavourite, async (context, { params }) => {
    await unpinFavourite(context, params.favourite_id);
    return undefined;
  });
};

const registerRecurring = (api: Api): void => {
  route(api, endpoints.listRecurring, async (context) => {
    const { member } = context;
    const [today, rows] = await Promise.all([todayOf(context), member ? listRecurring(context, member) : []]);
    return { recurring: rows.map((row) => presentRecurring(row, today)) };
  });
  route(api, endpoints.createRecurring, async (context, { body }) =>
    presentRecurring(await createRecurring(context, body), await todayOf(context)),
  );
  route(api, endpoints.changeRecurring, async (context, { params, body }) =>
    presentRecurring(await changeRecurring(context, params.recurring_id, body), await todayOf(context)),
  );
  route(api, endpoints.deleteRecurring, async (context, { params }) => {
    await deleteRecurring(context, params.recurring_id);
    return undefined;
  });
  route(api, endpoints.listProposals, async (context, { query }) => {
    const settings = await findTimeSettings(context);
    const date = query.date ?? settings.today;
    const { member } = context;
    if (!member) return { date, proposals: [] };
    const [rows, answered, leave] = await Promise.all([
      listRecurring(context, member),
      listAnswered(context, date),
      listLeaveDays(context, member, date, date),
    ]);
    return { date, proposals: presentProposals(rows, answered, { settings, date, leave }) };
  });
  route(api, endpoints.answerProposal, async (context, { params: { recurring_id, date }, body }) => {
    const entry = await answerProposal(context, { id: recurring_id, date, answer: body.answer });
    return { entry: entry && presentEntry(entry) };
  });
};
