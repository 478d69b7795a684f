-- Positions, dotted lines, and where everybody stood on any day (decision 161).
create table positions (
  org_id uuid not null references organizations,
  id uuid not null default uuidv7(),
  title text not null check (length(title) between 1 and 120),
  department text check (length(department) between 1 and 120),
  parent_id uuid check (parent_id <> id),
  headcount smallint not null default 1 check (headcount between 1 and 1000),
  vacant_since date,
  note text not null default '' check (length(note) <= 2000),
  created_at timestamptz not null default now(),
  created_by text default muster_sub(),
  updated_at timestamptz not null default now(),
  updated_by text default muster_sub(),
  version integer not null default 1,
  archived_at timestamptz,
  primary key (org_id, id),
  foreign key (org_id, parent_id) references positions (org_id, id)
);
comment on table positions is 'A seat in the organization, or several alike, whether somebody sits on it or not.';
comment on column positions.headcount is 'How many people it is meant for.';
comment on column positions.vacant_since is 'Since when fewer people are in it than it is meant for; null while it is filled.';
create index positions_by_parent on positions (org_id, parent_id) where parent_id is not null;
create index positions_by_title on positions (org_id, lower(title), id) where archived_at is null;
select make_tenant_table('positions');
revoke delete on positions from muster_app;

alter table members add column position_id uuid,
  add constraint members_position foreign key (org_id, position_id) references positions (org_id, id),
  add constraint nobody_manages_themselves check (manager_id <> id);
comment on column members.position is 'Title, as on a card; the seat is position_id.';
create index members_by_position on members (org_id, position_id) where position_id is not null;

create table dotted_lines (
  org_id uuid not null references organizations,
  id uuid not null default uuidv7(),
  member_id uuid not null,
  to_member_id uuid not null check (to_member_id <> member_id),
  pct smallint not null check (pct between 1 and 100),
  from_day date not null,
  until_day date check (until_day >= from_day),
  primary key (org_id, id),
  foreign key (org_id, member_id) references members (org_id, id),
  foreign key (org_id, to_member_id) references members (org_id, id)
);
comment on table dotted_lines is 'For whom else somebody works, and how much of their time.';
comment on column dotted_lines.until_day is 'The last day, itself counted; null while it lasts.';
create unique index dotted_lines_once on dotted_lines (org_id, member_id, to_member_id) where until_day is null;
create index dotted_lines_to on dotted_lines (org_id, to_member_id);
select make_tenant_table('dotted_lines');

create table member_places (
  org_id uuid not null references organizations,
  member_id uuid not null,
  from_day date not null,
  until_day date check (until_day >= from_day),
  manager_id uuid,
  position_id uuid,
  title text,
  department text,
  primary key (org_id, member_id, from_day),
  foreign key (org_id, member_id) references members (org_id, id) on delete cascade,
  foreign key (org_id, manager_id) references members (org_id, id),
  foreign key (org_id, position_id) references positions (org_id, id)
);
comment on table member_places is 'Where somebody stood in the organization in a stretch of days; kept by a trigger on members.';
comment on column member_places.until_day is 'The last day, itself counted; null for where they stand now.';
create index member_places_by_manager on member_places (org_id, manager_id) where manager_id is not null;
create index member_places_by_position on member_places (org_id, position_id) where position_id is not null;
create unique index member_places_now on member_places (org_id, member_id) where until_day is null;

create table position_places (
  org_id uuid not null references organizations,
  position_id uuid not null,
  from_day date not null,
  until_day date check (until_day >= from_day),
  parent_id uuid,
  title text not null,
  department text,
  headcount smallint not null,
  primary key (org_id, position_id, from_day),
  foreign key (org_id, position_id) references positions (org_id, id),
  foreign key (org_id, parent_id) references positions (org_id, id)
);
comment on table position_places is 'What a position was in a stretch of days; kept by a trigger on positions.';
create index position_places_by_parent on position_places (org_id, parent_id) where parent_id is not null;
create unique index position_places_now on position_places (org_id, position_id) where until_day is null;

alter table members no force row level security;
insert into member_places (org_id, member_id, from_day, until_day, manager_id, title, department)
  select org_id, id, start_date, case when archived_at is not null then greatest(start_date, coalesce(end_date, archived_at::date)) end,
    manager_id, position, department
  from members where status <> 'invited' or archived_at is null;
alter table members force row level security;
select make_tenant_table('member_places');
select make_tenant_table('position_places');

create function day_in(organization uuid) returns date language sql stable as $$
  select coalesce((select (now() at time zone o.timezone)::date from organizations o where o.org_id = organization), current_date)
$$;
comment on function day_in is 'The day that it is in an organization.';

-- One stretch ends the day before the next begins; what changes twice on a day is one change.
create function keep_member_place() returns trigger language plpgsql as $$
declare
  today date := greatest(day_in(new.org_id), new.start_date);
begin
  if tg_op = 'UPDATE' and new.start_date <> old.start_date then
    update member_places p set from_day = least(new.start_date, coalesce(p.until_day, new.start_date))
    where p.org_id = new.org_id and p.member_id = new.id
      and p.from_day = (select min(f.from_day) from member_places f where f.org_id = p.org_id and f.member_id = p.member_id);
    today := greatest(day_in(new.org_id), new.start_date);
  end if;
  if new.archived_at is not null then
    if new.status = 'invited' then
      delete from member_places where org_id = new.org_id and member_id = new.id;
    else
      update member_places set until_day = greatest(from_day, coalesce(new.end_date, today))
      where org_id = new.org_id and member_id = new.id and until_day is null;
    end if;
    update dotted_lines set until_day = greatest(from_day, coalesce(new.end_date, today))
    where org_id = new.org_id and new.id in (member_id, to_member_id) and until_day is null;
    if new.email like '%@deleted.invalid' then
      update member_places set title = null, department = null where org_id = new.org_id and member_id = new.id;
    end if;
    return null;
  end if;
  if exists (select from member_places where org_id = new.org_id and member_id = new.id and until_day is null
      and (manager_id, position_id, title, department) is not distinct from (new.manager_id, new.position_id, new.position, new.department)) then
    return null;
  end if;
  update member_places set until_day = today - 1
  where org_id = new.org_id and member_id = new.id and until_day is null and from_day < today;
  insert into member_places (org_id, member_id, from_day, manager_id, position_id, title, department)
  values (new.org_id, new.id, today, new.manager_id, new.position_id, new.position, new.department)
  on conflict (org_id, member_id, from_day) do update set until_day = null, manager_id = excluded.manager_id,
    position_id = excluded.position_id, title = excluded.title, department = excluded.department;
  return null;
end $$;
create trigger keep_member_place after insert or update of manager_id, position_id, position, department, status, start_date, end_date, archived_at
  on members for each row execute function keep_member_place();

create function keep_position_place() returns trigger language plpgsql as $$
declare
  today date := day_in(new.org_id);
begin
  if new.archived_at is not null then
    update position_places set until_day = greatest(from_day, today - 1)
    where org_id = new.org_id and position_id = new.id and until_day is null;
    return null;
  end if;
  if exists (select from position_places where org_id = new.org_id and position_id = new.id and until_day is null
      and (parent_id, title, department, headcount) is not distinct from (new.parent_id, new.title, new.department, new.headcount)) then
    return null;
  end if;
  update position_places set until_day = today - 1
  where org_id = new.org_id and position_id = new.id and until_day is null and from_day < today;
  insert into position_places (org_id, position_id, from_day, parent_id, title, department, headcount)
  values (new.org_id, new.id, today, new.parent_id, new.title, new.department, new.headcount)
  on conflict (org_id, position_id, from_day) do update set until_day = null, parent_id = excluded.parent_id,
    title = excluded.title, department = excluded.department, headcount = excluded.headcount;
  return null;
end $$;
create trigger keep_position_place after insert or update of parent_id, title, department, headcount, archived_at
  on positions for each row execute function keep_position_place();

-- Whoever changes lines of an organization waits for whoever else does, so that two halves of a circle don't both fit.
create function refuse_circle_of_managers() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('lines ' || new.org_id, 0));
  if exists (
    with recursive above (id, manager_id) as (
      select m.id, m.manager_id from members m where m.org_id = new.org_id and m.id = new.manager_id
      union
      select m.id, m.manager_id from members m join above a on m.org_id = new.org_id and m.id = a.manager_id)
    select from above where id = new.id) then
    raise exception 'Nobody is above themselves.' using errcode = 'check_violation', constraint = 'manager_cycle';
  end if;
  return null;
end $$;
-- At the end of the transaction: a reorganisation may turn a line round.
create constraint trigger refuse_circle_of_managers after insert or update of manager_id on members
  deferrable initially deferred for each row when (new.manager_id is not null) execute function refuse_circle_of_managers();

create function refuse_circle_of_positions() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('lines ' || new.org_id, 0));
  if exists (
    with recursive above (id, parent_id) as (
      select p.id, p.parent_id from positions p where p.org_id = new.org_id and p.id = new.parent_id
      union
      select p.id, p.parent_id from positions p join above a on p.org_id = new.org_id and p.id = a.parent_id)
    select from above where id = new.id) then
    raise exception 'No position is above itself.' using errcode = 'check_violation', constraint = 'position_cycle';
  end if;
  return null;
end $$;
create constraint trigger refuse_circle_of_positions after insert or update of parent_id on positions
  deferrable initially deferred for each row when (new.parent_id is not null) execute function refuse_circle_of_positions();

create function refuse_one_too_many() returns trigger language plpgsql as $$
declare
  seats integer := (select headcount from positions where org_id = new.org_id and id = new.position_id for no key update);
begin
  if (select count(*) from members where org_id = new.org_id and position_id = new.position_id and archived_at is null) > seats then
    raise exception 'A position has no more people than it is meant for.' using errcode = 'check_violation', constraint = 'position_full';
  end if;
  return null;
end $$;
create constraint trigger refuse_one_too_many after insert or update of position_id, archived_at on members
  deferrable initially deferred for each row when (new.position_id is not null and new.archived_at is null)
  execute function refuse_one_too_many();

-- Since when a position has a seat free, from whoever comes and goes and from how many it is meant for.
create function count_seats(organization uuid, seat uuid) returns void language sql as $$
  update positions p set vacant_since = case
      when p.archived_at is not null or (select count(*) from members m where m.org_id = p.org_id and m.position_id = p.id and m.archived_at is null) >= p.headcount
      then null else coalesce(p.vacant_since, day_in(p.org_id)) end
  where p.org_id = organization and p.id = seat
    and (p.vacant_since is null) is distinct from (p.archived_at is not null
      or (select count(*) from members m where m.org_id = p.org_id and m.position_id = p.id and m.archived_at is null) >= p.headcount)
$$;
create function keep_vacancies() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'positions' then perform count_seats(new.org_id, new.id); return null; end if;
  if tg_op = 'UPDATE' and old.position_id is not null then perform count_seats(old.org_id, old.position_id); end if;
  if new.position_id is not null then perform count_seats(new.org_id, new.position_id); end if;
  return null;
end $$;
create trigger keep_vacancies after insert or update of headcount, archived_at on positions
  for each row execute function keep_vacancies();
create trigger keep_vacancies_of_members after insert or update of position_id, archived_at on members
  for each row execute function keep_vacancies();

-- Whoever forgets a person forgets where they stood.
grant select on organizations to muster_eraser;
grant select, update, delete on member_places, dotted_lines, positions to muster_eraser;
create policy eraser on member_places to muster_eraser using (true);
create policy eraser on dotted_lines to muster_eraser using (true);

insert into policy_rules (minimum, domain, object, action, effect) values
  ('coordinator', '/org/:org', '/positions', 'read', 'allow'),
  ('owner', '/org/:org', '/positions', 'write', 'allow'),
  ('director', '/org/:org', '/member-rates', 'read', 'allow'),
  ('owner', '/org/:org', '/member-rates', 'write', 'allow'),
  ('director', '/org/:org', '/reorganisations', 'read', 'allow'),
  ('director', '/org/:org', '/reorganisations', 'write', 'allow'),
  ('owner', '/org/:org', '/reorganisations', 'apply', 'allow');
select publish_rules_in_force('Owners keep positions and apply reorganisations, which directors draft; rates of people are for directors and above.');
