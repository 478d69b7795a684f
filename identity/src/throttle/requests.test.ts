import { expect, test } from 'vitest';
import { Browser } from '../../test/browser.ts';
import { testIdentity } from '../../test/identity.ts';
import { titleOf, visit } from '../../test/sign-up.ts';

const LIMIT = 7;
const identity = testIdentity(() => ({
  requestsPerMinute: LIMIT,
  trustProxy: (_address, hop) => hop < 1,
}));

test('a network that asks too often is told when to come back, and the others are answered', async () => {
  const ask = (address: string) =>
    visit(new Browser(), `${identity.current.issuer}/forgot-password`, {
      headers: { 'x-forwarded-for': address },
    });
  for (let count = 0; count < LIMIT; count += 1) expect((await ask('2001:db8:1:2::1')).status).toBe(200);
  const refused = await ask('2001:db8:1:2::2');
  expect([refused.status, titleOf(refused)]).toEqual([429, 'Too many attempts']);
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  expect((await ask('2001:db8:1:3::1')).status).toBe(200);
});
