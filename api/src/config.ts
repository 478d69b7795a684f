import { z } from 'zod';
import { readTrustProxy } from './platform/http/trust-proxy.ts';
import { DSN_FORM, sentryTarget } from './platform/sentry.ts';
import { refuseHalfAStore } from './storage.ts';
import { type UpstreamSettings, upstreamsFrom } from './upstreams.ts';

const port = (usual: number) =>
  z.coerce
    .number('Use a port number.')
    .int()
    .min(0, 'Use a port from 0 to 65535.')
    .max(65_535, 'Use a port from 0 to 65535.')
    .default(usual);
const flag = z
  .enum(['true', 'false', '1', '0'], 'Use true or false.')
  .transform((value) => value === 'true' || value === '1');
const address = z
  .url({ protocol: /^https?$/, error: 'Use an http or https address.' })
  .transform((value) => value.replace(/\/$/, ''));
const database = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'Use postgres://user:password@host/database.',
});
const proxies = z.string().transform((value, context) => {
  const trusted = readTrustProxy(value);
  if (!trusted) context.addIssue('Use the number of proxies in front, or their addresses: 10.0.0.0/8,::1.');
  return trusted ?? z.NEVER;
});
const sender = z
  .string()
  .regex(
    /^([^<>@\p{Cc}]+ <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/u,
    'Use an address: Muster <muster@example.org>.',
  );
const bucket = z
  .string()
  .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'Use the name of a bucket such as muster-files.');
const origins = z
  .string()
  .default('')
  .transform((value) => value.split(/[\s,]+/).filter(Boolean))
  .refine(
    (all) => all.every(isOrigin),
    'Use origins such as https://intranet.example.org, separated by commas.',
  );
const text = z.string().default('');
/** Compared letter by letter, so it keeps a slash at its end. */
const issuer = z.url({ protocol: /^https?$/, error: 'Use an http or https address.' }).optional();

const settings = z.object({
  PORT: port(3000),
  IDENTITY_PORT: port(3001),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: database.optional(),
  APP_DATABASE_URL: database.optional(),
  PUBLIC_URL: address.optional(),
  OIDC_PROVIDER: z.enum(['embedded', 'cognito', 'oidc'], 'Use embedded, cognito or oidc.').optional(),
  OIDC_ISSUER: address.optional(),
  OIDC_CLIENT_ID: z.string().default('muster'),
  COGNITO_DOMAIN: address.optional(),
  COGNITO_USER_POOL_ID: text,
  COGNITO_ENDPOINT: address.optional(),
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  GOOGLE_ISSUER: issuer,
  FACEBOOK_CLIENT_ID: text,
  FACEBOOK_CLIENT_SECRET: text,
  FACEBOOK_ISSUER: issuer,
  AMAZON_CLIENT_ID: text,
  AMAZON_CLIENT_SECRET: text,
  AMAZON_ISSUER: issuer,
  APPLE_CLIENT_ID: text,
  APPLE_TEAM_ID: text,
  APPLE_KEY_ID: text,
  APPLE_PRIVATE_KEY: text,
  APPLE_ISSUER: issuer,
  ADMIN_EMAIL: z
    .email('Use one address: ann@example.org.')
    .transform((value) => value.toLowerCase())
    .optional(),
  DEMO: flag.optional(),
  ENVIRONMENT: z.string().default('local'),
  API_URL: address.optional(),
  CORE_URL: text,
  DASHBOARD_URL: address.or(z.literal('')).default(''),
  COOKIE_DOMAIN: text,
  ALLOW_GUEST_ACCESS: flag.default(false),
  AWS_REGION: z.string().default('us-east-1'),
  IDENTITY_POOL_ID: text,
  SENTRY_DSN: text.refine((value) => value === '' || sentryTarget(value) !== null, DSN_FORM),
  MAPS_KEY: text,
  EMBED_ANCESTORS: origins,
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'Use smtp://user:password@host:587.' }).optional(),
  MAIL_FROM: sender.optional(),
  BOUNCE_ADDRESS: z
    .email('Use an address such as bounces@example.org.')
    .regex(/^[^@+]{1,15}@/, 'Use an address with at most 15 characters before its @, and no plus sign.')
    .optional(),
  S3_BUCKET: bucket.optional(),
  S3_ENDPOINT: address.optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  SIGNING_KEY: text,
  TRUST_PROXY: proxies.optional(),
  RELEASE: z.string().default('development'),
  REQUESTS_PER_MINUTE: z.coerce.number().int().min(1).default(6_000),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).optional(),
});

function isOrigin(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && new URL(value).origin === value;
}

/** Everything that can be set from outside, checked. */
export type Config = ReturnType<typeof readConfig>;

/** A setting that can't be used; the message is one sentence for the person who set it. */
export class BadSetting extends Error {
  override name = 'BadSetting';
}

/** What a kind of provider can't do without. */
const NEEDED = {
  embedded: [],
  cognito: ['COGNITO_DOMAIN', 'COGNITO_USER_POOL_ID'],
  oidc: ['OIDC_ISSUER'],
} as const;

const refuse = (setting: string, rest: string): never => {
  throw new BadSetting(`The setting ${setting} ${rest}`);
};

/** Only the embedded provider asks others. */
const upstreamsOf = (set: UpstreamSettings, kind: keyof typeof NEEDED) => {
  const upstreams = upstreamsFrom(set, refuse);
  const given = Object.entries(set).find(
    ([name, value]) => value && /^(GOOGLE|FACEBOOK|AMAZON|APPLE)_/.test(name),
  );
  if (kind === 'embedded' || !given) return upstreams;
  return refuse(given[0], `can't be used: OIDC_PROVIDER=${kind} leaves it to that provider whom it asks.`);
};

const usualIssuer = (kind: string, set: z.infer<typeof settings>): string =>
  kind === 'cognito'
    ? `https://cognito-idp.${set.AWS_REGION}.amazonaws.com/${set.COGNITO_USER_POOL_ID}`
    : `http://localhost:${set.IDENTITY_PORT}`;

/** Reads and checks the settings; the only reader of the process's environment. Throws {@link BadSetting}. */
export const readConfig = (environment: Record<string, string | undefined> = process.env) => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = settings.safeParse(given);
  if (!result.success) {
    const [problem] = result.error.issues;
    throw new BadSetting(`The setting ${problem?.path.join('.')} can't be used: ${problem?.message}`);
  }
  const set = result.data;
  const providerKind = set.OIDC_PROVIDER ?? (set.OIDC_ISSUER ? 'oidc' : 'embedded');
  const embedded = { postgres: !set.DATABASE_URL, identity: providerKind === 'embedded' };
  if (set.DEMO && !(embedded.postgres && embedded.identity)) {
    throw new BadSetting(
      "The setting DEMO can't be used: the demo needs the embedded database and identity provider.",
    );
  }
  if (set.APP_DATABASE_URL && embedded.postgres)
    refuse(
      'APP_DATABASE_URL',
      "can't be used: it names a login of the database in DATABASE_URL, which is missing.",
    );
  refuseHalfAStore(set, refuse);
  const missing = NEEDED[providerKind].find((name) => !set[name]);
  if (missing)
    throw new BadSetting(`The setting ${missing} is missing: OIDC_PROVIDER=${providerKind} needs it.`);
  const publicUrl = set.PUBLIC_URL ?? `http://localhost:${set.PORT}`;
  return {
    ...set,
    PUBLIC_URL: publicUrl,
    MAIL_FROM: set.MAIL_FROM ?? `Muster <no-reply@${new URL(publicUrl).hostname}>`,
    OIDC_ISSUER: set.OIDC_ISSUER ?? usualIssuer(providerKind, set),
    providerKind,
    upstreams: upstreamsOf(set, providerKind),
    LOG_LEVEL: set.LOG_LEVEL ?? (embedded.postgres ? 'warn' : 'info'),
    DEMO: set.DEMO ?? (embedded.postgres && embedded.identity),
    embedded,
  };
};
