-- Last days ahead: whoever leaves works until then (decision 161).
create table offboardings (
  org_id uuid not null references organizations,
  member_id uuid not null,
  last_day date not null,
  reason text not null default '' check (length(reason) <= 2000),
  created_at timestamptz not null default now(),
  created_by text default muster_sub(),
  primary key (org_id, member_id),
  foreign key (org_id, member_id) references members (org_id, id) on delete cascade
);
comment on table offboardings is 'Who leaves on a day to come; a job lets them go when it is over.';
create index offboardings_by_day on offboardings (org_id, last_day);
select make_tenant_table('offboardings');

grant select, delete on offboardings to muster_eraser;
create function forget_offboarding() returns trigger language plpgsql as $$
begin
  delete from offboardings where org_id = new.org_id and member_id = new.id;
  return null;
end $$;
comment on function forget_offboarding is 'Forgets why somebody whose account is being deleted was to leave.';
create trigger forget_offboarding after update of user_sub on members for each row
  when (current_user = 'muster_eraser') execute function forget_offboarding();
