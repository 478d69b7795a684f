import { expect, test } from 'vitest';
import { postPublicly } from './adapters/public-post.ts';

test.each([
  'http://push.example.org/a',
  'https://127.0.0.1/a',
  'https://10.1.2.3/a',
  'https://169.254.169.254/latest',
  'https://[::1]/a',
  'https://[::ffff:10.0.0.1]/a',
  'https://[fd00::1]/a',
  'https://localhost/a',
])('an address that a browser could only have made up is not asked: %s', async (url) => {
  await expect(postPublicly(url, {}, Buffer.of())).rejects.toMatchObject({ name: 'NotPublic' });
});
