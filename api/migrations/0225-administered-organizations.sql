-- Organizations are made, suspended and archived by administrators (decision 161).
alter table organizations
  add column status_reason text check (length(status_reason) between 1 and 2000),
  add column status_changed_at timestamptz,
  add column logo_hash text check (logo_hash ~ '^[0-9a-f]{64}$'),
  add constraint archived_says_so check ((status = 'archived') = (archived_at is not null));
comment on column organizations.status_reason is 'Why it was suspended or archived; null while it is active.';
comment on column organizations.logo_hash is 'SHA-256 of its logo as it is kept; null without one.';
create index organizations_by_name on organizations (lower(name), org_id);

create table organization_logos (
  org_id uuid primary key references organizations,
  content bytea not null check (octet_length(content) <= 524288),
  type text not null check (type in ('image/png', 'image/webp'))
);
comment on table organization_logos is 'The picture that an organization shows of itself, as it is served.';
select make_tenant_table('organization_logos');
