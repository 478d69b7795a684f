-- Drafts of another organization: moves that are looked at together, applied as a whole and taken back (decision 161).
create type reorganisation_status as enum ('draft', 'applied', 'undone', 'discarded');
create type reorganisation_move_kind as enum ('person', 'position', 'new_position', 'closed_position');

create table reorganisations (
  org_id uuid not null references organizations,
  id uuid not null default uuidv7(),
  name text not null check (length(name) between 1 and 120),
  note text not null default '' check (length(note) <= 10000),
  status reorganisation_status not null default 'draft',
  applied_at timestamptz,
  applied_by uuid,
  undone_at timestamptz,
  undone_by uuid,
  created_at timestamptz not null default now(),
  created_by text default muster_sub(),
  updated_at timestamptz not null default now(),
  updated_by text default muster_sub(),
  version integer not null default 1,
  primary key (org_id, id),
  foreign key (org_id, applied_by) references members (org_id, id),
  foreign key (org_id, undone_by) references members (org_id, id),
  constraint applied_is_kept check ((status in ('applied', 'undone')) = (applied_at is not null)),
  constraint undone_is_kept check ((status = 'undone') = (undone_at is not null))
);
comment on table reorganisations is 'Moves of people and positions that are drafted together.';
comment on column reorganisations.applied_by is 'Null for somebody from outside the team.';
create index reorganisations_newest on reorganisations (org_id, updated_at, id);
create index reorganisations_by_applier on reorganisations (org_id, applied_by) where applied_by is not null;
create index reorganisations_by_undoer on reorganisations (org_id, undone_by) where undone_by is not null;
select make_tenant_table('reorganisations');
revoke delete on reorganisations from muster_app;

create table reorganisation_moves (
  org_id uuid not null references organizations,
  id uuid not null default uuidv7(),
  reorganisation_id uuid not null,
  kind reorganisation_move_kind not null,
  member_id uuid,
  position_id uuid,
  changes jsonb not null check (jsonb_typeof(changes) = 'object'),
  before jsonb not null check (jsonb_typeof(before) = 'object'),
  created_at timestamptz not null default now(),
  created_by text default muster_sub(),
  primary key (org_id, id),
  foreign key (org_id, reorganisation_id) references reorganisations (org_id, id),
  foreign key (org_id, member_id) references members (org_id, id),
  constraint a_move_is_about_one check ((kind = 'person') = (member_id is not null) and (kind = 'person') = (position_id is null))
);
comment on table reorganisation_moves is 'What becomes of one person or position; one move each in a reorganisation.';
comment on column reorganisation_moves.position_id is 'Of a new one: the id that it will have.';
comment on column reorganisation_moves.changes is 'By field, what it becomes.';
comment on column reorganisation_moves.before is 'By field, what it was when it was drafted; since it was applied, what it was then.';
create unique index reorganisation_moves_of_member on reorganisation_moves (org_id, reorganisation_id, member_id) where member_id is not null;
create unique index reorganisation_moves_of_position on reorganisation_moves (org_id, reorganisation_id, position_id) where position_id is not null;
create index reorganisation_moves_by_member on reorganisation_moves (org_id, member_id) where member_id is not null;
select make_tenant_table('reorganisation_moves');
