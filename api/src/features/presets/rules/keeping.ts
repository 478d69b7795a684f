import { sql } from 'kysely';
import { ROOT } from '#contract/access/permission.ts';
import { brokenRule, Failure } from '#contract/errors.ts';
import type { PresetKind, PresetScope } from '#contract/presets/states.ts';
import type { Context } from '../../../platform/context.ts';

/** Where presets of a scope are kept. Throws 403 `global-preset` for somebody who doesn't administer everything. */
export const domainOf = ({ organization, person }: Context, scope: PresetScope): string => {
  if (scope === 'organization') return `/org/${organization}`;
  if (person.permissions.can('write', '/presets', ROOT)) return ROOT;
  throw new Failure(
    'forbidden',
    'A global preset is every organization’s: only whoever administers all of them can change it.',
    { rule: 'global-preset' },
  );
};

/** Throws 403 `global-preset` for somebody who may change the organization's presets only. */
export const requireKeeping = (context: Context, { domain }: { readonly domain: string }): void => {
  domainOf(context, domain === ROOT ? 'global' : 'organization');
};

interface Named {
  readonly id: string | null;
  readonly domain: string;
  readonly kind: PresetKind;
  readonly name: string;
}

/** Throws 422 `name-taken`: two presets of a kind would be told apart by nothing. */
export const requireFreeName = async ({ db }: Context, { id, domain, kind, name }: Named): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`presets:${domain}:${kind}`}, 0))`.execute(db);
  const taken = await db
    .selectFrom('presets')
    .select('id')
    .where('domain', '=', domain)
    .where('kind', '=', kind)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .where('archived_at', 'is', null)
    .where(sql<boolean>`id is distinct from ${id}::uuid`)
    .executeTakeFirst();
  if (taken)
    throw brokenRule('name-taken', 'name', `There is a preset “${name}” of this kind: choose another name.`);
};

/** Throws 422 `archived`. */
export const requireStanding = ({ archived_at }: { readonly archived_at: string | null }): void => {
  if (archived_at)
    throw brokenRule('archived', '', 'This preset is archived: restore it before you change it.');
};
