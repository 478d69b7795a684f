-- Figures of years over many organizations are read from their months, and from the days of the two months alone that aren't whole (decision 166).
create table portfolio_months (
  org_id uuid not null references organizations,
  month date not null check (extract(day from month) = 1),
  capacity_min bigint not null,
  logged_s bigint not null,
  billable_s bigint not null,
  unpriced_s bigint not null,
  uncosted_s bigint not null,
  primary key (org_id, month)
);
comment on table portfolio_months is 'What there was to work in a month (its first day) until today, what was logged, and what of it has no price or no cost; summed from days.';
select make_tenant_table('portfolio_months');

create table portfolio_month_sums (
  org_id uuid not null references organizations,
  month date not null check (extract(day from month) = 1),
  currency text not null,
  bill_minor bigint not null,
  cost_minor bigint not null,
  primary key (org_id, month, currency)
);
comment on table portfolio_month_sums is 'What the time of a month (its first day) on projects sold for and cost, by currency; summed from days.';
select make_tenant_table('portfolio_month_sums');

create policy executives on portfolio_months for select to muster_app using (org_id in (select executive_places()));
create policy executives on portfolio_month_sums for select to muster_app using (org_id in (select executive_places()));

-- What was counted without months is counted again by the job; the owner, who may be no superuser, has to see every organization for it.
alter table portfolio_heads no force row level security;
delete from portfolio_heads;
alter table portfolio_heads force row level security;
