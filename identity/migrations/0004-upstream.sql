-- Signing in through Google, Facebook, Amazon and Apple.

create table idp.upstream_identities (
  provider text not null,
  issuer text not null,
  subject text not null,
  user_sub text not null references idp.users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (provider, issuer, subject)
);
comment on table idp.upstream_identities is 'Which person of ours an account at another provider signs in.';
comment on column idp.upstream_identities.issuer is
  'Who vouched for the subject: a provider may be pointed at another server, whose subjects are other people.';
create index upstream_identities_user on idp.upstream_identities (user_sub);

create table idp.upstream_attempts (
  state_hash bytea primary key,
  interaction text not null,
  provider text not null,
  code_verifier text not null,
  nonce text not null,
  answer text,
  expires_at timestamptz not null
);
comment on table idp.upstream_attempts is 'Browsers on their way to another provider and back; a row works once.';
comment on column idp.upstream_attempts.state_hash is 'SHA-256 of the state that travels with the browser.';
comment on column idp.upstream_attempts.interaction is
  'The sign-in it belongs to. Worth nothing without the signed cookie of that sign-in.';
comment on column idp.upstream_attempts.code_verifier is 'Must be sent again, so it can''t be a hash; worth nothing without the code.';
comment on column idp.upstream_attempts.answer is
  'The parameters that the browser brought back, kept while it is sent on to where its cookie counts.';
create index upstream_attempts_expiry on idp.upstream_attempts (expires_at);

create table idp.upstream_links (
  interaction_hash bytea primary key,
  provider text not null,
  issuer text not null,
  subject text not null,
  user_sub text not null references idp.users on delete cascade,
  expires_at timestamptz not null
);
comment on table idp.upstream_links is
  'Upstream accounts that wait for the person to sign in to the account of the same address, within one sign-in.';
create index upstream_links_expiry on idp.upstream_links (expires_at);

-- Whoever connected an upstream account before anybody had proven the address may have been somebody else.
create function idp.drop_unproven_upstreams() returns trigger language plpgsql as $$
begin
  delete from idp.upstream_identities where user_sub = new.sub;
  delete from idp.upstream_links where user_sub = new.sub;
  return null;
end $$;
create trigger users_address_proven after update of email_verified on idp.users
  for each row when (new.email_verified and not old.email_verified)
  execute function idp.drop_unproven_upstreams();
