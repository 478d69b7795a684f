import { createHash, createHmac } from 'node:crypto';
import pg from 'pg';

/** Whom the API logs in as: somebody who can do nothing but become `muster_app`. */
export interface Login {
  readonly name: string;
  /** Null where the owner has none either, since the server asks for none. */
  readonly password: string | null;
  /** Where to connect, and as whom. */
  readonly url: string;
  /** Whether it follows from the owner's credentials, and a start makes it; else somebody else has made it. */
  readonly derived: boolean;
}

/**
 * The login for the database that its owner reaches at `databaseUrl`: the one that `given` names, else one that every
 * process with that address derives alike.
 */
export const loginOf = (databaseUrl: string, given?: string): Login => {
  const { user = '', password } = credentialsOf(given ?? databaseUrl);
  if (given) return { name: user, password, url: given, derived: false };
  // Of the name alone: everybody on the server reads the names of roles, and could guess a password by its digest.
  const name = `muster_login_${createHash('sha256').update(user).digest('hex').slice(0, 16)}`;
  const own =
    password && createHmac('sha256', password).update(`muster login of ${user}`).digest('base64url');
  return { name, password: own, url: withCredentials(databaseUrl, name, own), derived: true };
};

/** As the driver reads them, from the address or its own settings. */
const credentialsOf = (url: string) => {
  const { user, password } = new pg.Client({ connectionString: url });
  return { user, password: typeof password === 'string' && password !== '' ? password : null };
};

/** As parameters, which addresses of local sockets can carry, too. */
const withCredentials = (databaseUrl: string, user: string, password: string | null): string => {
  const url = new URL(databaseUrl);
  url.username = '';
  url.password = '';
  url.searchParams.set('user', user);
  if (password) url.searchParams.set('password', password);
  else url.searchParams.delete('password');
  return url.href;
};

const OPTIONS =
  '-c role=muster_app -c timezone=UTC -c statement_timeout=30000 -c idle_in_transaction_session_timeout=60000';

/** The address at which a connection begins as `muster_app`, whatever other options the address has. */
export const asApplication = ({ url }: Login): string => {
  const address = new URL(url);
  const options = [address.searchParams.get('options'), OPTIONS].filter(Boolean).join(' ');
  address.searchParams.set('options', options);
  return address.href;
};
