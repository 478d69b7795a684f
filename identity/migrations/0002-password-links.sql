-- Setting a password by a link: after forgetting it, and for the first person of a new installation.

create table idp.password_links (
  token_hash bytea primary key,
  user_sub text not null references idp.users on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
comment on table idp.password_links is 'Links that set a password once; gone when used.';
comment on column idp.password_links.token_hash is 'SHA-256 of the secret in the link; the secret itself is never stored here.';
create index password_links_user on idp.password_links (user_sub, created_at);

create table idp.outbox (
  id bigint primary key generated always as identity,
  recipient text not null,
  subject text not null,
  body text not null,
  created_at timestamptz not null
);
comment on table idp.outbox is 'Mail waiting to be sent. The demo sends none and shows it on a page instead.';
