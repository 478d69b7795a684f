-- Every event gets a seal in its own transaction: a hash over what happened and over the seal before.
-- What the digests and hashes are made of is written down in docs/decisions/0073-audit-chain.md.

create function seal_time(at timestamptz) returns text language sql stable parallel safe
  as $$ select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') $$;

create function seal_facts(
  org uuid, event uuid, type text, subject_type text, subject uuid, project uuid, occurred_at timestamptz, request text
) returns bytea language sql stable parallel safe as $$
  select sha256(convert_to(
    jsonb_build_array(org, event, type, subject_type, subject, project, seal_time(occurred_at), request)::text, 'UTF8'))
$$;

create function seal_digest(salt uuid, one jsonb, other jsonb) returns bytea language sql stable parallel safe
  as $$ select sha256(uuid_send(salt) || convert_to(jsonb_build_array(one, other)::text, 'UTF8')) $$;
comment on function seal_digest is 'Salted, because names and texts can be guessed: without the salt nothing leads back. Null without one.';

create function seal_hash(
  previous bytea, seq bigint, org uuid, event uuid, sealed_at timestamptz, facts bytea, who bytea, what bytea
) returns bytea language sql stable parallel safe as $$
  select sha256(previous || convert_to(jsonb_build_array(
    seq, org, event, seal_time(sealed_at), encode(facts, 'hex'), encode(who, 'hex'), encode(what, 'hex'))::text, 'UTF8'))
$$;
comment on function seal_hash is 'The hash of a seal; org is null above the organizations. The first follows on 32 zero bytes.';

create table event_seals (
  org_id uuid not null,
  seq bigint not null check (seq > 0),
  event_id uuid not null,
  sealed_at timestamptz not null,
  who_salt uuid,
  what_salt uuid,
  facts_digest bytea not null,
  who_digest bytea not null,
  what_digest bytea not null,
  hash bytea not null,
  primary key (org_id, seq),
  unique (org_id, event_id)
);
comment on table event_seals is 'The chain of the audit trail, in the order of commits: changing, removing or moving an event breaks it.';
comment on column event_seals.who_salt is 'Null once the name of a deleted person was taken out of the event; so is what_salt.';
comment on column event_seals.facts_digest is 'Over type, subject, project, time and request.';
comment on column event_seals.who_digest is 'Over actor and actor_name, salted.';
comment on column event_seals.what_digest is 'Over changes and data, salted.';
select make_tenant_table('event_seals');

create table root_event_seals (
  seq bigint primary key check (seq > 0),
  event_id uuid not null unique,
  sealed_at timestamptz not null,
  who_salt uuid,
  what_salt uuid,
  facts_digest bytea not null,
  who_digest bytea not null,
  what_digest bytea not null,
  hash bytea not null
);
comment on table root_event_seals is 'The chain of what happened above the organizations, like event_seals.';
alter table root_event_seals enable row level security;
alter table root_event_seals force row level security;
create policy at_root on root_event_seals for select to muster_app using ((select is_at_root()));
grant select on root_event_seals to muster_app;

revoke insert, update, delete on event_seals from muster_app;
do $$
declare
  target text;
begin
  foreach target in array array['event_seals', 'root_event_seals'] loop
    execute format('create policy auditor on %s to muster_auditor using (true) with check (true)', target);
    execute format('create policy eraser on %s to muster_eraser using (true) with check (true)', target);
    execute format('grant select, insert on %s to muster_auditor', target);
    execute format('grant select, update (who_salt, what_salt) on %s to muster_eraser', target);
    execute format('create trigger append_only before update or delete on %s for each row execute function refuse_change()', target);
    execute format('create trigger no_truncate before truncate on %s for each statement execute function refuse_change()', target);
  end loop;
end $$;
create policy auditor on events for select to muster_auditor using (true);
create policy auditor on root_events for select to muster_auditor using (true);
grant select on events, root_events to muster_auditor;

-- The application says what happened; who it was, when and under which id says the transaction.
revoke insert on events, root_events from muster_app;
grant insert (org_id, type, subject_type, subject_id, project_id, actor_name, changes, data, request_id) on events to muster_app;
grant insert (type, subject_type, subject_id, actor_name, changes, data, request_id) on root_events to muster_app;

create function seal(held events) returns void language plpgsql as $$
declare
  last event_seals;
  made event_seals;
begin
  select * into last from event_seals where org_id = held.org_id order by seq desc limit 1;
  made.org_id := held.org_id;
  made.seq := coalesce(last.seq, 0) + 1;
  made.event_id := held.id;
  made.sealed_at := clock_timestamp();
  made.who_salt := gen_random_uuid();
  made.what_salt := gen_random_uuid();
  made.facts_digest := seal_facts(held.org_id, held.id, held.type, held.subject_type, held.subject_id, held.project_id,
    held.occurred_at, held.request_id);
  made.who_digest := seal_digest(made.who_salt, to_jsonb(held.actor), to_jsonb(held.actor_name));
  made.what_digest := seal_digest(made.what_salt, held.changes, held.data);
  made.hash := seal_hash(coalesce(last.hash, decode(repeat('00', 32), 'hex')), made.seq, held.org_id, held.id,
    made.sealed_at, made.facts_digest, made.who_digest, made.what_digest);
  insert into event_seals values (made.*);
end $$;

create function seal(held root_events) returns void language plpgsql as $$
declare
  last root_event_seals;
  made root_event_seals;
begin
  select * into last from root_event_seals order by seq desc limit 1;
  made.seq := coalesce(last.seq, 0) + 1;
  made.event_id := held.id;
  made.sealed_at := clock_timestamp();
  made.who_salt := gen_random_uuid();
  made.what_salt := gen_random_uuid();
  made.facts_digest := seal_facts(null, held.id, held.type, held.subject_type, held.subject_id, null,
    held.occurred_at, held.request_id);
  made.who_digest := seal_digest(made.who_salt, to_jsonb(held.actor), to_jsonb(held.actor_name));
  made.what_digest := seal_digest(made.what_salt, held.changes, held.data);
  made.hash := seal_hash(coalesce(last.hash, decode(repeat('00', 32), 'hex')), made.seq, null, held.id,
    made.sealed_at, made.facts_digest, made.who_digest, made.what_digest);
  insert into root_event_seals values (made.*);
end $$;

-- Run at the end of the transaction: the lock is held while committing and no longer, and nothing is locked after it. Should
-- something have been taken out of an event since it was written, it is sealed as it was left.
-- A session plans once, maybe when there were five seals: without indexes, ten thousand events would be quadratic.
create function seal_event() returns trigger language plpgsql security definer
set search_path = public, pg_temp set enable_seqscan = off set enable_bitmapscan = off as $$
declare
  held events := new;
begin
  perform pg_advisory_xact_lock(hashtextextended('event seals ' || new.org_id, 0));
  if current_setting('muster.erased', true) = 'yes' then
    select * into held from events where org_id = new.org_id and id = new.id;
  end if;
  perform seal(held);
  return null;
end $$;

create function seal_root_event() returns trigger language plpgsql security definer
set search_path = public, pg_temp set enable_seqscan = off set enable_bitmapscan = off as $$
declare
  held root_events := new;
begin
  perform pg_advisory_xact_lock(hashtextextended('root event seals', 0));
  if current_setting('muster.erased', true) = 'yes' then
    select * into held from root_events where id = new.id;
  end if;
  perform seal(held);
  return null;
end $$;
alter function seal(events) owner to muster_auditor;
alter function seal(root_events) owner to muster_auditor;
alter function seal_event() owner to muster_auditor;
alter function seal_root_event() owner to muster_auditor;
revoke all on function seal(events), seal(root_events), seal_event(), seal_root_event() from public;

create constraint trigger seal after insert on events
  deferrable initially deferred for each row execute function seal_event();
create constraint trigger seal after insert on root_events
  deferrable initially deferred for each row execute function seal_root_event();

-- What happened before there were seals, in the order in which it was written.
set local role muster_auditor;
do $$
declare
  held events;
  above root_events;
begin
  for held in select * from events order by org_id, id loop
    perform seal(held);
  end loop;
  for above in select * from root_events order by id loop
    perform seal(above);
  end loop;
end $$;
reset role;

-- Taking a deleted person out of an event takes the salt away, too: the digest then tells nobody who it was, and the chain
-- holds. Only for muster_eraser; whoever else changes an event leaves the salt that shows it.
create function unsalt_erased() returns trigger language plpgsql
set search_path = public, pg_temp set enable_seqscan = off set enable_bitmapscan = off as $$
begin
  perform set_config('muster.erased', 'yes', true);
  update event_seals set
    who_salt = case when (old.actor, old.actor_name) is not distinct from (new.actor, new.actor_name) then who_salt end,
    what_salt = case when (old.changes, old.data) is not distinct from (new.changes, new.data) then what_salt end
  where org_id = new.org_id and event_id = new.id;
  return null;
end $$;
create trigger unsalt_erased after update on events for each row
  when (current_user = 'muster_eraser' and old is distinct from new) execute function unsalt_erased();

create function unsalt_erased_at_root() returns trigger language plpgsql
set search_path = public, pg_temp set enable_seqscan = off set enable_bitmapscan = off as $$
begin
  perform set_config('muster.erased', 'yes', true);
  update root_event_seals set
    who_salt = case when (old.actor, old.actor_name) is not distinct from (new.actor, new.actor_name) then who_salt end,
    what_salt = case when (old.changes, old.data) is not distinct from (new.changes, new.data) then what_salt end
  where event_id = new.id;
  return null;
end $$;
create trigger unsalt_erased after update on root_events for each row
  when (current_user = 'muster_eraser' and old is distinct from new) execute function unsalt_erased_at_root();

-- The trail by what happened, and to what kind of thing.
create index events_by_type on events (org_id, type, id);
create index events_by_subject_type on events (org_id, subject_type, id);

-- Ids are made while an event is written and occurred_at is when its transaction began, so that a span of days is a span of ids.
alter table events add constraint events_id_tells_time
  check (abs(extract(epoch from uuid_extract_timestamp(id) - occurred_at)) <= 3600) not valid;
create function event_ids_from(at timestamptz) returns uuid language sql immutable strict parallel safe as $$
  select (lpad(to_hex(greatest(0, least(281474976710655, floor(extract(epoch from at) * 1000)))::bigint), 12, '0')
    || repeat('0', 20))::uuid
$$;
comment on function event_ids_from is 'The least id of events that were written from then on.';
