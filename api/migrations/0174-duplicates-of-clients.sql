-- What makes two clients alike, and what was said of it (decision 145).
create extension if not exists pg_trgm;

create or replace function company_key(name text) returns text language sql immutable strict parallel safe
  as $$
    select regexp_replace(
      regexp_replace(
        replace(replace(translate(
          lower(regexp_replace(normalize(name, NFKD), '[\u0300-\u036f]', '', 'g')), 'øłđı.', 'oldi'), 'ß', 'ss'), 'æ', 'ae'),
        '([\s,&+()-]+(ltd|limited|a/s|i/s|k/s|s a|inc|incorporated|corp|corporation|llc|llp|lp|plc|gmbh|mbh|ag|se|kg|kgaa|ohg|ug|ev|eg|sa|sas|sarl|sarlu|eurl|bv|nv|vof|ab|as|asa|aps|oy|oyj|srl|sro|spa|sl|slu|sp|zoo|kft|doo|pty|pte|pvt|co|company|haftungsbeschrankt))+[\s)]*$', ''),
      '[^[:alnum:]]+', '', 'g')
  $$;

-- A host that many companies share says nothing about one of them; what stands below a builder's host is a company's own.
create or replace function web_domain(address text) returns text language sql immutable strict parallel safe
  as $$
    select case when host ~ '(^|\.)(facebook|instagram|linkedin|twitter|x|youtube|tiktok|linktr|google|gmail|gmx|yahoo|outlook|hotmail|medium|etsy|ebay|amazon|wikipedia|yelp|xing|t)\.(com|net|org|de|fr|co\.uk|co|ee|me)$'
      then null else host end
    from (select rtrim(lower(substring(address from '^[a-zA-Z]+://(?:[^/@]*@)?(?:www\.)?([^/:?#]+)')), '.') as host) named
  $$;

alter table clients alter column name_key set expression as (company_key(name));
alter table clients alter column domain_key set expression as (web_domain(website));

create index clients_by_likeness on clients using gin (org_id, name_key gin_trgm_ops);

create table client_duplicates (
  org_id uuid not null references organizations,
  id uuid not null default uuidv7(),
  first_id uuid not null,
  second_id uuid not null,
  reasons text[] not null check (reasons <@ '{vat_id,website,name}' and cardinality(reasons) > 0),
  dismissed_at timestamptz,
  created_at timestamptz not null default now(),
  created_by text default muster_sub(),
  updated_at timestamptz not null default now(),
  updated_by text default muster_sub(),
  version integer not null default 1,
  primary key (org_id, id),
  unique (org_id, first_id, second_id),
  check (first_id < second_id),
  foreign key (org_id, first_id) references clients (org_id, id) on delete cascade,
  foreign key (org_id, second_id) references clients (org_id, id) on delete cascade
);
comment on table client_duplicates is 'Two clients that look like one, until one is archived, they differ, or somebody says that they aren''t the same.';
comment on column client_duplicates.reasons is 'What they have in common.';
comment on column client_duplicates.dismissed_at is 'When somebody said that they aren''t the same; kept whatever happens to them.';
create index client_duplicates_by_second on client_duplicates (org_id, second_id);
create index client_duplicates_open on client_duplicates (org_id, id) where dismissed_at is null;
create index client_duplicates_dismissed on client_duplicates (org_id, dismissed_at, id) where dismissed_at is not null;
select make_tenant_table('client_duplicates');

-- The pairs that clients make with others that are there, at most twenty for each of their keys.
create function client_likenesses(asked uuid[]) returns table (org_id uuid, first_id uuid, second_id uuid, reasons text[])
  language sql stable as $$
    select c.org_id, least(c.id, o.id), greatest(c.id, o.id), array_agg(distinct o.reason order by o.reason desc)
    from clients c cross join lateral (
      (select t.id, 'name' as reason from clients t
        where t.org_id = c.org_id and t.name_key = c.name_key and c.name_key <> '' and t.id <> c.id and t.archived_at is null
        limit 20)
      union all
      (select t.id, 'website' from clients t
        where t.org_id = c.org_id and t.domain_key = c.domain_key and t.domain_key is not null and t.id <> c.id and t.archived_at is null
        limit 20)
      union all
      (select t.id, 'vat_id' from clients t
        where t.org_id = c.org_id and t.vat_key = c.vat_key and t.vat_key is not null and t.id <> c.id and t.archived_at is null
        limit 20)) o
    where c.id = any (asked) and c.archived_at is null
    group by 1, 2, 3
  $$;
comment on function client_likenesses is 'Pairs that these clients make with others that aren''t archived.';

create function pair_clients(changed uuid[]) returns void language plpgsql as $$
begin
  if cardinality(changed) = 0 then return; end if;
  -- Two likenesses that are written at once would not see each other; many at once are an import's, which looks first.
  if cardinality(changed) = 1 then
    perform pg_advisory_xact_lock(hashtextextended(bucket, 174)) from (
      select distinct c.org_id || ' ' || (hashtextextended(key, 0) & 255) as bucket
      from clients c, unnest(array[c.name_key, c.domain_key, c.vat_key]) key
      where c.id = changed[1] and key <> '' order by 1) locked;
  end if;
  -- A statement of its own, so that it sees what whoever held the locks has committed.
  insert into client_duplicates (org_id, first_id, second_id, reasons)
    select * from client_likenesses(changed)
    on conflict (org_id, first_id, second_id) do update set reasons = excluded.reasons
      where client_duplicates.reasons is distinct from excluded.reasons;
  delete from client_duplicates d
    where (d.first_id = any (changed) or d.second_id = any (changed)) and d.dismissed_at is null
      and d.org_id in (select c.org_id from clients c where c.id = any (changed))
      and not exists (
        select from clients a, clients b
        where a.org_id = d.org_id and a.id = d.first_id and a.archived_at is null
          and b.org_id = d.org_id and b.id = d.second_id and b.archived_at is null
          and (a.name_key <> '' and a.name_key = b.name_key or a.domain_key = b.domain_key or a.vat_key = b.vat_key));
end $$;
comment on function pair_clients is 'Writes down whom clients look like, and forgets pairs that no longer are alike.';

create function pair_inserted_clients() returns trigger language plpgsql as $$
begin
  perform pair_clients(array(select id from added where archived_at is null));
  return null;
end $$;
create function pair_updated_clients() returns trigger language plpgsql as $$
begin
  perform pair_clients(array(
    select n.id from changed n join before b on b.org_id = n.org_id and b.id = n.id
    where (b.name_key, b.domain_key, b.vat_key, b.archived_at is null)
      is distinct from (n.name_key, n.domain_key, n.vat_key, n.archived_at is null)));
  return null;
end $$;
create trigger pair_inserted after insert on clients
  referencing new table as added for each statement execute function pair_inserted_clients();
create trigger pair_updated after update on clients
  referencing old table as before new table as changed for each statement execute function pair_updated_clients();

select pair_clients(array(select id from clients where archived_at is null));

-- A name of a few letters is near to half the alphabet; the index answers for longer ones.
create function clients_named_alike(organization uuid, key text) returns table (id uuid)
  language plpgsql stable set pg_trgm.similarity_threshold = 0.55 as $$
begin
  if length(key) < 5 then return; end if;
  return query select c.id from clients c
    where c.org_id = organization and c.name_key % key and c.name_key <> key
    order by similarity(c.name_key, key) desc, c.id limit 5;
end $$;
comment on function clients_named_alike is 'The five clients whose normalised name is nearest to a key, without those that have it.';
