-- A second factor by an authenticator app, and passkeys.

create table idp.sealing_keys (
  id integer primary key generated always as identity,
  secret bytea not null,
  created_at timestamptz not null default now()
);
comment on table idp.sealing_keys is 'AES-256 keys of what has to be read again; the newest seals, each row says which one sealed it.';

create table idp.authenticators (
  user_sub text primary key references idp.users on delete cascade,
  sealed_secret bytea not null,
  key_id integer not null references idp.sealing_keys,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0
);
comment on table idp.authenticators is 'The authenticator app of a person; asked for at sign-in once it is confirmed.';
comment on column idp.authenticators.sealed_secret is
  'The shared secret must be read again to check a code, so it is encrypted: AES-256-GCM, nonce, tag and text, bound to the person.';
comment on column idp.authenticators.confirmed_at is 'Null until the first right code has shown that the app has the secret.';
comment on column idp.authenticators.last_step is 'The half minute of the last code that was used; it and all before it are used up.';

create table idp.recovery_codes (
  user_sub text not null references idp.users on delete cascade,
  code_hash bytea not null,
  primary key (user_sub, code_hash)
);
comment on table idp.recovery_codes is 'Codes for who has lost the authenticator; a row goes when its code is used.';
comment on column idp.recovery_codes.code_hash is 'SHA-256 of 80 random bits.';

create table idp.half_sign_ins (
  interaction_hash bytea primary key,
  user_sub text not null references idp.users on delete cascade,
  tries integer not null default 0,
  expires_at timestamptz not null
);
comment on table idp.half_sign_ins is
  'Sign-ins whose first factor was right and whose code is missing. Worth nothing without the signed cookie of the sign-in.';
comment on column idp.half_sign_ins.interaction_hash is 'SHA-256 of the sign-in it belongs to.';
create index half_sign_ins_user on idp.half_sign_ins (user_sub);
create index half_sign_ins_expiry on idp.half_sign_ins (expires_at);

create table idp.passkeys (
  credential_id text primary key,
  user_sub text not null references idp.users on delete cascade,
  name text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
comment on table idp.passkeys is 'Passkeys by which people sign in; only their public halves.';
comment on column idp.passkeys.credential_id is 'base64url, as the authenticator names it.';
comment on column idp.passkeys.counter is 'Signatures that the authenticator has counted; 0 for ever where it doesn''t count.';
create index passkeys_user on idp.passkeys (user_sub, created_at);

create table idp.passkey_challenges (
  challenge_hash bytea primary key,
  bound_to bytea not null,
  expires_at timestamptz not null
);
comment on table idp.passkey_challenges is 'What a passkey has been asked to sign; a row works once.';
comment on column idp.passkey_challenges.bound_to is 'SHA-256 of the purpose and of the sign-in or session it was made for.';
create index passkey_challenges_expiry on idp.passkey_challenges (expires_at);
