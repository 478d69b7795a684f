import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startTestPostgres } from '../src/embedded/postgres.ts';
import { migrate } from '../src/platform/postgres/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Superuser's address of the run's own PostgreSQL; its database `template_muster` is migrated. */
    postgresUrl: string;
  }
}

/** One PostgreSQL for a whole run of tests; test files copy its migrated template. */
export default async function setup(project: TestProject) {
  const postgres = await startTestPostgres();
  const owner = new pg.Client({ connectionString: postgres.url });
  await owner.connect();
  await owner.query('create database template_muster');
  await owner.end();
  await migrate(postgres.url.replace(/\/[^/]*$/, '/template_muster'));
  project.provide('postgresUrl', postgres.url);
  return postgres.stop;
}
