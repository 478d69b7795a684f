// A worker alone, as Muster composes it, but for pushes, which may go to this machine. Says when it works.
import { request } from 'node:http';
import { readConfig } from '../../api/src/config.ts';
import type { Post } from '../../api/src/features/notifications/adapters/push-service.ts';
import { openJobs } from '../../api/src/platform/jobs.ts';
import { openWorkingDatabase, startWorker } from '../../api/src/worker.ts';

const postHere: Post = (url, headers, body) =>
  new Promise((resolve, reject) => {
    const asked = request(url, { method: 'POST', headers }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode ?? 0, retryAfter: null });
    });
    asked.on('error', reject);
    asked.end(body);
  });

const say = (what: string) => (error: unknown) => console.error(what, error);
const config = readConfig();
const databaseUrl = config.DATABASE_URL ?? '';
const jobs = await openJobs(databaseUrl, say('queue'));
const { databases, login } = openWorkingDatabase(databaseUrl, undefined, say('database'));
await startWorker(config, { jobs, databases, login, identity: null, warn: console.error, post: postHere });
process.stdout.write('ready\n');
