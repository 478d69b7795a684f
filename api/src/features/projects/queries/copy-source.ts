import { sql } from 'kysely';
import { projectDomain } from '#contract/access/permission.ts';
import type { CopySource } from '#contract/projects/copies.ts';
import type { Context } from '../../../platform/context.ts';
import { readProject } from './read-project.ts';

/** A project to copy, with its code; people, client and account plan only where they may still be chosen. */
export interface CopyableProject extends CopySource {
  readonly id: string;
  readonly code: string;
  readonly name: string;
}

/**
 * A project that the caller may copy: one that they see, and whose settings they may read. Undefined for any other, missing or
 * not.
 */
export const findCopySource = async (context: Context, id: string): Promise<CopyableProject | undefined> => {
  const { person, organization, db } = context;
  const settings = `/projects/${id}/settings`;
  if (!person.permissions.can('read', settings, projectDomain(organization, id))) return undefined;
  const found = await readProject(context, id);
  if (!found) return undefined;
  const usable = await db
    .selectNoFrom([
      isHere('members', found.owner_id).as('owner'),
      isHere('members', found.sponsor_id).as('sponsor'),
      isHere('clients', found.client_id).as('client'),
      isHere('account_plans', found.account_plan_id).as('plan'),
    ])
    .executeTakeFirstOrThrow();
  const named = (isUsable: boolean, id: string | null, name: string | null) =>
    isUsable && id && name !== null ? { id, name } : null;
  return {
    ...found,
    owner: named(usable.owner, found.owner_id, found.owner_name),
    sponsor: named(usable.sponsor, found.sponsor_id, found.sponsor_name),
    client: named(usable.client, found.client_id, found.client_name),
    // Without its client it would be nobody's.
    account_plan: usable.client && usable.plan ? found.account_plan : null,
  };
};

const isHere = (table: 'clients' | 'members' | 'account_plans', id: string | null) =>
  sql<boolean>`exists (select from ${sql.table(table)} where id = ${id}::uuid and archived_at is null)`;
