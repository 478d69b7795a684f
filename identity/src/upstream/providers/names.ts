/** The other providers, by the names that `identity_provider` has for them. */
export const UPSTREAM_NAMES = ['Google', 'Facebook', 'LoginWithAmazon', 'SignInWithApple'] as const;

export type UpstreamName = (typeof UPSTREAM_NAMES)[number];

interface Registration {
  /** As the provider knows this installation. */
  clientId: string;
  /** Any OpenID Connect server, to stand for the provider. */
  issuer?: string;
}

interface SecretRegistration extends Registration {
  name: Exclude<UpstreamName, 'SignInWithApple'>;
  clientSecret: string;
}

/** Apple has no secret to hand out: a token signed with the key takes its place. */
export interface AppleRegistration extends Registration {
  name: 'SignInWithApple';
  teamId: string;
  keyId: string;
  /** PKCS #8 in PEM, as downloaded from Apple. */
  privateKey: string;
}

/** How this installation is registered at another provider. */
export type UpstreamOptions = SecretRegistration | AppleRegistration;
