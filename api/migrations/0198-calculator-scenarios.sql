-- Scenarios of the calculator: what is calculated, what it came to, and with which rates (decisions 151 and 156).
create type scenario_status as enum ('draft', 'frozen', 'converted');

create table calculator_scenarios (
  org_id uuid not null references organizations,
  id uuid not null default uuidv7(),
  number integer not null check (number > 0),
  code text not null generated always as ('CALC-' || lpad(number::text, greatest(4, length(number::text)), '0')) stored,
  name text not null check (length(name) between 1 and 120),
  client_id uuid,
  author_id uuid,
  status scenario_status not null default 'draft',
  inputs jsonb not null check (jsonb_typeof(inputs) = 'object'),
  results jsonb not null check (jsonb_typeof(results) = 'object'),
  rates jsonb not null default '[]' check (jsonb_typeof(rates) = 'array'),
  engine_version integer not null check (engine_version > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  price_minor bigint not null,
  cost_minor bigint not null,
  margin_pct numeric,
  lines integer not null check (lines >= 0),
  frozen_at timestamptz,
  dealsheet_id uuid,
  preset_id uuid,
  preset_revision integer,
  created_at timestamptz not null default now(),
  created_by text default muster_sub(),
  updated_at timestamptz not null default now(),
  updated_by text default muster_sub(),
  version integer not null default 1,
  archived_at timestamptz,
  primary key (org_id, id),
  foreign key (org_id, client_id) references clients (org_id, id),
  foreign key (org_id, author_id) references members (org_id, id),
  constraint calculator_scenarios_preset foreign key (preset_id, preset_revision) references preset_revisions (preset_id, revision),
  constraint calculator_scenarios_preset_whole check ((preset_id is null) = (preset_revision is null)),
  constraint frozen_at_a_moment check ((status = 'draft') = (frozen_at is null)),
  constraint converted_into_a_deal check ((status = 'converted') = (dealsheet_id is not null))
);
comment on table calculator_scenarios is 'What work would cost and sell for; what lists show of it stands in columns of its own.';
comment on column calculator_scenarios.number is 'From 1 in its organization, never given twice.';
comment on column calculator_scenarios.code is 'How it is named in print.';
comment on column calculator_scenarios.author_id is 'Who made it; null for somebody from outside the team.';
comment on column calculator_scenarios.inputs is 'What it is calculated from, as the contract''s calculatorInputs says.';
comment on column calculator_scenarios.results is 'What the inputs came to when it was saved last, as the contract''s calculationResults says.';
comment on column calculator_scenarios.rates is 'Exchange rates that the results rest on, with their days.';
comment on column calculator_scenarios.engine_version is 'The arithmetic that made the results.';
comment on column calculator_scenarios.price_minor is 'Of the results, in minor units of currency, without tax.';
comment on column calculator_scenarios.cost_minor is 'Of the results, in minor units of currency.';
comment on column calculator_scenarios.margin_pct is 'Of the results, in percent of the price; null of a price of nothing.';
comment on column calculator_scenarios.lines is 'How many lines its inputs have.';
comment on column calculator_scenarios.frozen_at is 'Since when inputs, results and rates stay as they are.';
comment on column calculator_scenarios.dealsheet_id is 'The dealsheet that was made from it.';

create unique index calculator_scenarios_by_number on calculator_scenarios (org_id, number);
create index calculator_scenarios_by_update on calculator_scenarios (org_id, updated_at, id) where archived_at is null;
create index calculator_scenarios_by_name on calculator_scenarios (org_id, lower(name), id) where archived_at is null;
create index calculator_scenarios_by_status on calculator_scenarios (org_id, status, updated_at, id) where archived_at is null;
create index calculator_scenarios_archived on calculator_scenarios (org_id, updated_at, id) where archived_at is not null;
create index calculator_scenarios_by_client on calculator_scenarios (org_id, client_id, updated_at, id);
create index calculator_scenarios_by_author on calculator_scenarios (org_id, author_id);
create index calculator_scenarios_by_dealsheet on calculator_scenarios (org_id, dealsheet_id);
create index calculator_scenarios_by_preset on calculator_scenarios (preset_id, preset_revision);
select make_tenant_table('calculator_scenarios');
revoke delete on calculator_scenarios from muster_app;

create function keep_frozen() returns trigger language plpgsql as $$
begin
  if old.status <> 'draft' and (new.status = 'draft'
      or (old.inputs, old.results, old.rates, old.engine_version, old.currency, old.price_minor, old.cost_minor, old.margin_pct, old.lines)
        is distinct from (new.inputs, new.results, new.rates, new.engine_version, new.currency, new.price_minor, new.cost_minor, new.margin_pct, new.lines)) then
    raise exception 'A frozen scenario stays as it is.';
  end if;
  return new;
end $$;
comment on function keep_frozen is 'Holds that a scenario which was frozen keeps its inputs, results and rates.';
create trigger keep_frozen before update on calculator_scenarios for each row execute function keep_frozen();

-- Built on what other rooms have said already.
do $$
begin
  execute 'create or replace view preset_uses with (security_invoker) as ' || rtrim(pg_get_viewdef('preset_uses'), '; ')
    || ' union all select org_id, preset_id, preset_revision, ''calculator_scenario'', id, name, null::uuid, inputs'
    || ' from calculator_scenarios where preset_id is not null and archived_at is null';
end $$;
