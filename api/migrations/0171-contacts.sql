-- Whom to ask at a client, and where it is (decision 144).
create table contacts (
  org_id uuid not null references organizations,
  id uuid not null default uuidv7(),
  client_id uuid not null,
  first_name text not null check (length(first_name) between 1 and 80),
  last_name text not null check (length(last_name) between 1 and 80),
  title text,
  emails text[] not null default '{}' check (cardinality(emails) <= 10),
  phones text[] not null default '{}' check (cardinality(phones) <= 10),
  roles text[] not null default '{}' check (cardinality(roles) <= 10),
  left_at date,
  note text,
  main boolean not null default false check (not main or left_at is null),
  created_at timestamptz not null default now(),
  created_by text default muster_sub(),
  updated_at timestamptz not null default now(),
  updated_by text default muster_sub(),
  version integer not null default 1,
  archived_at timestamptz,
  primary key (org_id, id),
  foreign key (org_id, client_id) references clients (org_id, id)
);
comment on table contacts is 'Somebody at a client.';
comment on column contacts.phones is 'E.164.';
comment on column contacts.left_at is 'The day they left the client; null while they are there.';
comment on column contacts.main is 'The one to be asked first; an archived one keeps it until somebody else is it.';
create index contacts_of_client on contacts (org_id, client_id, id);
create unique index contacts_main on contacts (org_id, client_id) where main and archived_at is null;
select make_tenant_table('contacts');
