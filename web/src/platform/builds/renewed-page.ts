const BUILD = /<meta name="build" content="([^"]*)"/;
const POLICY = 'content-security-policy';

/**
 * True where the server sends the kept page of the same build with other settings in it or under another security policy. A
 * page of another build is for the worker that comes with it.
 */
export async function isRenewed(kept: Response, fresh: Response): Promise<boolean> {
  const [before, now] = await Promise.all([kept.clone().text(), fresh.clone().text()]);
  const build = BUILD.exec(now)?.[1];
  if (!fresh.ok || build === undefined || build !== BUILD.exec(before)?.[1]) return false;
  return before !== now || kept.headers.get(POLICY) !== fresh.headers.get(POLICY);
}
