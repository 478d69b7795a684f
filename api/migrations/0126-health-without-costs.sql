-- Of a project that nobody is charged for, what is used of its money are its costs: who may not see them gets no health of it.
drop function health_of(projects, project_totals, date);
create function health_of(p projects, t project_totals, today date, costs boolean) returns project_health language plpgsql stable as $$
declare
  months float8 := 1;
  last_day date := p.end_date;
  used float8 := coalesce(case p.billing when 'non_billable' then t.cost_minor else t.bill_minor end, 0);
  burn float8;
  days float8;
  elapsed float8;
begin
  if p.health_mode = 'manual' then return p.health; end if;
  if p.status not in ('active', 'on_hold', 'completed') then return null; end if;
  if not costs and p.billing = 'non_billable' and p.budget_minor is not null then return null; end if;
  if p.budget_period = 'month' then
    last_day := coalesce(p.end_date, (date_trunc('month', today) + interval '1 month - 1 day')::date);
    months := greatest(1, (extract(year from coalesce(p.end_date, today)) - extract(year from p.start_date)) * 12
      + extract(month from coalesce(p.end_date, today)) - extract(month from p.start_date) + 1);
  end if;
  burn := greatest(used * 100 / (nullif(p.budget_minor, 0) * months),
    coalesce(t.seconds, 0)::float8 * 100 / (nullif(p.budget_minutes, 0)::float8 * 60 * months));
  if burn is null then return null; end if;
  if burn > 100 then return 'red'; end if;
  if last_day is null then return case when burn >= 90 then 'amber' else 'green' end; end if;
  days := greatest(1, last_day - p.start_date + 1);
  elapsed := least(days, greatest(0, today - p.start_date + 1)) * 100 / days;
  return case when burn - elapsed > 25 then 'red' when burn - elapsed > 10 then 'amber' else 'green' end;
end $$;
comment on function health_of is 'The health that counts, with or without costs: set by hand, else from burn against time; null without a budget.';
