-- Pages inside another application: a token that works once, and the reading session that it is exchanged for (decision 158).
create type embedded_place as enum ('dealsheets', 'account_plans');
create table embeddings (
  org_id uuid not null references organizations,
  id uuid not null default uuidv7(),
  place embedded_place not null,
  token_sha256 bytea not null check (length(token_sha256) = 32),
  token_until timestamptz not null,
  session_sha256 bytea check (length(session_sha256) = 32),
  session_until timestamptz,
  opened_at timestamptz,
  created_at timestamptz not null default now(),
  created_by text default muster_sub(),
  updated_at timestamptz not null default now(),
  updated_by text default muster_sub(),
  version integer not null default 1,
  primary key (org_id, id),
  check ((opened_at is null) = (session_sha256 is null) and (opened_at is null) = (session_until is null))
);
comment on table embeddings is 'Tokens for pages inside another application, and the sessions that they were exchanged for. Whoever made one is who reads.';
comment on column embeddings.place is 'The page that it opens.';
comment on column embeddings.token_sha256 is 'Of the token, which nobody keeps.';
comment on column embeddings.token_until is 'Until when the token may be exchanged, once.';
comment on column embeddings.session_sha256 is 'Of the session that the token was exchanged for.';
comment on column embeddings.session_until is 'Until when the session reads.';
comment on column embeddings.opened_at is 'When the token was exchanged.';
create index embeddings_by_token on embeddings (token_sha256);
create index embeddings_by_session on embeddings (session_sha256) where session_sha256 is not null;
select make_tenant_table('embeddings');

create function open_embedding(token bytea, session bytea, lasts interval)
  returns table (organization uuid, id uuid, place embedded_place, person text, until timestamptz)
language sql security definer set search_path = public, pg_temp as $$
  update embeddings e
  set opened_at = clock_timestamp(), session_sha256 = session, session_until = clock_timestamp() + lasts
  where e.token_sha256 = token and e.opened_at is null and e.token_until > clock_timestamp()
  returning e.org_id, e.id, e.place, e.created_by, e.session_until
$$;
comment on function open_embedding is 'Exchanges a token for a session, once, by their digests; nothing for a token that is unknown, used or too old.';

create function embedded_session(session bytea) returns table (organization uuid, place embedded_place, person text)
language sql stable security definer set search_path = public, pg_temp as $$
  select e.org_id, e.place, e.created_by from embeddings e
  where e.session_sha256 = session and e.session_until > clock_timestamp()
$$;
comment on function embedded_session is 'Who reads by a session, and where, by its digest; nothing for one that is unknown or over.';

create policy reader on embeddings to muster_reader using (true) with check (true);
grant select, update (opened_at, session_sha256, session_until) on embeddings to muster_reader;
alter function open_embedding(bytea, bytea, interval) owner to muster_reader;
alter function embedded_session(bytea) owner to muster_reader;
revoke all on function open_embedding(bytea, bytea, interval), embedded_session(bytea) from public;
grant execute on function open_embedding(bytea, bytea, interval), embedded_session(bytea) to muster_app;
