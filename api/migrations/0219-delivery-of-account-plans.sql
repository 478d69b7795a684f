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
