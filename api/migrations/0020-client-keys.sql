-- What two spellings of one company have in common: no case, accents, punctuation or legal form.
create function company_key(name text) returns text language sql immutable strict parallel safe
  as $$
    select regexp_replace(
      regexp_replace(
        lower(regexp_replace(normalize(name, NFKD), '[\u0300-\u036f]', '', 'g')),
        '[\s,]+(ltd|limited|inc|incorporated|llc|llp|plc|gmbh|ag|kg|sa|sas|sarl|bv|nv|ab|oy|srl|spa|pty ltd|co)[.\s]*$', ''),
      '[^[:alnum:]]+', '', 'g')
  $$;
comment on function company_key is 'Normalised name of a company, for finding duplicates; empty for a name of punctuation only.';

-- The host of a web address without www.
create function web_domain(address text) returns text language sql immutable strict parallel safe
  as $$ select lower(substring(address from '^[a-zA-Z]+://(?:www\.)?([^/:?#]+)')) $$;
comment on function web_domain is 'Host of a web address without www, for finding duplicates.';

alter table clients
  add column name_key text not null generated always as (company_key(name)) stored,
  add column domain_key text generated always as (web_domain(website)) stored,
  add column vat_key text generated always as (nullif(regexp_replace(upper(vat_id), '[^A-Z0-9]+', '', 'g'), '')) stored,
  add check (length(code) between 1 and 20),
  add check (length(legal_name) <= 200),
  add check (length(website) <= 500),
  add check (parent_id <> id);
comment on column clients.name_key is 'Normalised name; clients may share it only on purpose.';
create index clients_by_name_key on clients (org_id, name_key);
create index clients_by_domain_key on clients (org_id, domain_key) where domain_key is not null;
create index clients_by_vat_key on clients (org_id, vat_key) where vat_key is not null;
create index clients_by_parent on clients (org_id, parent_id) where parent_id is not null;
create index clients_by_lower_name on clients (org_id, lower(name), id);
create index clients_newest on clients (org_id, updated_at, id);
drop index clients_by_name;
create index service_types_by_lower_name on service_types (org_id, lower(name), id);
drop index service_types_by_name;
create index service_rates_by_day on service_rates (org_id, service_type_id, valid_from);
create index project_services_by_service on project_services (org_id, service_type_id);
