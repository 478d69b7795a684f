import { expect } from 'vitest';
import type { testUpstreams } from './upstream-journey.ts';

/** Somebody whom no test signs in. */
export const REFUSED = {
  sub: 'refused',
  email: 'refused@else.example',
  email_verified: true,
  name: 'Re Fused',
};

/** Ends at our form, which says why, and nothing of the person is stored. */
export async function expectRefusal(
  providers: ReturnType<typeof testUpstreams>,
  { end, response }: { end: string; response: Response },
  status: number,
  sentence: string,
): Promise<void> {
  const text = await response.text();
  expect(text).toContain(sentence);
  expect(response.status).toBe(status);
  expect(text).toMatch(/<form method="post" action="\/sign-in\/[\w-]+">/);
  expect(text).toContain('Continue with Google');
  expect(new URL(end).origin).toBe(providers.issuer);
  expect(await providers.rows(`select from idp.users where email = '${REFUSED.email}'`)).toEqual([]);
  expect(await providers.rows('select from idp.upstream_identities')).toEqual([]);
  expect(await providers.rows('select from idp.upstream_links')).toEqual([]);
}
