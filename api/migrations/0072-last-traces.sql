-- The rest of a deletion, which no index leads to: stamps, and names inside of events and imports. Read in stretches of
-- pages, each its own transaction, so that no table is ever held for long.

create function erasable_tables() returns table (name text, pages bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  select c.oid::regclass::text, pg_relation_size(c.oid) / current_setting('block_size')::bigint + 1
  from pg_policy p join pg_class c on c.oid = p.polrelid
  where p.polname = 'eraser' and (
    c.relname in ('events', 'imports')
    or exists (select from pg_attribute a where a.attrelid = c.oid and a.attname in ('created_by', 'updated_by')))
  order by 1
$$;
comment on function erasable_tables is 'Tables that may hold the last traces of deleted people, and how many pages of them there are.';

-- A text as it stands between the quotes of JSON.
create function in_json(held text) returns text language sql immutable strict parallel safe
  as $$ select substr(to_json(held)::text, 2, length(to_json(held)::text) - 2) $$;

-- A word as a pattern: an address anywhere, a full name between other words, a single name only where it is the whole text.
create function trace_of(word text) returns text language sql immutable strict parallel safe as $$
  select case
    when word like '%@%' or word like '% %' then '(?<!\w)' || escaped || '(?!\w)'
    else '(?<=")' || escaped || '(?=")'
  end
  from (select regexp_replace(in_json(word), '([^\w\s])', '\\\1', 'g') as escaped) w
$$;

create function without_words(held text, gone forgotten_people) returns text language plpgsql immutable as $$
declare
  word text;
begin
  foreach word in array gone.words loop
    held := regexp_replace(held, trace_of(word),
      case when word like '%@%' then gone.pseudonym || '@deleted.invalid' else gone.label end, 'gi');
  end loop;
  return held;
end $$;

create function forget_words(gone forgotten_people, target text, first bigint, beyond bigint) returns void
language plpgsql as $$
declare
  pattern text := (select string_agg(trace_of(word), '|') from unnest(gone.words) word);
  from_page tid := format('(%s,0)', first)::tid;
  to_page tid := format('(%s,0)', beyond)::tid;
begin
  if pattern is null then return; end if;
  if target = 'events' then
    update events e set changes = without_words(changes::text, gone)::jsonb, data = without_words(data::text, gone)::jsonb
    where e.ctid >= from_page and e.ctid < to_page and org_id = any (gone.organizations)
      and (changes::text ~* pattern or data::text ~* pattern);
  elsif target = 'imports' then
    -- A file that names them goes; one that isn't imported yet can be chosen again.
    delete from imports i
    where i.ctid >= from_page and i.ctid < to_page and org_id = any (gone.organizations) and status = 'previewed'
      and concat(to_json(file_name), preview) ~* pattern;
    update imports i set file_bytes = '', file_name = without_words(file_name, gone),
      preview = without_words(preview::text, gone)::jsonb, mapping = without_words(mapping::text, gone)::jsonb,
      result = without_words(result::text, gone)::jsonb, undo = without_words(undo::text, gone)::jsonb
    where i.ctid >= from_page and i.ctid < to_page and org_id = any (gone.organizations)
      and concat(to_json(file_name), preview, mapping, result, undo) ~* pattern;
  end if;
end $$;

create function forget_stamps(gone forgotten_people, target text, first bigint, beyond bigint) returns void
language plpgsql as $$
declare
  stamp text;
begin
  for stamp in
    select attname from pg_attribute where attrelid = target::regclass and attname in ('created_by', 'updated_by')
  loop
    execute format('update %1$s set %2$I = $1 where ctid >= $2 and ctid < $3 and %2$I = $4', target::regclass, stamp)
      using gone.pseudonym, format('(%s,0)', first)::tid, format('(%s,0)', beyond)::tid, gone.sub;
  end loop;
end $$;

-- Requests of before a deletion may write until they have run out of time, so that the rest begins a little later.
create function forgotten_since(before timestamptz) returns setof text
language sql stable security definer set search_path = public, pg_temp as $$
  select sub from forgotten_people where pseudonym is not null and forgotten_at < before
$$;
comment on function forgotten_since is 'People deleted before then whose last traces are still to be found.';

create function forget_last_traces(asked text, target text, first bigint, beyond bigint) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  gone forgotten_people;
begin
  select * into gone from forgotten_people where sub = asked and pseudonym is not null for update;
  if not found or not exists (select from erasable_tables() where name = target) then return; end if;
  perform forget_words(gone, target, first, beyond);
  perform forget_stamps(gone, target, first, beyond);
end $$;
comment on function forget_last_traces is 'Takes a deleted person out of a stretch of pages of one of the erasable tables; safe to repeat.';

-- Ends a deletion: nothing leads from the person to the pseudonym any more.
create function finish_forgetting(asked text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  gone forgotten_people;
begin
  select * into gone from forgotten_people where sub = asked and pseudonym is not null for update;
  if not found then return; end if;
  perform forget_traces(gone);
  update forgotten_people set pseudonym = null, label = null, words = '{}', organizations = '{}' where sub = asked;
end $$;
comment on function finish_forgetting is 'Takes out what was written during the deletion, and forgets which pseudonym the person got.';

-- No token lives longer than a day.
create function purge_forgotten_people() returns bigint language sql security definer set search_path = public, pg_temp as $$
  with gone as (
    delete from forgotten_people where pseudonym is null and forgotten_at < now() - interval '25 hours' returning 1)
  select count(*) from gone
$$;

do $$
declare
  made regprocedure;
begin
  foreach made in array array['erasable_tables()', 'in_json(text)', 'trace_of(text)', 'without_words(text, forgotten_people)',
    'forget_words(forgotten_people, text, bigint, bigint)', 'forget_stamps(forgotten_people, text, bigint, bigint)',
    'forgotten_since(timestamptz)', 'forget_last_traces(text, text, bigint, bigint)', 'finish_forgetting(text)',
    'purge_forgotten_people()']::regprocedure[] loop
    execute format('alter function %s owner to muster_eraser', made);
    execute format('revoke all on function %s from public', made);
  end loop;
end $$;
grant execute on function erasable_tables(), forgotten_since(timestamptz), forget_last_traces(text, text, bigint, bigint),
  finish_forgetting(text), purge_forgotten_people() to muster_app;
