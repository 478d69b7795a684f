-- A log is held for as long as its record takes (decision 134): what the chain has made of it is told to the rest of the transaction,
-- which needn't read it, and what is hashed is put together in one go. The text is the one that decision 130 describes.
create or replace function ops_log_fields(texts text[]) returns text language sql immutable parallel safe as $$
  select string_agg(case when value is null then '~' else octet_length(convert_to(value, 'UTF8')) || ':' || value || ',' end, '' order by place)
  from unnest(texts) with ordinality as listed (value, place)
$$;
comment on function ops_log_fields is 'Texts as what is hashed holds them, one after the other.';

create or replace function ops_log_list(list text[]) returns text language sql immutable parallel safe
  as $$ select coalesce(ops_log_fields(list), '') $$;

create or replace function ops_log_text(r ops_log) returns text language plpgsql stable parallel safe as $$
begin
  return ops_log_fields(array['muster-ops-log-' || r.format, r.org_id::text, r.project_id::text, r.seq::text, r.id::text, r.kind::text,
    r.about::text, r.state::text, seal_time(r.occurred_at), seal_time(r.recorded_at), r.author_id::text, r.type::text, r.severity::text,
    r.title, r.body, r.root_cause, r.shift_id::text, r.location, ops_log_list(r.people::text[]), ops_log_list(r.tags),
    ops_log_list(r.attachments), r.owner_id::text, to_char(r.due, 'YYYY-MM-DD'), r.client_uuid::text]);
end $$;
drop function ops_log_field(text);

create or replace function chain_ops_log() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
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
  perform set_config('muster.ops_log_appended', jsonb_build_object('record', new.id, 'sequence', new.seq, 'hash', encode(new.hash, 'hex'),
    'occurred_at', to_char(new.occurred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'recorded_at', to_char(new.recorded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text, true);
  return new;
end $$;
comment on function chain_ops_log is 'Gives a record its place, its time and its hash, tells them to the transaction (muster.ops_log_appended), and holds the chain until that ends.';

-- A note comes to nothing that would be kept.
drop trigger c_items on ops_log;
create trigger c_items after insert on ops_log for each row
  when (new.kind <> 'entry' or new.type in ('incident', 'handover') or new.owner_id is not null) execute function note_ops_log_item();
