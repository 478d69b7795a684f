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

-- Until somebody has proven the address, whoever made the account may have been anybody. It starts anew with the proof.
create function idp.start_anew() returns trigger language plpgsql as $$
begin
  if new.password_hash is not distinct from old.password_hash then
    new.password_hash := null;
  end if;
  delete from idp.upstream_identities where user_sub = new.sub;
  delete from idp.upstream_links where user_sub = new.sub;
  delete from idp.passkeys where user_sub = new.sub;
  delete from idp.authenticators where user_sub = new.sub;
  delete from idp.recovery_codes where user_sub = new.sub;
  delete from idp.half_sign_ins where user_sub = new.sub;
  perform idp.end_all_sessions(new.sub);
  return new;
end $$;
comment on function idp.start_anew is
  'Takes away every way into an account and ends its sign-ins, but for a password that is set in the same statement.';
create trigger users_address_proven before update of email_verified on idp.users
  for each row when (new.email_verified and not old.email_verified)
  execute function idp.start_anew();
