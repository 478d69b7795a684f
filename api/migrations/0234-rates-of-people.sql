-- What somebody costs and sells for is read by directors and above and written by owners, whatever asks for it (decision 163).
create function may_with_rates_of_people(asked text) returns boolean language sql stable parallel safe as $$
  select exists (
    select from policy_rules p
    where p.effect = 'allow' and p.domain in ('/org/:org', '*') and p.object in ('/members', '*') and p.action in (asked, '*')
      and (exists (
          select from role_grants g
          where g.org_id = muster_org() and g.subject = muster_sub() and g.project_id is null and g.archived_at is null
            and (g.expires_at is null or g.expires_at > now()) and g.role >= p.minimum)
        or exists (
          select from root_grants r
          where r.subject = muster_sub() and (r.expires_at is null or r.expires_at > now()) and r.role >= p.minimum)))
$$;
comment on function may_with_rates_of_people is 'Whether who asks may `read-rates` or `write` on /members in the organization of the request, by the policy in force and roles in the whole of it.';

create policy people_read on service_rates as restrictive for select to muster_app
  using (member_id is null or (select may_with_rates_of_people('read-rates')));
create policy people_added on service_rates as restrictive for insert to muster_app
  with check (member_id is null or (select may_with_rates_of_people('write')));
create policy people_changed on service_rates as restrictive for update to muster_app
  using (member_id is null or (select may_with_rates_of_people('write')))
  with check (member_id is null or (select may_with_rates_of_people('write')));
create policy people_removed on service_rates as restrictive for delete to muster_app
  using (member_id is null or (select may_with_rates_of_people('write')));

-- Work is priced by whatever rate counts, whoever asks: what time, shifts and imports are worth is looked up here.
create policy reader on service_rates for select to muster_reader using (true);
grant select on service_rates to muster_reader;

create function rate_that_counts(
  of_member uuid, on_project uuid, for_client uuid, at_level text, for_service uuid, on_day date
) returns setof service_rates language sql stable rows 1 security definer set search_path = public, pg_temp as $$
  select * from rate_for(muster_org(), of_member, on_project, for_client, at_level, for_service, on_day)
$$;
comment on function rate_that_counts is 'rate_for in the organization of the request, people''s own rates among them: for pricing work, not for showing a rate.';

create function rates_that_count(services uuid[]) returns setof service_rates
language sql stable security definer set search_path = public, pg_temp as $$
  select * from service_rates r
  where r.org_id = muster_org() and (r.service_type_id = any (services) or r.service_type_id is null)
$$;
comment on function rates_that_count is 'Every rate that may count for work of some services in the organization of the request, people''s own among them: for pricing work, not for showing rates.';

do $$
declare
  made regprocedure;
begin
  foreach made in array array['rate_that_counts(uuid, uuid, uuid, text, uuid, date)', 'rates_that_count(uuid[])']::regprocedure[] loop
    execute format('alter function %s owner to muster_reader', made);
    execute format('revoke all on function %s from public', made);
    execute format('grant execute on function %s to muster_app', made);
  end loop;
end $$;
