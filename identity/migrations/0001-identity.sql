-- Who may sign in, what they signed in to, and the keys that prove it. Owned by the embedded identity provider alone.

create table idp.users (
  sub text primary key,
  email text not null,
  email_verified boolean not null default false,
  name text not null,
  password_hash text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint users_email_lowercase check (email = lower(email))
);
comment on table idp.users is 'One row per person who can sign in.';
comment on column idp.users.sub is 'Subject of every token; also their cognito:username.';
comment on column idp.users.password_hash is 'argon2id in PHC format; null until a password has been set.';
create unique index users_email on idp.users (email);

create table idp.grants (
  id text primary key,
  user_sub text not null references idp.users on delete cascade,
  client_id text not null,
  payload jsonb not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz
);
comment on table idp.grants is 'One row per sign-in. Its id is the claim origin_jti of every token that came from it.';
comment on column idp.grants.payload is 'What the protocol library stores: the scopes that were granted.';
comment on column idp.grants.expires_at is 'Moves along with the newest refresh token.';
comment on column idp.grants.revoked_at is 'Set by sign-out and by the reuse of a refresh token; such a grant issues nothing any more.';
create index grants_user on idp.grants (user_sub);
create index grants_revoked on idp.grants (revoked_at) where revoked_at is not null;
create index grants_expiry on idp.grants (expires_at);

create view idp.revoked_grants as
  select id as grant_id, revoked_at from idp.grants
  where revoked_at > now() - interval '1 hour';
comment on view idp.revoked_grants is
  'Grants whose tokens may not have expired yet (they live 15 minutes): what the API must refuse by origin_jti.';

create table idp.artifacts (
  kind text not null,
  id_hash bytea not null,
  payload jsonb not null,
  grant_id text references idp.grants on delete cascade,
  user_sub text,
  uid text,
  consumed_at timestamptz,
  expires_at timestamptz not null,
  primary key (kind, id_hash)
);
comment on table idp.artifacts is
  'Sessions at the provider, sign-ins under way, authorization codes and refresh tokens.';
comment on column idp.artifacts.kind is 'Session, Interaction, AuthorizationCode, RefreshToken, …';
comment on column idp.artifacts.id_hash is
  'SHA-256 of the secret that the browser holds; the secret itself is never stored.';
comment on column idp.artifacts.user_sub is 'The person of a session, so that a global sign-out can end it.';
comment on column idp.artifacts.uid is 'Second name of a session, carried by the sign-ins started from it.';
comment on column idp.artifacts.consumed_at is 'First use of a code or refresh token.';
create index artifacts_grant on idp.artifacts (grant_id) where grant_id is not null;
create index artifacts_user on idp.artifacts (user_sub) where user_sub is not null;
create unique index artifacts_uid on idp.artifacts (kind, uid) where uid is not null;
create index artifacts_expiry on idp.artifacts (expires_at);

create table idp.signing_keys (
  kid text primary key,
  private_jwk jsonb not null,
  created_at timestamptz not null default now()
);
comment on table idp.signing_keys is 'RS256 keys; the newest signs, all are published.';

create table idp.cookie_keys (
  id integer primary key generated always as identity,
  secret text not null,
  created_at timestamptz not null default now()
);
comment on table idp.cookie_keys is 'HMAC keys of the provider''s cookies; the newest signs, all verify.';

create table idp.identities (
  id text primary key,
  pool_id text not null,
  user_sub text references idp.users on delete cascade,
  created_at timestamptz not null default now()
);
comment on table idp.identities is
  'Identities of the identity pool: guests have no user; a guest who signs in keeps the identity.';
create unique index identities_user on idp.identities (pool_id, user_sub) where user_sub is not null;
