import { DEMO_ACCOUNTS } from '#api/embedded/demo/accounts.ts';
import { atMost, type Measurement } from '../measurement.ts';
import type { BenchedMuster } from '../muster.ts';

/** `GET /users/me/permissions` for the demo's person of each role but admin: the longest answer is under 5 KB, uncompressed. */
export const measurePolicySize = async ({ url, tokenOf }: BenchedMuster): Promise<Measurement> => {
  const sizes: [role: string, bytes: number][] = [];
  for (const { email, role } of DEMO_ACCOUNTS.filter(({ role }) => role !== 'admin')) {
    const headers = { authorization: `Bearer ${await tokenOf(email)}` };
    const answer = await fetch(`${url}/api/users/me/permissions`, { headers });
    if (!answer.ok) throw new Error(`${role}: ${answer.status}`);
    sizes.push([role, (await answer.arrayBuffer()).byteLength]);
  }
  const detail = sizes.map(([role, bytes]) => `${role} ${bytes}`).join(', ');
  const largest = Math.max(...sizes.map(([, bytes]) => bytes));
  return atMost('rights of a person, any role but admin', largest, 5_120, 'bytes', detail);
};
