import { randomUUID } from 'node:crypto';
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
import type { DestinationStream, LevelWithSilent } from 'pino';
import { answerCompiler } from './answers.ts';
import { packAnswers } from './compression.ts';
import { answerFailures, type Defect } from './failures.ts';
import { reader } from './input.ts';
import { A_MINUTE_MS, addressOf } from './limits.ts';
import { type PagePolicy, protectPages } from './page-policy.ts';
import type { TrustProxy } from './trust-proxy.ts';

/** What the HTTP side needs to know. */
export interface HttpSettings extends PagePolicy {
  readonly logLevel: LevelWithSilent;
  /** Where the log goes; standard output by default. */
  readonly logStream?: DestinationStream;
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
