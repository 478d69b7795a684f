-- What currencies were worth in the organization's (decision 143).
create type exchange_rate_source as enum ('entered', 'import');
create table exchange_rates (
  org_id uuid not null references organizations,
  id uuid not null default uuidv7(),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  into_currency text not null check (into_currency ~ '^[A-Z]{3}$'),
  day date not null check (day between '1970-01-01' and '2099-12-31'),
  rate numeric(19, 10) not null check (rate > 0),
  source exchange_rate_source not null default 'entered',
  created_at timestamptz not null default now(),
  created_by text default muster_sub(),
  updated_at timestamptz not null default now(),
  updated_by text default muster_sub(),
  version integer not null default 1,
  primary key (org_id, id),
  constraint exchange_rates_one_a_day unique (org_id, into_currency, currency, day),
  check (currency <> into_currency)
);
comment on table exchange_rates is 'What one unit of a currency was worth on a day, in the currency that the organization had.';
comment on column exchange_rates.into_currency is 'The organization''s currency when it was kept: after that changes, the rate says nothing of the new one.';
comment on column exchange_rates.rate is 'Units of into_currency for one of currency; the other way divides by it.';
create index exchange_rates_by_day on exchange_rates (org_id, into_currency, day, id);
select make_tenant_table('exchange_rates');

insert into policy_rules (minimum, domain, object, action, effect) values
  ('coordinator', '/org/:org', '/exchange-rates', 'read', 'allow');
select publish_rules_in_force('Coordinators read what currencies are worth; administrators keep it.');
