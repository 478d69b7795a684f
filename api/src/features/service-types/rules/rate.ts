import { brokenRule } from '#contract/errors.ts';
import type { NewServiceRate } from '#contract/service-types/shapes.ts';
import type { Context } from '../../../platform/context.ts';

/** Throws 422 when a rate ends before it starts. */
export const checkPeriod = ({
  valid_from,
  valid_to,
}: {
  readonly valid_from: string;
  readonly valid_to?: string | null | undefined;
}): void => {
  if (valid_to && valid_to < valid_from)
    throw brokenRule('rate-period', 'valid_to', 'End on or after the first day, or leave it open.');
};

/** Throws 422 unless a rate names exactly what its scope needs: a known client, a member level, or neither. */
export const checkScope = async (
  { db, organization }: Context,
  { scope, client_id, level }: Pick<NewServiceRate, 'scope' | 'client_id' | 'level'>,
): Promise<void> => {
  if ((scope === 'member_level') !== Boolean(level))
    throw brokenRule(
      'rate-scope',
      'level',
      level ? 'Only a rate for a member level names one.' : 'Enter the member level that this rate is for.',
    );
  if ((scope === 'client') !== Boolean(client_id))
    throw brokenRule(
      'rate-scope',
      'client_id',
      client_id ? 'Only a rate for a client names one.' : 'Choose the client that this rate is for.',
    );
  if (!client_id) return;
  const client = await db
    .selectFrom('clients')
    .select('id')
    .where('org_id', '=', organization)
    .where('id', '=', client_id)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  if (!client) throw brokenRule('client-known', 'client_id', 'Choose a client of this organization.');
};
