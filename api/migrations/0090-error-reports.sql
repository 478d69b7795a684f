-- Errors that pages and the server report (docs/decisions/0083-error-reports.md). They belong to no organization: only
-- administrators of everything read them, and whoever reports can do nothing but report.
create table error_groups (
  id uuid primary key default uuidv7(),
  fingerprint bytea not null unique,
  origin text not null check (origin in ('page', 'server')),
  severity text not null check (severity in ('warning', 'error')),
  title text not null check (length(title) between 1 and 200),
  message text not null check (length(message) <= 1000),
  page text check (length(page) <= 500),
  release text check (length(release) <= 100),
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  events integer not null default 1 check (events > 0),
  resolved_at timestamptz,
  updated_by text,
  version integer not null default 1
);
comment on table error_groups is 'The same error, however often it came; message, page and release are those of the newest report.';
comment on column error_groups.fingerprint is 'Hash of what makes it the same: origin, kind, message without numbers and names, upper frames.';
comment on column error_groups.version is 'Counts changes of its state; a further report is none.';
comment on column error_groups.updated_by is 'Who resolved or reopened it; null where it came back by itself.';
create index error_groups_by_time on error_groups (last_seen_at desc, id desc);

create table error_reports (
  id uuid primary key,
  group_id uuid not null references error_groups on delete cascade,
  occurred_at timestamptz not null,
  received_at timestamptz not null default now(),
  person text references users on delete cascade,
  facts jsonb not null check (jsonb_typeof(facts) = 'object')
);
comment on table error_reports is 'Every report for 90 days; its id is that of the event, so that one which arrives twice counts once.';
comment on column error_reports.person is 'Who was signed in, as the page says; only people that are known here.';
comment on column error_reports.facts is 'What is shown of it: message, stack, trail, browser, request id. Without tokens and addresses.';
create index error_reports_by_group on error_reports (group_id, occurred_at desc, id desc);
create index error_reports_by_person on error_reports (person);
create index error_reports_by_arrival on error_reports (received_at);

do $$
declare
  target text;
begin
  foreach target in array array['error_groups', 'error_reports'] loop
    execute format('alter table %s enable row level security', target);
    execute format('alter table %s force row level security', target);
    execute format('create policy administering on %s for select to muster_app using ((select is_root_admin()))', target);
    execute format('create policy owning on %s to current_user using (true)', target);
    execute format('create policy reporter on %s to muster_reporter using (true) with check (true)', target);
    execute format('grant select on %s to muster_app', target);
    execute format('grant select, insert, update, delete on %s to muster_reporter', target);
  end loop;
end $$;
create policy settling on error_groups for update to muster_app using ((select is_root_admin()));
grant update (resolved_at, updated_by, version) on error_groups to muster_app;
select make_stamps_erasable('error_groups');

create policy reporter on users for select to muster_reporter using (true);
grant select (sub) on users to muster_reporter;

-- Answers what became of it: taken, known, or full, when a day has brought more than anybody reads.
create function take_error_report(event uuid, said jsonb) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  seen timestamptz := least(now(), greatest(now() - interval '7 days', coalesce((said ->> 'occurred_at')::timestamptz, now())));
  place uuid;
begin
  if exists (select from error_reports where id = event) then return 'known'; end if;
  if exists (select from error_reports where received_at > now() - interval '1 day' offset 9999) then return 'full'; end if;
  insert into error_groups as held (fingerprint, origin, severity, title, message, page, release, first_seen_at, last_seen_at)
  values (decode(said ->> 'fingerprint', 'hex'), said ->> 'origin', said ->> 'severity', said ->> 'title', said ->> 'message',
    said ->> 'page', said ->> 'release', seen, seen)
  on conflict (fingerprint) do update set
    severity = excluded.severity, title = excluded.title, message = excluded.message, page = excluded.page,
    release = excluded.release, events = held.events + 1,
    first_seen_at = least(held.first_seen_at, seen), last_seen_at = greatest(held.last_seen_at, seen),
    -- What comes again after it was resolved is open again.
    version = held.version + coalesce((held.resolved_at < seen)::int, 0),
    updated_by = case when held.resolved_at < seen then null else held.updated_by end,
    resolved_at = case when held.resolved_at < seen then null else held.resolved_at end
  returning held.id into place;
  insert into error_reports (id, group_id, occurred_at, person, facts)
  values (event, place, seen, (select sub from users where sub = said ->> 'person'), said -> 'facts')
  on conflict (id) do nothing;
  if found then return 'taken'; end if;
  -- The same one came twice at once.
  update error_groups set events = events - 1 where id = place;
  return 'known';
end $$;
comment on function take_error_report is 'Writes a report into its group; the same event counts once, and ten thousand a day are enough.';

create function purge_error_reports() returns bigint language sql security definer set search_path = public, pg_temp as $$
  with old as (delete from error_groups where last_seen_at < now() - interval '90 days' returning 1),
    gone as (delete from error_reports where received_at < now() - interval '90 days' returning 1)
  select (select count(*) from old) + (select count(*) from gone)
$$;
comment on function purge_error_reports is 'Deletes what is older than 90 days.';

create function people_named(asked text[]) returns table (sub text, name text)
language sql stable security definer set search_path = public, pg_temp as $$
  select u.sub, u.name from users u where is_root_admin() and u.sub = any (asked)
$$;
comment on function people_named is 'Names of people of every organization, for administrators of everything.';

alter function take_error_report(uuid, jsonb) owner to muster_reporter;
alter function purge_error_reports() owner to muster_reporter;
alter function people_named(text[]) owner to muster_reader;
revoke all on function take_error_report(uuid, jsonb), purge_error_reports(), people_named(text[]) from public;
grant execute on function take_error_report(uuid, jsonb), purge_error_reports(), people_named(text[]) to muster_app;
