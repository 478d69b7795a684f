-- What happened on a project, in a chain that nobody rewrites (decision 130).
create extension if not exists btree_gin;
create type ops_log_kind as enum ('entry', 'correction', 'incident', 'handover', 'follow_up');
create type ops_log_type as enum ('note', 'incident', 'handover', 'decision', 'safety', 'equipment', 'visitor');
create type ops_log_severity as enum ('info', 'sev4', 'sev3', 'sev2', 'sev1');
create type ops_log_state as enum (
  'open', 'acknowledged', 'mitigated', 'resolved', 'closed', 'drafted', 'signed_out', 'disputed', 'done');

create table ops_log (
  org_id uuid not null references organizations,
  project_id uuid not null,
  seq bigint not null check (seq > 0),
  id uuid not null default uuidv7(),
  format smallint not null default 1 check (format = 1),
  kind ops_log_kind not null,
  about bigint,
  state ops_log_state,
  occurred_at timestamptz not null,
  recorded_at timestamptz not null,
  author_id uuid,
  type ops_log_type,
  severity ops_log_severity,
  title text check (length(title) between 1 and 120),
  body text not null default '' check (length(body) <= 10000),
  root_cause text check (length(root_cause) between 1 and 10000),
  shift_id uuid,
  location text check (length(location) between 1 and 120),
  people uuid[] not null default '{}',
  tags text[] not null default '{}',
  attachments text[] not null default '{}',
  owner_id uuid,
  due date,
  client_uuid uuid,
  prev_hash bytea not null,
  hash bytea not null,
  words tsvector not null generated always as (
    to_tsvector('simple'::regconfig, coalesce(title, '') || ' ' || body || ' ' || coalesce(location, ''))) stored,
  primary key (org_id, project_id, seq),
  unique (org_id, id),
  unique (org_id, project_id, client_uuid),
  foreign key (org_id, project_id) references projects (org_id, id),
  foreign key (org_id, author_id) references members (org_id, id),
  foreign key (org_id, project_id, about) references ops_log (org_id, project_id, seq),
  constraint ops_log_past check (occurred_at between '2000-01-01Z' and recorded_at),
  constraint ops_log_about check ((kind = 'entry') = (about is null) and about < seq),
  constraint ops_log_entry check (
    kind not in ('entry', 'correction') or num_nulls(type, severity, title) = 0 and state is null and root_cause is null),
  constraint ops_log_step check (kind in ('entry', 'correction') or state is not null and num_nonnulls(type, severity, title) = 0),
  constraint ops_log_follow_up check ((owner_id is null) = (due is null) and (owner_id is null or kind = 'entry')),
  constraint ops_log_incident check (type <> 'incident' or severity <> 'info')
);
comment on table ops_log is 'The ops-log of every project: entries, corrections, and every step of incidents, handovers and follow-ups, each in its place of one chain.';
comment on column ops_log.seq is 'Place in the project''s chain, from 1 on without a gap.';
comment on column ops_log.format is 'How the hashed text is made; written down in docs/decisions/0130-ops-log.md.';
comment on column ops_log.about is 'The entry (seq) that a correction corrects or a step is a step of.';
comment on column ops_log.state is 'What a step came to.';
comment on column ops_log.occurred_at is 'When it happened, as whoever wrote it says; never after recorded_at.';
comment on column ops_log.recorded_at is 'When it was appended, by the database''s clock.';
comment on column ops_log.author_id is 'Whoever wrote it; null for what nobody asked for.';
comment on column ops_log.attachments is 'SHA-256 of each file, in hex.';
comment on column ops_log.owner_id is 'Of an entry that leaves something to do: who does it, until when (due).';
comment on column ops_log.client_uuid is 'Name that an offline device gave it, so that it lands once.';
comment on column ops_log.words is 'What is searched; not hashed.';
create index ops_log_by_author on ops_log (org_id, author_id, seq);
create index ops_log_about on ops_log (org_id, project_id, about, seq);
create index ops_log_by_time on ops_log (org_id, project_id, occurred_at, id) where kind in ('entry', 'correction');
create index ops_log_by_type on ops_log (org_id, project_id, type, occurred_at, id) where kind in ('entry', 'correction');
create index ops_log_by_severity on ops_log (org_id, project_id, severity, occurred_at, id) where kind in ('entry', 'correction');
create index ops_log_words on ops_log using gin (project_id, words) where kind in ('entry', 'correction');
create index ops_log_people on ops_log using gin (project_id, people) where kind in ('entry', 'correction');
create index ops_log_tags on ops_log using gin (project_id, tags) where kind in ('entry', 'correction');
select make_tenant_table('ops_log');

create table ops_log_heads (
  org_id uuid not null references organizations,
  project_id uuid not null,
  seq bigint not null,
  hash bytea not null,
  primary key (org_id, project_id),
  foreign key (org_id, project_id) references projects (org_id, id)
);
comment on table ops_log_heads is 'The last record of each project''s chain; held while the next one is appended.';
select make_tenant_table('ops_log_heads');

create table ops_log_items (
  org_id uuid not null references organizations,
  project_id uuid not null,
  entry_seq bigint not null,
  kind ops_log_kind not null check (kind in ('incident', 'handover', 'follow_up')),
  entry_id uuid not null,
  state ops_log_state not null,
  settled boolean not null default false,
  severity ops_log_severity not null,
  owner_id uuid,
  due date,
  acknowledged_at timestamptz,
  resolved_at timestamptz,
  resolver_id uuid,
  root_cause text,
  changed_seq bigint not null,
  primary key (org_id, project_id, entry_seq, kind),
  foreign key (org_id, project_id, entry_seq) references ops_log (org_id, project_id, seq)
);
comment on table ops_log_items is 'What incidents, handovers and follow-ups have come to: kept by the trigger that appends, can be made again from the chain.';
comment on column ops_log_items.settled is 'Nothing is left to do.';
comment on column ops_log_items.severity is 'The gravest that was ever said of it: a correction makes no incident lighter to close.';
comment on column ops_log_items.resolver_id is 'Who resolved it last: somebody else closes a grave one.';
comment on column ops_log_items.changed_seq is 'The record that it was changed by last.';
create index ops_log_open on ops_log_items (org_id, project_id, entry_seq) where not settled;
select make_tenant_table('ops_log_items');

-- What is hashed: fields one after the other, each as its length in bytes, a colon, its text and a comma; null is a tilde.
create function ops_log_field(value text) returns text language sql immutable parallel safe
  as $$ select case when value is null then '~' else octet_length(convert_to(value, 'UTF8')) || ':' || value || ',' end $$;
create function ops_log_list(list text[]) returns text language sql immutable parallel safe
  as $$ select ops_log_field(coalesce((select string_agg(ops_log_field(item), '' order by place)
    from unnest(list) with ordinality as listed (item, place)), '')) $$;

create function ops_log_text(r ops_log) returns text language plpgsql stable parallel safe as $$
begin
  return ops_log_field('muster-ops-log-' || r.format) || ops_log_field(r.org_id::text) || ops_log_field(r.project_id::text)
    || ops_log_field(r.seq::text) || ops_log_field(r.id::text) || ops_log_field(r.kind::text) || ops_log_field(r.about::text)
    || ops_log_field(r.state::text) || ops_log_field(seal_time(r.occurred_at)) || ops_log_field(seal_time(r.recorded_at))
    || ops_log_field(r.author_id::text) || ops_log_field(r.type::text) || ops_log_field(r.severity::text)
    || ops_log_field(r.title) || ops_log_field(r.body) || ops_log_field(r.root_cause) || ops_log_field(r.shift_id::text)
    || ops_log_field(r.location) || ops_log_list(r.people::text[]) || ops_log_list(r.tags) || ops_log_list(r.attachments)
    || ops_log_field(r.owner_id::text) || ops_log_field(to_char(r.due, 'YYYY-MM-DD')) || ops_log_field(r.client_uuid::text);
end $$;
create function ops_log_hash(r ops_log) returns bytea language sql stable parallel safe
  as $$ select sha256(r.prev_hash || convert_to(ops_log_text(r), 'UTF8')) $$;

-- The application says what happened; who it was, when, where in the chain and on what it follows says the transaction.
revoke insert, update, delete on ops_log from muster_app;
revoke insert, update, delete on ops_log_heads, ops_log_items from muster_app;
grant insert (org_id, project_id, kind, about, state, occurred_at, type, severity, title, body, root_cause, shift_id, location,
  people, tags, attachments, owner_id, due, client_uuid) on ops_log to muster_app;
create trigger append_only before update or delete on ops_log for each row execute function refuse_change();
create trigger no_truncate before truncate on ops_log for each statement execute function refuse_change();
create policy auditor on ops_log_heads to muster_auditor using (true) with check (true);
create policy auditor on ops_log_items to muster_auditor using (true) with check (true);
grant select, insert, update (seq, hash) on ops_log_heads to muster_auditor;
grant select, insert, update on ops_log_items to muster_auditor;

create function sign_ops_log() returns trigger language plpgsql as $$
begin
  new.author_id := coalesce(new.author_id, muster_member());
  if new.author_id is null and muster_sub() is not null then
    raise exception 'Whoever writes here is on the team.' using errcode = 'check_violation', constraint = 'ops_log_author';
  end if;
  return new;
end $$;

create function keep_ops_log_item(r ops_log) returns void language plpgsql as $$
begin
  if r.kind = 'entry' and r.type in ('incident', 'handover') then
    insert into ops_log_items (org_id, project_id, entry_seq, kind, entry_id, state, severity, changed_seq)
    values (r.org_id, r.project_id, r.seq, r.type::text::ops_log_kind, r.id,
      case r.type when 'incident' then 'open' else 'drafted' end::ops_log_state, r.severity, r.seq);
  end if;
  if r.kind = 'entry' and r.owner_id is not null then
    insert into ops_log_items (org_id, project_id, entry_seq, kind, entry_id, state, severity, owner_id, due, changed_seq)
    values (r.org_id, r.project_id, r.seq, 'follow_up', r.id, 'open', r.severity, r.owner_id, r.due, r.seq);
  end if;
  if r.kind = 'correction' then
    update ops_log_items set severity = greatest(severity, r.severity)
    where org_id = r.org_id and project_id = r.project_id and entry_seq = r.about and kind = 'incident' and severity < r.severity;
  end if;
  if r.kind in ('incident', 'handover', 'follow_up') then
    update ops_log_items i set state = r.state, changed_seq = r.seq,
      settled = r.state in ('closed', 'done') or (r.kind = 'handover' and r.state = 'acknowledged'),
      acknowledged_at = coalesce(i.acknowledged_at, case when r.state = 'acknowledged' then r.occurred_at end),
      resolved_at = case r.state when 'resolved' then r.occurred_at when 'open' then null else i.resolved_at end,
      resolver_id = case r.state when 'resolved' then r.author_id when 'open' then null else i.resolver_id end,
      root_cause = coalesce(r.root_cause, i.root_cause)
    where org_id = r.org_id and project_id = r.project_id and entry_seq = r.about and kind = r.kind;
    if not found then
      raise exception 'There is nothing that this is a step of.' using errcode = 'check_violation', constraint = 'ops_log_item';
    end if;
  end if;
end $$;

-- Never insert with "on conflict do nothing": the place of what wasn't inserted would stay empty.
create function chain_ops_log() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  head ops_log_heads;
begin
  select * into head from ops_log_heads where org_id = new.org_id and project_id = new.project_id for update;
  if not found then
    insert into ops_log_heads values (new.org_id, new.project_id, 0, decode(repeat('00', 32), 'hex')) on conflict do nothing;
    select * into head from ops_log_heads where org_id = new.org_id and project_id = new.project_id for update;
  end if;
  new.seq := head.seq + 1;
  new.prev_hash := head.hash;
  new.recorded_at := coalesce(new.recorded_at, clock_timestamp());
  if new.occurred_at > new.recorded_at + interval '5 minutes' then
    raise exception 'This has not happened yet.' using errcode = 'check_violation', constraint = 'ops_log_future';
  end if;
  new.occurred_at := least(new.occurred_at, new.recorded_at);
  new.hash := ops_log_hash(new);
  update ops_log_heads set seq = new.seq, hash = new.hash where org_id = new.org_id and project_id = new.project_id;
  return new;
end $$;

create function note_ops_log_item() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform keep_ops_log_item(new);
  return null;
end $$;
comment on function chain_ops_log is 'Gives a record its place, its time and its hash, and holds the chain until the transaction ends.';
alter function keep_ops_log_item(ops_log) owner to muster_auditor;
alter function chain_ops_log() owner to muster_auditor;
alter function note_ops_log_item() owner to muster_auditor;
revoke all on function keep_ops_log_item(ops_log), chain_ops_log(), note_ops_log_item() from public;
create trigger a_sign before insert on ops_log for each row execute function sign_ops_log();
create trigger b_chain before insert on ops_log for each row execute function chain_ops_log();
create trigger c_items after insert on ops_log for each row execute function note_ops_log_item();

-- Whom the policy lets in says the API, for one project and one transaction; whom their shift lets in, the bookings.
create function ops_log_room(wanted text) returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('muster.ops_log_' || wanted, true), '')::uuid $$;
comment on function ops_log_room is 'The project whose ops-log the policy lets the caller ''read'' or ''write'' in this transaction.';
create function projects_on_shift(since timestamptz, until timestamptz, late interval) returns uuid[] language sql stable parallel safe as $$
  select array(select distinct a.project_id from assignments a join published_shifts s on s.org_id = a.org_id and s.shift_id = a.shift_id
    where a.org_id = muster_org() and a.member_id = muster_member() and a.archived_at is null and a.withdrawn_at is null
      and a.published_at is not null and a.booking = 'hard' and a.status in ('offered', 'confirmed', 'checked_in', 'completed')
      and not s.cancelled and s.starts_at - interval '30 minutes' <= until and s.ends_at + interval '2 hours' >= since
      and s.ends_at + late >= now())
$$;
comment on function projects_on_shift is 'Projects on whose published shifts the caller is at a time, from 30 minutes before each to 2 hours after it, those left out that ended longer ago than `late`.';
create policy in_the_room on ops_log as restrictive for select to muster_app using (
  project_id = (select ops_log_room('read')) or author_id = (select muster_member())
  or project_id = any ((select projects_on_shift(now(), now(), '2 hours'))::uuid[]));
create policy in_the_room_to_write on ops_log as restrictive for insert to muster_app with check (
  project_id = (select ops_log_room('write'))
  or (kind <> 'correction' and project_id = any (projects_on_shift(occurred_at, occurred_at, '1 day'))));
create policy in_the_room on ops_log_heads as restrictive for select to muster_app using (
  project_id = (select ops_log_room('read')) or project_id = any ((select projects_on_shift(now(), now(), '2 hours'))::uuid[]));
create policy in_the_room on ops_log_items as restrictive for select to muster_app using (
  project_id = (select ops_log_room('read')) or project_id = any ((select projects_on_shift(now(), now(), '2 hours'))::uuid[]));
