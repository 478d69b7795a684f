-- Somebody works for one organization and is planned by another: that they are taken is told, and nothing else of it.
create index members_by_sub on members (user_sub) where user_sub is not null;

create function booked_elsewhere(asked uuid[], from_at timestamptz, to_at timestamptz)
returns table (member_id uuid, starts_at timestamptz, ends_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select m.id, greatest(a.starts_at, from_at), least(a.ends_at, to_at)
  from members m
  join members other on other.user_sub = m.user_sub and other.org_id <> m.org_id
  join organizations o on o.org_id = other.org_id and o.archived_at is null
  join assignments a on a.org_id = other.org_id and a.member_id = other.id
    and a.starts_at < to_at and a.starts_at > from_at - interval '16 hours' and a.ends_at > from_at
  where m.org_id = muster_org() and m.id = any(asked) and a.booking = 'hard' and a.archived_at is null
    and a.status in ('offered', 'confirmed', 'checked_in', 'completed')
$$;
comment on function booked_elsewhere is 'When members of the request''s organization have firm bookings in others, no further than was asked; never in which.';
create policy reader on assignments for select to muster_reader using (true);
grant select on assignments to muster_reader;
alter function booked_elsewhere(uuid[], timestamptz, timestamptz) owner to muster_reader;
revoke all on function booked_elsewhere(uuid[], timestamptz, timestamptz) from public;
grant execute on function booked_elsewhere(uuid[], timestamptz, timestamptz) to muster_app;
