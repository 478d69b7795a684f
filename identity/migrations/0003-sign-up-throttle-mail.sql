-- Signing up by a code that arrives by mail, counting attempts, and delivering mail.

create table idp.sign_ups (
  token_hash bytea primary key,
  email text not null,
  name text not null,
  password_hash text,
  code_hash bytea,
  tries integer not null default 0,
  code_sent_at timestamptz not null,
  expires_at timestamptz not null,
  confirmed_at timestamptz
);
comment on table idp.sign_ups is 'Sign-ups that wait for their code. Nobody here can sign in; a row goes when it expires.';
comment on column idp.sign_ups.token_hash is 'SHA-256 of the secret that the browser which signed up holds.';
comment on column idp.sign_ups.password_hash is 'argon2id in PHC format; null once the sign-up has been confirmed.';
comment on column idp.sign_ups.code_hash is
  'SHA-256 of the browser''s secret and the code, so that this table alone does not tell the code. Null when the address already has an account: then no code fits.';
comment on column idp.sign_ups.tries is 'How often the present code has been tried; it starts again with every new code.';
create index sign_ups_expiry on idp.sign_ups (expires_at);

create table idp.throttle (
  key text primary key,
  points integer not null,
  expire bigint not null
);
comment on table idp.throttle is 'Attempts counted by kind and by account, network or browser; written by rate-limiter-flexible.';
comment on column idp.throttle.key is 'Kind of attempt and what is counted, then the SHA-256 of the account, network or browser.';
comment on column idp.throttle.expire is 'When counting starts again, in milliseconds since 1970.';
create index throttle_expiry on idp.throttle (expire);

alter table idp.password_links alter column user_sub drop not null;
comment on column idp.password_links.user_sub is
  'Null when nobody has the address: written all the same, so that asking takes the same time for every address.';

alter table idp.outbox
  add column html text not null default '',
  add column attempts integer not null default 0,
  add column next_attempt_at timestamptz,
  add column expires_at timestamptz,
  add column sent_at timestamptz,
  add column given_up_at timestamptz,
  add column last_failure text;
update idp.outbox set next_attempt_at = created_at, expires_at = created_at + interval '1 hour';
alter table idp.outbox
  alter column next_attempt_at set not null,
  alter column expires_at set not null;
comment on table idp.outbox is
  'Mail to send. Without a mail server the demo shows it on a page instead. Its text goes when it has been sent or given up.';
comment on column idp.outbox.next_attempt_at is 'While a process sends the mail: when another may take it over.';
comment on column idp.outbox.expires_at is 'From then on nobody needs the mail any more: its code or link is no good, or it is days old.';
comment on column idp.outbox.last_failure is 'What the mail server answered last.';
create index outbox_due on idp.outbox (next_attempt_at) where sent_at is null and given_up_at is null;
create index outbox_created on idp.outbox (created_at);
