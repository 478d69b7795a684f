import type { NewPreset } from '#contract/presets/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { domainOf, requireFreeName } from '../rules/keeping.ts';
import { requireLocked, requirePayload } from '../rules/saying.ts';
import { tell } from '../writing/tell.ts';

/** Makes a preset with a first draft and answers its id. Throws 403 `global-preset`, 422 with the rule that it breaks. */
export const createPreset = async (
  context: Context,
  { kind, scope, name, description, payload: given, locked }: NewPreset,
): Promise<string> => {
  const domain = domainOf(context, scope);
  const payload = requirePayload(kind, given);
  requireLocked(payload, locked);
  await requireFreeName(context, { id: null, domain, kind, name });
  const { id } = await context.db
    .insertInto('presets')
    .values({ domain, kind, name, description })
    .returning('id')
    .executeTakeFirstOrThrow();
  await context.db
    .insertInto('preset_revisions')
    .values({ preset_id: id, revision: 1, payload: JSON.stringify(payload), locked })
    .execute();
  await tell(
    context,
    { id, domain },
    {
      type: 'preset.created',
      changes: { kind: [null, kind], name: [null, name], payload: [null, payload] },
    },
  );
  return id;
};
