-- Who has left a client is not covered any more (decision 160). Nobody changed these plans.
alter table account_plans disable trigger stamp_update;
update account_plans p set coverage_pct = (
  select case when count(*) = 0 then null when sum(s.coverage) = 0 then 0 when sum(s.influence * s.coverage) = sum(s.influence * 4) then 100
    else least(99, greatest(1, round(sum(s.influence * s.coverage) * 100.0 / sum(s.influence * 4)))) end
  from plan_stakeholders s join contacts c on c.org_id = s.org_id and c.id = s.contact_id
  where s.org_id = p.org_id and s.plan_id = p.id and c.left_at is null)
where p.status <> 'closed' and exists (
  select from plan_stakeholders s join contacts c on c.org_id = s.org_id and c.id = s.contact_id
  where s.org_id = p.org_id and s.plan_id = p.id and c.left_at is not null);
alter table account_plans enable trigger stamp_update;
