-- A rate is for somebody on a project, for a client, for somebody, for a level, for a service or for all the rest (decision 146).
do $$
declare
  named text;
begin
  for named in select conname from pg_constraint where conrelid = 'service_rates'::regclass
    and (contype = 'x' or contype = 'c' and pg_get_constraintdef(oid) like '%scope%') loop
    execute format('alter table service_rates drop constraint %I', named);
  end loop;
end $$;
create type rate_scope as enum ('organization', 'service', 'member_level', 'member', 'client', 'assignment');
alter table service_rates
  alter column scope type rate_scope using (case scope when 'organization' then 'service' else scope::text end)::rate_scope;
drop type service_rate_scope;
alter type rate_scope rename to service_rate_scope;

alter table service_rates
  alter column service_type_id drop not null,
  add column member_id uuid,
  add column project_id uuid,
  add foreign key (org_id, member_id) references members (org_id, id),
  add foreign key (org_id, project_id) references projects (org_id, id),
  add constraint a_rate_names_what_its_scope_needs check (
    (scope = 'client') = (client_id is not null) and (scope = 'member_level') = (level is not null)
    and (scope in ('member', 'assignment')) = (member_id is not null) and (scope = 'assignment') = (project_id is not null)
    and (scope <> 'organization' or service_type_id is null)
    and (scope in ('organization', 'member', 'assignment') or service_type_id is not null)),
  add constraint periods_of_one_rate_never_meet exclude using gist (
    org_id with =, scope with =,
    coalesce(service_type_id, '00000000-0000-0000-0000-000000000000') with =,
    coalesce(client_id, '00000000-0000-0000-0000-000000000000') with =,
    coalesce(member_id, '00000000-0000-0000-0000-000000000000') with =,
    coalesce(project_id, '00000000-0000-0000-0000-000000000000') with =,
    coalesce(level, '') with =, daterange(valid_from, valid_to, '[]') with &&);
comment on table service_rates is 'What a unit of work costs and sells for, from a day on; periods of one rate never meet, whatever its scope.';
comment on column service_rates.service_type_id is 'Null for a rate of all services: then it is for an hour.';
comment on column service_rates.member_id is 'Whose rate it is, on all projects or, with project_id, on one.';
comment on column service_rates.project_id is 'The project of an assignment''s rate.';

drop index service_rates_by_day, service_rates_by_client;
create index service_rates_by_service on service_rates (org_id, service_type_id, scope, level, valid_from)
  where service_type_id is not null;
create index service_rates_by_client on service_rates (org_id, client_id, service_type_id, valid_from) where client_id is not null;
create index service_rates_by_member on service_rates (org_id, member_id, project_id, service_type_id, valid_from)
  where member_id is not null;
create index service_rates_by_project on service_rates (org_id, project_id) where project_id is not null;
create index service_rates_of_all_services on service_rates (org_id, valid_from) where scope = 'organization';

create function rate_for(
  in_organization uuid, of_member uuid, on_project uuid, for_client uuid, at_level text, for_service uuid, on_day date
) returns setof service_rates language sql stable parallel safe rows 1 as $$
  select (found.rate).* from (select coalesce(
    (select a from service_rates a where a.scope = 'assignment' and a.org_id = in_organization and a.member_id = of_member
      and a.project_id = on_project and a.service_type_id = for_service
      and a.valid_from <= on_day and (a.valid_to is null or a.valid_to >= on_day)),
    (select a from service_rates a where a.scope = 'assignment' and a.org_id = in_organization and a.member_id = of_member
      and a.project_id = on_project and a.service_type_id is null
      and a.valid_from <= on_day and (a.valid_to is null or a.valid_to >= on_day)),
    (select c from service_rates c where c.scope = 'client' and c.org_id = in_organization and c.client_id = for_client
      and c.service_type_id = for_service and c.valid_from <= on_day and (c.valid_to is null or c.valid_to >= on_day)),
    (select m from service_rates m where m.scope = 'member' and m.org_id = in_organization and m.member_id = of_member
      and m.project_id is null and m.service_type_id = for_service
      and m.valid_from <= on_day and (m.valid_to is null or m.valid_to >= on_day)),
    (select m from service_rates m where m.scope = 'member' and m.org_id = in_organization and m.member_id = of_member
      and m.project_id is null and m.service_type_id is null
      and m.valid_from <= on_day and (m.valid_to is null or m.valid_to >= on_day)),
    (select l from service_rates l where l.scope = 'member_level' and l.org_id = in_organization
      and l.service_type_id = for_service and l.level = at_level
      and l.valid_from <= on_day and (l.valid_to is null or l.valid_to >= on_day)),
    (select s from service_rates s where s.scope = 'service' and s.org_id = in_organization and s.service_type_id = for_service
      and s.valid_from <= on_day and (s.valid_to is null or s.valid_to >= on_day)),
    (select o from service_rates o where o.scope = 'organization' and o.org_id = in_organization
      and o.valid_from <= on_day and (o.valid_to is null or o.valid_to >= on_day))) as rate offset 0) found
  where (found.rate).id is not null
$$;
-- Whole rows and the fence of the offset: so each place is looked at once, and none after the one that has a rate, whatever the planner knows.
comment on function rate_for is 'The rate that counts for somebody''s work on a day, or no row: joined laterally it becomes part of the query. Equal to chooseRate.';

insert into policy_rules (minimum, domain, object, action, effect) values ('manager', '/org/:org', '/rates', 'read', 'allow');
select publish_rules_in_force('Managers, who know costs, read which rate counts for a piece of work and why.');
