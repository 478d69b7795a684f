create table idempotency_keys (
  sub text not null,
  key text not null check (length(key) between 1 and 200),
  request_sha256 text not null,
  status smallint,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (sub, key)
);
comment on table idempotency_keys is 'The answer to each write, kept 24 h: the same key and request get it again instead of a second effect.';
alter table idempotency_keys enable row level security;
alter table idempotency_keys force row level security;
create policy own on idempotency_keys to muster_app using (sub = (select muster_sub())) with check (sub = (select muster_sub()));
grant select, insert, update, delete on idempotency_keys to muster_app;
create index idempotency_keys_by_age on idempotency_keys (created_at);

create function purge_idempotency_keys() returns bigint language sql security definer set search_path = public, pg_temp as $$
  with gone as (delete from idempotency_keys where created_at < now() - interval '24 hours' returning 1) select count(*) from gone
$$;
create policy reader on idempotency_keys to muster_reader using (true);
grant select, delete on idempotency_keys to muster_reader;
alter function purge_idempotency_keys() owner to muster_reader;
revoke all on function purge_idempotency_keys() from public;
grant execute on function purge_idempotency_keys() to muster_app;
