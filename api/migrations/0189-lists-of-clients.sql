-- A million clients are read in every order that their list has, and what is looked for is found among them (decision 145).
create index clients_by_code on clients (org_id, coalesce(code, ''), id);
create index clients_by_status on clients (org_id, status, id);
create index clients_by_creation on clients (org_id, created_at, id);
create index clients_archived on clients (org_id, lower(name), id) where archived_at is not null;
create index clients_by_tag on clients using gin (org_id, tags);
create index clients_by_letters on clients using gin (org_id, name gin_trgm_ops, code gin_trgm_ops, legal_name gin_trgm_ops);

drop index clients_by_owner;
create index clients_by_owner on clients (org_id, owner_id, lower(name), id) where owner_id is not null;
