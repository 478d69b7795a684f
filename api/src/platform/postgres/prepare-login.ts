import pg from 'pg';
import { asApplication, type Login } from './login.ts';
import { scramVerifier } from './scram.ts';
import { UnusableDatabase } from './unusable-database.ts';

/**
 * Makes the API's login, or lets one that was made elsewhere in, and shuts the database for everybody without a right of
 * their own. Throws {@link UnusableDatabase} when the login can't be used, or can do more than it may.
 */
export const prepareLogin = async (owner: pg.Client, login: Login): Promise<void> => {
  if (login.derived) await insistently(() => make(owner, login));
  await insistently(() => shut(owner, login));
  if (!(await tryOut(login))) return;
  await insistently(() => mend(owner, login));
  const failure = await tryOut(login);
  if (failure) throw failure;
};

const identifier = ({ name }: Login) => pg.escapeIdentifier(name);
const passwordOf = ({ password }: Login) =>
  `password ${password ? pg.escapeLiteral(scramVerifier(password)) : 'null'}`;

const make = async (owner: pg.Client, login: Login): Promise<void> => {
  const { rows } = await owner.query<{ changed: boolean; database: string }>(
    `select exists (select from pg_db_role_setting where setrole = r.oid) as changed,
       quote_ident(current_database()) as database
     from pg_roles r where rolname = $1`,
    [login.name],
  );
  const [known] = rows;
  const role = identifier(login);
  if (!known) {
    const able = 'login noinherit nosuperuser nobypassrls nocreatedb nocreaterole';
    await owner.query(`create role ${role} ${able} ${passwordOf(login)}`);
    await join(owner, login);
  }
  // A role may change its own settings, so whoever came in as it may have left some.
  if (known?.changed)
    await owner.query(
      `alter role ${role} reset all; alter role ${role} in database ${known.database} reset all`,
    );
};

/** The owner's password has changed since, or somebody who came in has changed the login's; or it was made elsewhere. */
const mend = async (owner: pg.Client, login: Login): Promise<void> => {
  if (login.derived) await owner.query(`alter role ${identifier(login)} login ${passwordOf(login)}`);
  await join(owner, login);
};

const join = async (owner: pg.Client, login: Login): Promise<void> => {
  const { rows } = await owner.query<{ joined: boolean }>(
    `select exists (
       select from pg_auth_members where member = r.oid and roleid = 'muster_app'::regrole and set_option and not inherit_option
     ) as joined from pg_roles r where rolname = $1`,
    [login.name],
  );
  if (rows[0]?.joined === false)
    await owner.query(`grant muster_app to ${identifier(login)} with inherit false, set true`);
};

const OPEN = `select quote_ident(d.datname) as database,
    has_database_privilege('public', d.oid, 'connect') or has_database_privilege('public', d.oid, 'temporary') as open,
    has_database_privilege(r.oid, d.oid, 'connect') as let_in, has_schema_privilege('public', 'public', 'create') as writable
  from pg_database d, pg_roles r
  where d.datname = current_database() and pg_has_role(d.datdba, 'usage') and r.rolname = $1`;

/** Says nothing that is so already: it is written to tables of the whole server, where others may be writing. */
const shut = async (owner: pg.Client, login: Login): Promise<void> => {
  const { rows } = await owner.query(OPEN, [login.name]);
  const [state] = rows;
  if (!state) return;
  const { database, open, let_in, writable } = state;
  if (open) await owner.query(`revoke connect, temporary on database ${database} from public`);
  if (open || !let_in) await owner.query(`grant connect on database ${database} to ${identifier(login)}`);
  if (writable) await owner.query('revoke create on schema public from public');
};

const BEYOND = `select array_remove(array[
    case when r.rolsuper then 'is a superuser' end,
    case when r.rolbypassrls then 'bypasses row-level security' end,
    case when r.rolcreaterole or r.rolcreatedb or r.rolreplication then 'may make roles or databases, or copy them' end,
    case when exists (select from pg_auth_members where member = r.oid and roleid <> 'muster_app'::regrole)
      then 'is a member of other roles' end,
    case when exists (
      select from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and (c.relrowsecurity or n.nspname in ('idp', 'pgboss'))
        and has_table_privilege(r.oid, c.oid, 'select, insert, update, delete, truncate'))
      then 'reaches tables by itself' end
  ], null) as beyond from pg_roles r where r.rolname = session_user`;

/** Comes in as the API will; why it can't, or null. Throws when something could be done there without the role. */
const tryOut = async (login: Login): Promise<UnusableDatabase | null> => {
  const client = new pg.Client({ connectionString: asApplication(login), connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ beyond: string[] }>(BEYOND);
    const beyond = rows[0]?.beyond ?? [];
    if (beyond.length > 0) throw tooMighty(login, beyond);
    return null;
  } catch (error) {
    if (error instanceof UnusableDatabase) throw error;
    return unreachable(login, error);
  } finally {
    await client.end().catch(() => undefined);
  }
};

const tooMighty = ({ name }: Login, beyond: string[]): UnusableDatabase =>
  new UnusableDatabase(
    `The API's login ${name} ${beyond.join(' and ')}: it may only become muster_app, so take that away from it.`,
  );

const unreachable = ({ name, derived }: Login, error: unknown): UnusableDatabase => {
  const why = error instanceof Error && error.message ? error.message : 'no answer';
  const advice = derived ? 'set APP_DATABASE_URL to a login that can' : 'check APP_DATABASE_URL';
  return new UnusableDatabase(`The API can't log in to the database as ${name} (${why}): ${advice}.`);
};

/** Roles and rights belong to the whole server: a start on another of its databases may be writing the same row. */
const insistently = async (work: () => Promise<unknown>, tries = 5): Promise<void> => {
  try {
    await work();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (tries === 0 || !['XX000', '23505', '42710'].includes(code)) throw error;
    await insistently(work, tries - 1);
  }
};
