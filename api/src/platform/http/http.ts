import { randomUUID } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import helmet from 'helmet';
import type { DestinationStream, LevelWithSilent } from 'pino';
import { answerCompiler } from './answers.ts';
import { packAnswers } from './compression.ts';
import { answerFailures, type Defect } from './failures.ts';
import { reader } from './input.ts';
import { A_MINUTE_MS, addressOf } from './limits.ts';
import type { TrustProxy } from './trust-proxy.ts';

/** What the HTTP side needs to know. */
export interface HttpSettings {
  readonly logLevel: LevelWithSilent;
  /** Where the log goes; standard output by default. */
  readonly logStream?: DestinationStream;
  /** Origins that pages may call besides their own. */
  readonly connectOrigins: readonly string[];
  /** Hashes of inline scripts of the page, as `'sha256-…'`. */
  readonly scriptHashes: readonly string[];
  /** Whether pages may load Google's places library. */
  readonly maps?: boolean;
  /** Requests per minute and address. */
  readonly requestsPerMinute: number;
  /** Hears of errors that nobody foresaw. */
  readonly onDefect?: (defect: Defect) => void;
  /** Which proxies in front may name the client; none by default, since anybody can send such a header. */
  readonly trustProxy?: TrustProxy | undefined;
}

/** A Fastify with our checks, headers, limits, failures and OpenAPI, and no route yet. Logs carry no token and no body. */
export const openHttp = async (settings: HttpSettings): Promise<FastifyInstance> => {
  const http = fastify({
    logger: {
      level: settings.logLevel,
      redact: ['req.headers.authorization', 'req.headers.cookie'],
      ...(settings.logStream ? { stream: settings.logStream } : {}),
    },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: 1_048_576,
    trustProxy: settings.trustProxy ?? false,
    routerOptions: { maxParamLength: 200 },
  });
  http.setValidatorCompiler(reader);
  http.setSerializerCompiler(answerCompiler);
  http.decorateRequest('caller', null);
  http.addHook('onSend', (request, reply, _, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  logAnswers(http);
  answerFailures(http, settings.onDefect ?? (() => undefined));
  protectPages(http, settings);
  await http.register(rateLimit, {
    max: settings.requestsPerMinute,
    timeWindow: A_MINUTE_MS,
    skipOnError: true,
    keyGenerator: addressOf,
  });
  await packAnswers(http);
  await http.register(multipart, { limits: { files: 1, fields: 10, parts: 12 } });
  await document(http);
  return http;
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whoever knows the address is let in: no log holds it. */
    hasSecretAddress?: true;
  }
}

/** One line an answer: who asked for what, and how it ended. No query, header or body, which may hold anything. */
const logAnswers = (http: FastifyInstance): void => {
  http.addHook('onResponse', (request, reply, done) => {
    if (request.routeOptions.url?.startsWith('/api/')) logAnswer(request, reply);
    done();
  });
};

const logAnswer = (request: FastifyRequest, reply: FastifyReply): void => {
  const { method, caller, routeOptions } = request;
  const milliseconds = Math.round(reply.elapsedTime * 10) / 10;
  const { statusCode: status } = reply;
  const [path] = routeOptions.config.hasSecretAddress ? [routeOptions.url] : request.url.split('?');
  request.log.info({ method, path, status, milliseconds, sub: caller?.person.sub }, 'answered');
};

/** Made once: Fastify's plugin of the same name makes the headers anew for every answer, a twentieth of a list's cost. */
const protectPages = (http: FastifyInstance, settings: HttpSettings): void => {
  const headers = headersOf(settings);
  http.addHook('onRequest', (_, reply, done) => {
    reply.headers(headers);
    done();
  });
};

/** The same for everybody, so that they are asked of helmet once, with an answer that is never sent. */
const headersOf = (settings: HttpSettings): Record<string, string> => {
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  const protect = helmet({
    contentSecurityPolicy: policyOf(settings),
    referrerPolicy: { policy: 'same-origin' },
  });
  protect(answer.req, answer, (error) => {
    if (error) throw error;
  });
  return Object.fromEntries(
    Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
};

/** What Google's library needs; `muster-maps` is our own policy for its address, the others are made by it. */
const MAPS = {
  script: 'https://maps.googleapis.com',
  connect: ['https://maps.googleapis.com', 'https://places.googleapis.com'],
  policies: ['muster-maps', 'google-maps-api-loader', 'google-maps-api#html', 'lit-html'],
};

const policyOf = ({ connectOrigins, scriptHashes, maps }: HttpSettings) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...scriptHashes, ...(maps ? [MAPS.script] : [])],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'", ...connectOrigins, ...(maps ? MAPS.connect : [])],
    workerSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
    formAction: ["'self'", ...connectOrigins],
    requireTrustedTypesFor: ["'script'"],
    trustedTypes: ['default', 'muster-worker', 'muster-replay', ...(maps ? MAPS.policies : [])],
  },
});

/** The page of the documentation makes markup from text, so it alone goes without Trusted Types. It holds no session. */
const POLICY_OF_DOCS = {
  'default-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
};

const document = async (http: FastifyInstance): Promise<void> => {
  await http.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Muster',
        version: '1',
        description: 'Projects, rosters and daily activity of several organizations.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: jsonSchemaTransform,
  });
  await http.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: POLICY_OF_DOCS });
  http.get('/api/openapi.json', { schema: { hide: true } }, () => http.swagger());
};
