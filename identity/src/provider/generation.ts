import type { Pool } from 'pg';
import type { SigningIn } from '../accounts/users.ts';

/** What the protocol library keeps of a sign-in, first with it and then with the session: `amr` carries the generation. */
export function loginOf({ sub, generation }: SigningIn) {
  return { accountId: sub, ts: Math.floor(Date.now() / 1000), amr: [String(generation)] };
}

/** Whether nothing has ended the person's sign-ins since the one that a session came from began. */
export function isOfGeneration(
  { amr }: { amr?: string[] | undefined },
  { generation }: Pick<SigningIn, 'generation'>,
): boolean {
  return Number(amr?.[0] ?? 0) === generation;
}

/** The same, waiting for whoever is ending them at this very moment. */
export async function isStillOfGeneration(
  pool: Pool,
  sub: string,
  session: { amr?: string[] | undefined },
): Promise<boolean> {
  const { rows } = await pool.query<{ generation: number }>(
    'select generation from idp.users where sub = $1 for share',
    [sub],
  );
  const [person] = rows;
  return person !== undefined && isOfGeneration(session, person);
}
