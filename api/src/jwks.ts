/** Where an issuer publishes its keys: its discovery document says, else the usual place. */
export const findJwksUrl = async (issuer: string): Promise<string> => {
  const usual = `${issuer}/.well-known/jwks.json`;
  try {
    const answer = await fetch(`${issuer}/.well-known/openid-configuration`, {
      signal: AbortSignal.timeout(5_000),
    });
    const document: unknown = await answer.json();
    const named =
      typeof document === 'object' && document && 'jwks_uri' in document ? document.jwks_uri : usual;
    return typeof named === 'string' ? named : usual;
  } catch {
    return usual;
  }
};
