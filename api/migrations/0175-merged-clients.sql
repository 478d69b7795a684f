-- One client goes into another, and comes back when that was a mistake (decision 145).
alter table clients add column merged_into_id uuid;
alter table clients
  add foreign key (org_id, merged_into_id) references clients (org_id, id),
  add check (merged_into_id <> id),
  add check (merged_into_id is null or archived_at is not null);
comment on column clients.merged_into_id is 'The client that it went into; it is archived, and whoever asks for it is led there.';
create index clients_by_merged_into on clients (org_id, merged_into_id) where merged_into_id is not null;

create table client_merges (
  org_id uuid not null references organizations,
  id uuid not null default uuidv7(),
  winner_id uuid not null,
  loser_id uuid not null,
  fields jsonb not null check (jsonb_typeof(fields) = 'object'),
  loser_fields jsonb not null check (jsonb_typeof(loser_fields) = 'object'),
  moved jsonb not null check (jsonb_typeof(moved) = 'object'),
  demoted jsonb not null default '{}' check (jsonb_typeof(demoted) = 'object'),
  undone_at timestamptz,
  created_at timestamptz not null default now(),
  created_by text default muster_sub(),
  updated_at timestamptz not null default now(),
  updated_by text default muster_sub(),
  version integer not null default 1,
  primary key (org_id, id),
  foreign key (org_id, winner_id) references clients (org_id, id),
  foreign key (org_id, loser_id) references clients (org_id, id),
  check (winner_id <> loser_id)
);
comment on table client_merges is 'A client that went into another, with all that undoing has to know.';
comment on column client_merges.fields is 'Fields of the one that stayed which merging changed, as {field: [before, after]}.';
comment on column client_merges.loser_fields is 'The same of the one that went.';
comment on column client_merges.moved is 'Ids of the rows that moved, by kind.';
comment on column client_merges.demoted is 'Ids of those that were the main one, where the client that stayed had one already.';
create index client_merges_by_winner on client_merges (org_id, winner_id, id);
create unique index client_merges_in_force on client_merges (org_id, loser_id) where undone_at is null;
create index client_merges_by_loser on client_merges (org_id, loser_id, id);
select make_tenant_table('client_merges');
