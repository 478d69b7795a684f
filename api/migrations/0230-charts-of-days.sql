-- What a chart of a day is read by, and seats that are free from the moment a position is made.
create index member_places_by_day on member_places (org_id, from_day);
create index position_places_by_day on position_places (org_id, from_day);

-- Nobody sits on what was just made: said before the row is there, it is still its first version.
create function begin_vacant() returns trigger language plpgsql as $$
begin
  if new.archived_at is null then new.vacant_since := coalesce(new.vacant_since, day_in(new.org_id)); end if;
  return new;
end $$;
create trigger begin_vacant before insert on positions for each row execute function begin_vacant();
drop trigger keep_vacancies on positions;
create trigger keep_vacancies after update of headcount, archived_at on positions
  for each row execute function keep_vacancies();

-- A position that is closed meanwhile has no seat left, nor one that others could be put below.
create or replace function refuse_one_too_many() returns trigger language plpgsql as $$
declare
  seats integer := (select headcount from positions where org_id = new.org_id and id = new.position_id and archived_at is null for no key update);
begin
  if not exists (select from members where org_id = new.org_id and id = new.id and position_id = new.position_id and archived_at is null) then
    return null;
  end if;
  if seats is null then
    raise exception 'This position is closed: choose another.' using errcode = 'check_violation', constraint = 'position_known';
  end if;
  if (select count(*) from members where org_id = new.org_id and position_id = new.position_id and archived_at is null) > seats then
    raise exception 'A position has no more people than it is meant for.' using errcode = 'check_violation', constraint = 'position_full';
  end if;
  return null;
end $$;

-- Whoever is written down later than they came has stood there since they came: there is nothing before it that it could contradict.
create function begin_member_place() returns trigger language plpgsql as $$
begin
  if new.archived_at is null or new.status <> 'invited' then
    insert into member_places (org_id, member_id, from_day, until_day, manager_id, position_id, title, department)
    values (new.org_id, new.id, new.start_date,
      case when new.archived_at is not null then greatest(new.start_date, coalesce(new.end_date, new.archived_at::date)) end,
      new.manager_id, new.position_id, new.position, new.department);
  end if;
  return null;
end $$;
drop trigger keep_member_place on members;
create trigger begin_member_place after insert on members for each row execute function begin_member_place();
create trigger keep_member_place after update of manager_id, position_id, position, department, status, start_date, end_date, archived_at
  on members for each row execute function keep_member_place();

create index dotted_lines_of on dotted_lines (org_id, member_id);
create index reorganisation_moves_in on reorganisation_moves (org_id, reorganisation_id);
