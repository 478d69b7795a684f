-- Where a client is (decision 144).
create type address_type as enum ('billing', 'hq', 'site');
create type address_source as enum ('places', 'manual');
create table addresses (
  org_id uuid not null references organizations,
  id uuid not null default uuidv7(),
  client_id uuid not null,
  type address_type not null,
  line1 text not null check (length(line1) between 1 and 200),
  line2 text,
  city text,
  region text,
  postcode text,
  country text not null check (country ~ '^[A-Z]{2}$'),
  place_id text,
  lat double precision check (lat between -90 and 90),
  lng double precision check (lng between -180 and 180),
  source address_source not null default 'manual',
  main boolean not null default false,
  created_at timestamptz not null default now(),
  created_by text default muster_sub(),
  updated_at timestamptz not null default now(),
  updated_by text default muster_sub(),
  version integer not null default 1,
  archived_at timestamptz,
  primary key (org_id, id),
  foreign key (org_id, client_id) references clients (org_id, id),
  check ((lat is null) = (lng is null)),
  check ((source = 'places') = (place_id is not null)),
  check (place_id is null or lat is not null)
);
comment on table addresses is 'An address of a client.';
comment on column addresses.country is 'ISO 3166-1, two letters.';
comment on column addresses.place_id is 'Google''s id of the place; null for one that was written or changed by hand.';
comment on column addresses.main is 'The one of its type that is meant where nothing else is said; an archived one keeps it until another is it.';
create index addresses_of_client on addresses (org_id, client_id, id);
create unique index addresses_main on addresses (org_id, client_id, type) where main and archived_at is null;
select make_tenant_table('addresses');
