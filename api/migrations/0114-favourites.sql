-- What only its person reads and writes, also among those of one organization.
create function muster_member() returns uuid language sql stable parallel safe as $$
  select id from members where org_id = muster_org() and user_sub = muster_sub()
$$;
comment on function muster_member is 'Member of the request''s organization who asks; null for somebody from outside.';

create table favourites (
  org_id uuid not null references organizations,
  id uuid not null default uuidv7(),
  member_id uuid not null,
  position smallint not null,
  project_id uuid,
  service_type_id uuid,
  category activity_category not null default 'work',
  note text not null default '' check (length(note) <= 5000),
  billable boolean not null default true,
  updated_at timestamptz not null default now(),
  updated_by text default muster_sub(),
  version integer not null default 1,
  primary key (org_id, id),
  foreign key (org_id, member_id) references members (org_id, id),
  foreign key (org_id, project_id) references projects (org_id, id),
  foreign key (org_id, service_type_id) references service_types (org_id, id)
);
comment on table favourites is 'What somebody logs time on again and again, pinned in an order of their own.';
create index favourites_of_member on favourites (org_id, member_id, position);
select make_tenant_table('favourites');
create policy own on favourites as restrictive to muster_app
  using (member_id = (select muster_member())) with check (member_id = (select muster_member()));

grant select, delete, update (updated_by) on favourites to muster_eraser;
create function forget_favourites() returns trigger language plpgsql as $$
begin
  delete from favourites where org_id = new.org_id and member_id = new.id;
  return null;
end $$;
comment on function forget_favourites is 'Deletes the favourites of somebody whose account is being deleted.';
create trigger forget_favourites after update of user_sub on members for each row
  when (current_user = 'muster_eraser') execute function forget_favourites();
