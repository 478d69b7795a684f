-- Days on which nobody has to work, whatever weekday they are.
create table holidays (
  org_id uuid not null references organizations,
  date date not null,
  name text not null check (length(name) between 1 and 120),
  primary key (org_id, date)
);
comment on table holidays is 'An organization''s holidays: nothing is planned on them, and nobody is missing.';
select make_tenant_table('holidays');
