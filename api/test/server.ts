import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { type BodyInput, type Endpoint, fill, type ParamsOf, type QueryInput } from '#contract/endpoint.ts';
import { VIEW_HEADER } from '#contract/views/endpoints.ts';
import type { Installation } from '../src/platform/api.ts';
import type { HttpSettings } from '../src/platform/http/http.ts';
import type { Jobs } from '../src/platform/jobs.ts';
import type { ObjectStore } from '../src/platform/object-store.ts';
import type { Signer } from '../src/platform/signing/signer.ts';
import { openServer, type Server } from '../src/server.ts';
import { openTestDatabase, type TestDatabase } from './database.ts';
import { makeOrganization, type TestOrganization, type TestPerson } from './people.ts';
import { makeSigner } from './signer.ts';
import { openTestProvider, type TestProvider } from './tokens.ts';

/** What a caller may say with a call. */
export interface Call<E extends Endpoint> {
  readonly params?: ParamsOf<E>;
  readonly query?: QueryInput<E>;
  readonly body?: BodyInput<E>;
  readonly version?: number;
  readonly organization?: string;
  /** Id of a view to look through. */
  readonly view?: string;
  readonly key?: string;
  readonly file?: { readonly name: string; readonly bytes: Buffer; readonly fields?: Record<string, string> };
}

/** Status, parsed body and headers of an answer. */
export interface Answer {
  readonly status: number;
  /** What JSON.parse makes of it: tests read it as a stranger would. */
  readonly body: ReturnType<typeof JSON.parse>;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** A whole API on a database of its own, with an organization and named people. */
export interface TestServer {
  readonly server: Server;
  readonly database: TestDatabase;
  readonly provider: TestProvider;
  readonly organization: TestOrganization;
  /** Calls an endpoint as a person, in their current organization unless another is named. */
  as(person: TestPerson): <E extends Endpoint>(endpoint: E, call?: Call<E>) => Promise<Answer>;
  tokenOf(person: TestPerson): Promise<string>;
  close(): Promise<void>;
}

/** Who signs in the tests that say nothing else. */
export const TEST_SIGNER = makeSigner();

/**
 * Opens an API for a test file; `settings` are columns of its organization, `http` replaces settings of the server. Jobs go
 * nowhere unless a queue is given.
 */
export const openTestServer = async (
  settings: Readonly<Record<string, unknown>> = {},
  http: Partial<HttpSettings> = {},
  jobs: Pick<Jobs, 'enqueue'> = { enqueue: () => Promise.resolve() },
  installation: Partial<Installation> = {},
  files: ObjectStore | null = null,
  signer?: Signer | null,
): Promise<TestServer> => {
  const database = await openTestDatabase();
  const provider = await openTestProvider();
  const organization = await makeOrganization(database, settings);
  const server = await openServer({
    databaseUrl: database.url,
    poolSize: 4,
    issuer: provider.issuer,
    audience: 'muster',
    jwksUrl: provider.jwksUrl,
    tokenUseRequired: true,
    embeddedIdentity: false,
    publicUrl: 'http://muster.test',
    http: { logLevel: 'error', connectOrigins: [], scriptHashes: [], requestsPerMinute: 1_000_000, ...http },
    ...{ jobs, files, signer: signer === undefined ? await TEST_SIGNER : signer },
    installation: { sentryDsn: '', release: '1.4.2', environment: 'test', ...installation },
  });
  const tokens = new Map<string, Promise<string>>();
  const tokenOf = ({ sub, email, name, verified = true }: TestPerson) => {
    const claims = { sub, email, name, email_verified: verified, origin_jti: `grant-${sub}` };
    const token = tokens.get(sub) ?? provider.sign(claims);
    tokens.set(sub, token);
    return token;
  };
  return {
    server,
    database,
    provider,
    organization,
    tokenOf,
    as: (person) => async (endpoint, call) => ask(server, await tokenOf(person), endpoint, call ?? {}),
    close: async () => {
      await server.close();
      await provider.close();
      await database.close();
    },
  };
};

/** Asks an endpoint of a server with a token. */
export const ask = async <E extends Endpoint>(
  server: Server,
  token: string,
  endpoint: E,
  call: Call<E>,
): Promise<Answer> => {
  const headers: Record<string, string> = { authorization: `Bearer ${token}` };
  if (call.organization) headers['organization-id'] = call.organization;
  if (call.view) headers[VIEW_HEADER] = call.view;
  if (call.version !== undefined) headers['if-match'] = `"${call.version}"`;
  if (call.key) headers['idempotency-key'] = call.key;
  const isForm = call.file ?? endpoint.file?.optional;
  const body = isForm ? multipart(endpoint.file ?? {}, call, headers) : call.body;
  const answer = await server.http.inject({
    method: endpoint.method,
    url: `/api${fill(endpoint.path, call.params ?? {})}${search(call.query ?? {})}`,
    headers,
    ...(body === undefined ? {} : { payload: body as InjectOptions['payload'] }),
  });
  return {
    status: answer.statusCode,
    body: answer.body ? JSON.parse(answer.body) : null,
    headers: answer.headers,
  };
};

const search = (query: Readonly<Record<string, unknown>>): string => {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value]).map((one): [string, string] => [key, String(one)]),
  );
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
};

const multipart = (
  { part = 'file' }: Partial<NonNullable<Endpoint['file']>>,
  { file, body }: Pick<Call<Endpoint>, 'file'> & { readonly body?: unknown },
  headers: Record<string, string>,
): Buffer => {
  const boundary = randomUUID();
  headers['content-type'] = `multipart/form-data; boundary=${boundary}`;
  const texts = Object.entries({ ...Object(body), ...file?.fields }).map(
    ([key, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`,
  );
  const end = `--${boundary}--\r\n`;
  if (!file) return Buffer.from(texts.join('') + end);
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${part}"; filename="${file.name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  return Buffer.concat([Buffer.from(texts.join('') + head), file.bytes, Buffer.from(`\r\n${end}`)]);
};
