-- The team in every order and with every filter, by indexes (decisions 152, 159).
create function rank_of(role role_name) returns integer language sql immutable as $$
  select case role when 'member' then 1 when 'coordinator' then 2 when 'manager' then 3 when 'director' then 4 when 'owner' then 5
    when 'executive' then 6 when 'admin' then 7 else 0 end
$$;
comment on function rank_of is 'Where a role stands among all, 0 for none.';
create function status_place(status member_status, archived_at timestamptz) returns integer language sql immutable as $$
  select case when status = 'offboarded' then 4 when archived_at is not null then 0 when status = 'invited' then 1 when status = 'active' then 2 else 3 end
$$;
comment on function status_place is 'Where somebody stands in the life of a member, 0 for whom no list shows.';

alter table members
  add column sort_name text not null generated always as (lower(name)) stored,
  add column sort_status integer not null generated always as (status_place(status, archived_at)) stored,
  add column sort_department text not null generated always as (coalesce(department, '')) stored,
  add column sort_employment text not null generated always as
    (case employment when 'employee' then 'employee' when 'contractor' then 'contractor' else 'placeholder' end) stored,
  add column words text not null generated always as
    (lower(name || e'\n' || email || e'\n' || coalesce(position, '') || e'\n' || coalesce(department, ''))) stored,
  add column role_rank integer not null default 0,
  add column role_rank_until timestamptz not null default '9999-01-01Z';
comment on column members.sort_name is 'Their name as lists are ordered by it.';
comment on column members.sort_status is 'Where they stand in a member''s life, as lists are ordered by it; 0 for whom no list shows.';
comment on column members.sort_department is 'Their department, empty without one.';
comment on column members.sort_employment is 'How they belong to the team, as an index can be asked for it.';
comment on column members.words is 'What is looked into for letters: name, address, title, department.';
comment on column members.role_rank is 'Where their highest role of the organization stands, kept by triggers; see role_rank_until.';
comment on column members.role_rank_until is 'Until when that role is in force: from then on its rank has to be looked up until a job has.';

-- The highest role in force of the organization itself, and until when it is.
create function ranked(organization uuid, holder text, out rank integer, out until timestamptz) language sql stable as $$
  select coalesce(max(rank_of(g.role)), 0), coalesce((array_agg(coalesce(g.expires_at, '9999-01-01Z') order by g.role desc))[1], '9999-01-01Z')
  from role_grants g where g.org_id = organization and g.subject = holder and g.project_id is null and g.archived_at is null
    and (g.expires_at is null or g.expires_at > now())
$$;
comment on function ranked is 'The rank of the highest role that somebody holds in an organization, and until when.';

create function keep_rank() returns trigger language plpgsql as $$
begin
  update members m set role_rank = r.rank, role_rank_until = r.until from ranked(coalesce(new.org_id, old.org_id), coalesce(new.subject, old.subject)) r
  where m.org_id = coalesce(new.org_id, old.org_id) and m.user_sub = coalesce(new.subject, old.subject)
    and (m.role_rank, m.role_rank_until) is distinct from (r.rank, r.until);
  return null;
end $$;
comment on function keep_rank is 'Keeps the rank of somebody whose roles change beside them, for lists.';
create trigger keep_rank after insert or update or delete on role_grants for each row execute function keep_rank();
create function take_rank() returns trigger language plpgsql as $$
begin
  select r.rank, r.until into new.role_rank, new.role_rank_until from ranked(new.org_id, new.user_sub) r;
  return new;
end $$;
comment on function take_rank is 'Keeps the rank of an account that somebody of the team gets or loses.';
create trigger take_rank before insert or update of user_sub on members for each row execute function take_rank();
grant update (role_rank, role_rank_until) on members to muster_eraser;

-- A role that somebody gets or loses is no change of what is said of them.
drop trigger stamp_update on members;
create trigger stamp_update before update on members for each row
  when (new.role_rank = old.role_rank and new.role_rank_until = old.role_rank_until) execute function stamp_update();

alter table members no force row level security;
alter table members disable trigger user;
update members m set role_rank = r.rank, role_rank_until = r.until from role_grants g, ranked(g.org_id, g.subject) r
  where g.org_id = m.org_id and g.subject = m.user_sub and (r.rank, r.until) <> (0, '9999-01-01Z');
alter table members enable trigger user;
alter table members force row level security;

drop index members_by_lower_name, members_by_age;
create index members_by_sort_name on members (org_id, sort_name, id) where archived_at is null;
create index members_by_email on members (org_id, email, id) where archived_at is null;
create index members_by_rank on members (org_id, role_rank, id) where archived_at is null;
create index members_by_status on members (org_id, sort_status, id) where archived_at is null;
create index members_by_age on members (org_id, created_at, id) where archived_at is null;
create index gone_members_by_name on members (org_id, sort_name, id) where sort_status = 4;
create index gone_members_by_email on members (org_id, email, id) where sort_status = 4;
create index gone_members_by_rank on members (org_id, role_rank, id) where sort_status = 4;
create index gone_members_by_age on members (org_id, created_at, id) where sort_status = 4;
create index gone_members_by_id on members (org_id, sort_status, id) where sort_status = 4;
create index members_of_status on members (org_id, sort_status, sort_name, id) where archived_at is null;
create index members_of_rank on members (org_id, role_rank, sort_name, id) where archived_at is null;
create index members_of_department on members (org_id, sort_department, sort_name, id) where archived_at is null;
create index members_of_employment on members (org_id, sort_employment, sort_name, id) where archived_at is null;
create index members_without_manager on members (org_id, sort_name, id) where manager_id is null and archived_at is null;
create index members_without_seat on members (org_id, sort_name, id) where position_id is null and archived_at is null;
create index members_with_old_rank on members (org_id, role_rank_until) where role_rank_until < '9999-01-01Z';
create index members_by_letters on members using gin (org_id, words gin_trgm_ops);

-- Each skill of each person with the name beside it: a skill in the order of names is a walk of these.
alter table member_skills
  add column word text not null generated always as (lower(skill)) stored,
  add column sort_member text not null default '';
comment on column member_skills.word is 'The skill however it is written.';
comment on column member_skills.sort_member is 'The name of who has it, as lists are ordered by it, kept by triggers.';
create function name_skilled() returns trigger language plpgsql as $$
begin
  new.sort_member := coalesce((select m.sort_name from members m where m.org_id = new.org_id and m.id = new.member_id), '');
  return new;
end $$;
comment on function name_skilled is 'Keeps the name of a person beside their skills, for lists.';
create trigger name_skilled before insert or update of member_id on member_skills for each row execute function name_skilled();
create function rename_skilled() returns trigger language plpgsql as $$
begin
  update member_skills set sort_member = lower(new.name) where org_id = new.org_id and member_id = new.id;
  return null;
end $$;
comment on function rename_skilled is 'Keeps the new name of a person beside their skills, for lists.';
create trigger rename_skilled after update of name on members for each row
  when (new.name is distinct from old.name) execute function rename_skilled();
grant update (sort_member) on member_skills to muster_eraser;
alter table member_skills no force row level security;
alter table members no force row level security;
update member_skills s set sort_member = m.sort_name from members m where m.org_id = s.org_id and m.id = s.member_id;
alter table members force row level security;
alter table member_skills force row level security;
create index member_skills_by_word on member_skills (org_id, word, sort_member, member_id) include (expires);
create index leave_by_days on leave_requests using gist (org_id, daterange(from_date, to_date, '[]')) where status = 'approved' and part = 'whole-day';

create policy reader on member_skills for select to muster_reader using (true);
create policy reader on leave_requests for select to muster_reader using (true);
grant select on member_skills, leave_requests to muster_reader;

-- Every part of what is wanted is a walk of an index in the order of the list, merged. Who is away today and who has a skill are known by
-- their ids first. A rank that is out of date is in no order: whoever reads the rows orders all of those.
create function search_members(wanted jsonb, most integer) returns setof uuid
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  key text := case wanted ->> 'sort' when 'name' then 'sort_name' when 'role' then 'role_rank' when 'status' then 'sort_status'
    when 'email' then 'email' else 'created_at' end;
  direction text := case when (wanted ->> 'descending')::boolean then 'desc' else 'asc' end;
  tie text := 'id';
  ending text;
  today date := day_in(muster_org());
  statuses integer[] := array(select e::integer from jsonb_array_elements(wanted -> 'status') e);
  ranks integer[] := array(select e::integer from jsonb_array_elements(wanted -> 'role') e);
  departments text[] := array(select jsonb_array_elements_text(wanted -> 'department'));
  kinds text[] := array(select jsonb_array_elements_text(wanted -> 'employment'));
  away uuid[];
  able uuid[];
  source text := format('from members where org_id = %L', muster_org());
  -- Few that are known are read by their ids, which no order's index may be read through for.
  few text := format('from (select * %s and id = any ($) offset 0) members where true', source);
  rows text := 'select * ' || source;
  bounded text := '';
  letters text := case when wanted ? 'q' then format(' and words like lower(%L)', wanted ->> 'q') else '' end;
  skilled text := format('s.org_id = %L and s.word = lower(%L) and (s.expires is null or s.expires >= %L)', muster_org(), wanted ->> 'skill', today);
  kept text := letters;
  parts text[] := array[' and archived_at is null'];
  by_role boolean := wanted ? 'role' or key = 'role_rank';
  is_named boolean := key = 'sort_name';
  is_away constant text := ' and (id = any ($2)) is true';
  found uuid[];
  spans text;
  many boolean;
  asked record;
begin
  for asked in select * from (values ('manager_id'), ('position_id')) f (field) loop
    if wanted ->> asked.field = 'none' then rows := rows || format(' and %I is null', asked.field);
    elsif wanted ? asked.field then rows := rows || format(' and %I = %L', asked.field, wanted ->> asked.field); end if;
  end loop;
  if wanted ? 'skill' and is_named then
    key := 'sort_member';
    tie := 'member_id';
    rows := replace(rows, 'select * ' || source, 'select r.*, s.sort_member, s.member_id from member_skills s
      join members r on r.org_id = s.org_id and r.id = s.member_id where ' || skilled);
  elsif wanted ? 'skill' then
    execute 'select array(select s.member_id from member_skills s where ' || skilled || ' limit 10001)' into able;
    if cardinality(able) > 10000 then kept := kept || format(' and (select true from member_skills s where s.member_id = r.id and %s limit 1)', skilled);
    elsif cardinality(able) > 1000 then rows := rows || ' and (id = any ($1)) is true';
    else rows := replace(rows, source, replace(few, '$', '$1')); end if;
  end if;
  ending := format(' order by %s %s, %s %2$s limit ', key, direction, tie);
  -- Of what may be several, one is walked part by part where its index has the order of names.
  if cardinality(departments) = 1 then rows := rows || format(' and sort_department = %L', departments[1]);
  elsif wanted ? 'department' and is_named then
    parts := array(select p || format(' and sort_department = %L', d) from unnest(parts) p, unnest(departments) d group by 1);
  elsif wanted ? 'department' then rows := rows || format(' and sort_department = any (%L)', departments); end if;
  if cardinality(kinds) = 1 then rows := rows || format(' and sort_employment = %L', kinds[1]);
  elsif wanted ? 'employment' and is_named and cardinality(parts) = 1 then
    parts := array(select p || format(' and sort_employment = %L', k) from unnest(parts) p, unnest(kinds) k group by 1);
  elsif wanted ? 'employment' then rows := rows || format(' and sort_employment = any (%L)', kinds); end if;
  if wanted ? 'status' then
    if wanted ? 'away' then
      away := array(select distinct l.member_id from leave_requests l where l.org_id = muster_org() and l.status = 'approved'
        and l.part = 'whole-day' and daterange(l.from_date, l.to_date, '[]') @> today);
    end if;
    -- Whoever has left is archived; who is away stands first, to be told by it below.
    parts := array(select s || case when s = ' and sort_status = 4' then substr(p, length(' and archived_at is null') + 1) else p end
      from unnest(parts) p, (
        select format(' and sort_status = %s', one) from unnest(statuses) one
        union select ' and sort_status = 2' || case when (wanted ->> 'away')::boolean then is_away else ' and id <> all ($2)' end
        where wanted ? 'away') every (s));
  end if;
  if wanted ? 'key' then
    bounded := format(' and (%s, %s) %s (%L, %L)', key, tie, case direction when 'desc' then '<' else '>' end, wanted ->> 'key', wanted ->> 'id');
  end if;
  if by_role then
    spans := array_to_string(array(select format('(%s and role_rank_until <= now() and role_rank_until < ''9999-01-01Z'' %s %s)', rows, p,
      case when wanted ? 'role' then format(' and (ranked(%L, user_sub)).rank = any (%L)', muster_org(), ranks) end) from unnest(parts) p), ' union all ');
    return query execute 'select id from (' || spans || ') r where true ' || kept using able, away;
    rows := rows || ' and role_rank_until > now()';
    if cardinality(ranks) = 1 then rows := rows || format(' and role_rank = %s', ranks[1]);
    elsif wanted ? 'role' and is_named and cardinality(parts) = 1 then
      parts := array(select p || format(' and role_rank = %s', one) from unnest(parts) p, unnest(ranks) one group by 1);
    elsif wanted ? 'role' then rows := rows || format(' and role_rank = any (%L)', ranks); end if;
  end if;
  rows := rows || bounded;
  -- Each part as it is read.
  parts := array(select case when starts_with(p, ' and sort_status = 2' || is_away) and cardinality(away) <= 1000 then replace(rows, source, replace(few, '$', '$2')) else rows end || p
    from unnest(parts) p);
  spans := array_to_string(array(select format('(%s%s%s)', p, ending, case kept when '' then most else greatest(2000, most) end)
    from unnest(parts) p), ' union all ');
  execute format('select array(select id from (%s) r where true %s)', spans, kept || ending || most) into found using able, away;
  if kept <> '' and cardinality(found) < most then
    -- What is rare is found by its letters; one or two have no trigram: every row is read.
    if length(wanted ->> 'q') >= 5 then
      select exists (select from members m where m.org_id = muster_org() offset 10000) into many;
      -- An organization that most rows are of is no key to look for among letters: its list is the longest.
      if many then parts := array(select replace(p, source || ' and', format('from members where (org_id = %L) is true and', muster_org())) from unnest(parts) p where p not like '%offset 0%'
        union all select p from unnest(parts) p where p like '%offset 0%'); end if;
      perform set_config('enable_indexscan', 'off', true), set_config('enable_indexonlyscan', 'off', true), set_config('enable_seqscan', 'off', true);
    end if;
    spans := array_to_string(array(select format('(%s%s)', p, letters) from unnest(parts) p), ' union all ');
    execute format('select array(select id from (%s) r where true %s)', spans, replace(kept, letters, '') || ending || most) into found using able, away;
    perform set_config('enable_indexscan', 'on', true), set_config('enable_indexonlyscan', 'on', true), set_config('enable_seqscan', 'on', true);
  end if;
  return query select unnest(found);
end $$;
comment on function search_members is 'Ids of the people of the caller''s organization that are wanted, as many as a page takes in the order of the list, and all of those whose rank is out of date.';
alter function search_members(jsonb, integer) owner to muster_reader;
revoke all on function search_members(jsonb, integer) from public;
grant execute on function search_members(jsonb, integer) to muster_app;

create function refresh_ranks() returns integer language plpgsql as $$
declare
  refreshed integer;
begin
  with old as (
    select m.id, m.user_sub from members m where m.org_id = muster_org() and m.role_rank_until <= now() for no key update skip locked)
  update members m set role_rank = r.rank, role_rank_until = r.until from old, ranked(muster_org(), old.user_sub) r
    where m.org_id = muster_org() and m.id = old.id;
  get diagnostics refreshed = row_count;
  return refreshed;
end $$;
comment on function refresh_ranks is 'Looks up anew whose role has run out in the organization; answers of how many.';
