-- What account plans are measured by (decision 160): grave incidents of a client's projects, and who was talked to by notes.
create function ops_log_grave_counts(projects uuid[], since timestamptz)
returns table (open_sev1 integer, open_sev2 integer, begun integer)
language sql stable security definer set search_path = public, pg_temp as $$
  select count(*) filter (where not g.settled and g.severity = 'sev1')::int, count(*) filter (where not g.settled and g.severity = 'sev2')::int,
    count(*) filter (where g.occurred_at >= since)::int
  from (
    select i.settled, coalesce(c.severity, e.severity) as severity, coalesce(c.occurred_at, e.occurred_at) as occurred_at
    from ops_log_items i
    join ops_log e on e.org_id = i.org_id and e.project_id = i.project_id and e.seq = i.entry_seq
    left join lateral (
      select x.severity, x.occurred_at from ops_log x
      where x.org_id = i.org_id and x.project_id = i.project_id and x.about = i.entry_seq and x.kind = 'correction'
      order by x.seq desc limit 1) c on true
    where i.org_id = muster_org() and i.project_id = any (projects) and i.kind = 'incident') g
  where g.severity in ('sev1', 'sev2')
$$;
comment on function ops_log_grave_counts is 'How many grave incidents of projects, as they are said now, are open and how many began since a moment; says nothing else of them.';
alter function ops_log_grave_counts(uuid[], timestamptz) owner to muster_reader;
revoke all on function ops_log_grave_counts(uuid[], timestamptz) from public;
grant execute on function ops_log_grave_counts(uuid[], timestamptz) to muster_app;

-- Words as names are compared: without case and accents. What isn't ASCII is a letter, but for punctuation of Latin texts.
create function plain_words(said text) returns text[] language sql immutable strict parallel safe as $$
  select array_remove(regexp_split_to_array(
    lower(replace(replace(translate(regexp_replace(normalize(said, NFKD), '[\u0300-\u036f]', '', 'g'), 'ØøŁłĐđı', 'OoLlDdi'), 'ß', 'ss'), 'æ', 'ae')),
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f]+'), '')
$$;
comment on function plain_words is 'The words of a text in their order, without case, accents and punctuation.';

-- Notes are read by their words alone, whoever the caller is: an organization is no key of it, since names are rarer than organizations.
create index activity_by_words on activity_entries using gin (plain_words(note)) where archived_at is null and note <> '';
create policy reader on activity_entries for select to muster_reader using (true);
grant select on activity_entries to muster_reader;

create function entries_that_name(projects uuid[], names jsonb) returns table (key uuid, entry_id uuid)
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  one record;
  slice integer := greatest(10, 600 / greatest(1, cardinality(projects)));
  found jsonb;
begin
  -- Whom many notes name is among the newest: a slice of each project, of which what lies behind the shortest is left out.
  with newest as materialized (
      select e.id, e.work_date, e.note, count(*) over (partition by p.id) as many, min(e.work_date) over (partition by p.id) as oldest
      from unnest(projects) p (id) cross join lateral (
        select a.id, a.work_date, a.note from activity_entries a
        where a.org_id = muster_org() and a.project_id = p.id and a.archived_at is null and a.reverses is null
        order by a.work_date desc, a.id desc limit slice) e),
    recent as materialized (
      select n.id, n.work_date, ' ' || array_to_string(plain_words(n.note), ' ') || ' ' as said from newest n
      where n.note <> '' and n.work_date > (select coalesce(max(c.oldest), '-infinity') from newest c where c.many = slice)),
    named as (
      select distinct on (n.key) n.key, r.id from (
        select x.key, array_to_string(plain_words(x.first), ' ') as first, array_to_string(plain_words(x.last), ' ') as last
        from jsonb_to_recordset(names) x (key uuid, first text, last text)) n
      join recent r on strpos(r.said, ' ' || n.last || ' ') > 0 and r.said ~ format(' (%1$s (\S )?%2$s|%2$s %1$s) ', n.first, n.last)
      where n.first <> '' and n.last <> '' order by n.key, r.work_date desc, r.id desc)
  select coalesce(jsonb_object_agg(n.key, n.id), '{}') into found from named n;
  for one in
    select n.key, plain_words(n.first) as first, plain_words(n.last) as last from jsonb_to_recordset(names) n (key uuid, first text, last text)
  loop
    if found ? one.key::text then
      return query select one.key, (found ->> one.key::text)::uuid;
      continue;
    end if;
    continue when cardinality(one.first) = 0 or cardinality(one.last) = 0;
    -- Whoever isn't there is named by few: found by the words of notes, and read from the newest on.
    return query execute format($q$
      with named as materialized (
        select e.id, e.work_date, e.note from activity_entries e
        where e.archived_at is null and e.note <> '' and plain_words(e.note) @> %L::text[] and e.reverses is null
          and e.org_id = muster_org() and e.project_id = any ($1))
      select %L::uuid, d.id from (select n.id, n.note from named n order by n.work_date desc, n.id desc offset 0) d
      where ' ' || array_to_string(plain_words(d.note), ' ') || ' ' ~ %L limit 1$q$,
      one.first || one.last, one.key,
      format(' (%1$s (\S )?%2$s|%2$s %1$s) ', array_to_string(one.first, ' '), array_to_string(one.last, ' ')))
      using projects;
  end loop;
end $$;
comment on function entries_that_name is 'By key, the newest entry of projects of the caller''s organization whose note says a first and a last name side by side.';
alter function entries_that_name(uuid[], jsonb) owner to muster_reader;
revoke all on function entries_that_name(uuid[], jsonb) from public;
grant execute on function entries_that_name(uuid[], jsonb) to muster_app;
