import { VISIT_HEADER } from '#contract/endpoint.ts';
import { sendReports } from '#contract/reports/endpoints.ts';
import { ENVELOPE_TYPE } from '#contract/reports/shapes.ts';
import type { Config } from '../config.ts';
import { IGNORED_ERRORS } from './ignored.ts';

/** Share of page views whose course is traced, in production and elsewhere. */
export const TRACES = { production: 0.2, elsewhere: 1 } as const;

/** Share of sessions that are recorded, and of those in which an error happens. */
export const REPLAYS = { session: 0.01, onError: 0.03 } as const;

/** Stands where reports are kept by ourselves: the protocol asks for the name of a project. */
const OWN_PROJECT = 'https://muster@localhost/1';

/** Resources that aren't traced: what a screenshot embeds alone would be 28 MB of addresses. */
export const UNTRACED_RESOURCES = [
  'script',
  'css',
  'img',
  'image',
  'link',
  'font',
  'iframe',
  'video',
  'audio',
  'other',
].map((kind) => `resource.${kind}`);

/** Parameters of addresses that nobody gets to see. */
export const SECRET_PARAMETERS = ['code', 'state', 'token', 'nonce', 'session_state', 'code_verifier'];

/** Every address that begins with this one. */
const below = (address: string): RegExp =>
  new RegExp(`^${address.replace(/\/$/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?:[/?#]|$)`);

const set = (addresses: readonly string[]): RegExp[] =>
  addresses.filter((one) => /^https?:/.test(one)).map(below);

/** The endpoints that may learn which trace a request belongs to: API, core and dashboard. */
export const tracedEndpoints = ({ apiUrl, coreUrl, dashboardUrl }: Config): RegExp[] =>
  set([apiUrl, coreUrl, dashboardUrl]);

/** Whose requests a recording may describe: this host, the identity service, and the configured endpoints. */
export const describedHosts = (config: Config): RegExp[] => {
  const { publicUrl, issuer, cognitoDomain, cognitoEndpoint, identityPoolId, region } = config;
  const pool = identityPoolId ? [`https://cognito-identity.${region}.amazonaws.com`] : [];
  return [
    ...set([window.location.origin, publicUrl, issuer, cognitoDomain, cognitoEndpoint, ...pool]),
    ...tracedEndpoints(config),
  ];
};

/** True where somebody else's service takes traces and recordings; our own keeps errors alone. */
export const isForwarded = ({ sentryDsn }: Config): boolean => sentryDsn !== '';

/** How errors are reported in this installation, on a visit of this id. Nothing that identifies a person is collected by itself. */
export const reportingOptions = (config: Config, visit: string) => ({
  dsn: config.sentryDsn || OWN_PROJECT,
  tunnel: `${config.apiUrl}${sendReports.path}`,
  transportOptions: { headers: { 'content-type': ENVELOPE_TYPE, [VISIT_HEADER]: visit } },
  environment: config.environment,
  release: config.release,
  ignoreErrors: [...IGNORED_ERRORS],
  sendClientReports: false,
  dataCollection: {
    userInfo: false,
    cookies: false,
    httpHeaders: { request: { allow: ['User-Agent'] }, response: false },
    httpBodies: [],
    urlQueryParams: { deny: SECRET_PARAMETERS },
  },
  tracePropagationTargets: tracedEndpoints(config),
  ...(isForwarded(config)
    ? {
        tracesSampleRate: config.environment === 'production' ? TRACES.production : TRACES.elsewhere,
        replaysSessionSampleRate: REPLAYS.session,
        replaysOnErrorSampleRate: REPLAYS.onError,
      }
    : {}),
});

/** Attributes that people read, or hear read out. */
const ATTRIBUTES_WITH_WORDS = ['title', 'placeholder', 'alt', 'label', 'value', 'data-label'].concat(
  ['label', 'valuetext', 'description', 'roledescription'].map((name) => `aria-${name}`),
);

/** What a recording shows: the page's shape, no word and no picture, and of a request that it happened. */
export const replayOptions = (config: Config, workerUrl: string) => ({
  workerUrl,
  maskAllText: true,
  maskAllInputs: true,
  maskAttributes: ATTRIBUTES_WITH_WORDS,
  blockAllMedia: true,
  networkDetailAllowUrls: describedHosts(config),
  networkCaptureBodies: false,
});
