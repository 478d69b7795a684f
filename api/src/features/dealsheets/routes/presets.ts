import * as endpoints from '#contract/dealsheets/preset-endpoints.ts';
import type { Api } from '../../../platform/api.ts';
import { route } from '../../../platform/route.ts';
import { applyPreset } from '../commands/apply-preset.ts';
import { removePreset } from '../commands/remove-preset.ts';
import { presentDealsheet } from '../presenter.ts';
import { comparePreset, previewPreset } from '../queries/presets.ts';
import { readDealsheet } from '../queries/read-dealsheet.ts';

/** Presets in dealsheets. */
export const registerDealPresets = (api: Api): void => {
  route(api, endpoints.readDealsheetPreset, (context, { params: { dealsheet_id } }) =>
    comparePreset(context, dealsheet_id),
  );
  route(api, endpoints.previewDealsheetPreset, (context, { params: { dealsheet_id }, body }) =>
    previewPreset(context, dealsheet_id, body),
  );
  route(api, endpoints.applyDealsheetPreset, async (context, { params: { dealsheet_id }, body }) => {
    await applyPreset(context, dealsheet_id, body);
    return presentDealsheet(context, await readDealsheet(context, dealsheet_id));
  });
  route(api, endpoints.removeDealsheetPreset, async (context, { params: { dealsheet_id } }) => {
    await removePreset(context, dealsheet_id);
    return undefined;
  });
};
