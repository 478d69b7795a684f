-- What an organization tells its people: written, perhaps scheduled, sent once. Templates are announcements that are never sent.
create type announcement_status as enum ('template', 'draft', 'scheduled', 'sending', 'sent');
create table announcements (
  org_id uuid not null references organizations on delete cascade,
  id uuid not null default uuidv7(),
  status announcement_status not null default 'draft',
  title text not null check (length(title) between 1 and 120),
  message text not null default '' check (length(message) <= 2000),
  link text check (link ~ '^/' and length(link) <= 500),
  priority notification_priority not null default 'normal',
  audience jsonb not null,
  send_at timestamptz,
  sent_at timestamptz,
  people integer not null default 0 check (people >= 0),
  problem text check (length(problem) <= 500),
  created_at timestamptz not null default now(),
  created_by text default muster_sub(),
  updated_at timestamptz not null default now(),
  updated_by text default muster_sub(),
  version integer not null default 1,
  primary key (org_id, id),
  check (status not in ('scheduled', 'sending', 'sent') or send_at is not null),
  check ((status = 'sent') = (sent_at is not null))
);
comment on table announcements is 'What an organization tells its people, at once or at a moment; and presets for that.';
comment on column announcements.audience is 'Whom it goes to: {organizations, roles, projects}, ids and names of roles; read anew when it is sent.';
comment on column announcements.people is 'How many have it in their inbox by now.';
comment on column announcements.problem is 'Why it wasn''t sent when it was due, as a sentence; it is a draft again then.';
select make_tenant_table('announcements');
create policy notifier on announcements for select to muster_notifier using (true);
grant select (org_id, id, created_by) on announcements to muster_notifier;

-- Read where it is asked for, so that nothing has to be taken out once its author has gone.
create function announcement_author(asked uuid) returns text
language sql stable security definer set search_path = public, pg_temp as $$
  select u.name from announcements a join users u on u.sub = a.created_by where a.org_id = muster_org() and a.id = asked
$$;
comment on function announcement_author is 'Name of whoever wrote an announcement of the request''s organization; null once they are gone.';
alter function announcement_author(uuid) owner to muster_notifier;
revoke all on function announcement_author(uuid) from public;
grant execute on function announcement_author(uuid) to muster_app;

-- Announcements may name people, as messages of invitations may.
grant update (title, message) on announcements to muster_eraser;
create or replace function forget_words_at_once(gone forgotten_people, target text, pattern text) returns void
language plpgsql as $$
begin
  if target = 'invitations' then
    update invitations set message = without_words(to_json(message)::text, gone)::json #>> '{}'
    where org_id = any (gone.organizations) and to_json(message)::text ~* pattern;
  elsif target = 'role_grants' then
    update role_grants set reason = without_words(to_json(reason)::text, gone)::json #>> '{}'
    where org_id = any (gone.organizations) and to_json(reason)::text ~* pattern;
  elsif target = 'announcements' then
    update announcements set title = left(without_words(to_json(title)::text, gone)::json #>> '{}', 120),
      message = left(without_words(to_json(message)::text, gone)::json #>> '{}', 2000)
    where org_id = any (gone.organizations) and concat(to_json(title), to_json(message)) ~* pattern;
  else
    gone.words := words_at_root(gone);
    pattern := (select string_agg(trace_of(word), '|') from unnest(gone.words) word);
    if target = 'root_events' then
      update root_events set changes = without_words(changes::text, gone)::jsonb, data = without_words(data::text, gone)::jsonb
      where changes::text ~* pattern or data::text ~* pattern;
    elsif target = 'policy_revisions' then
      update policy_revisions set note = without_words(to_json(note)::text, gone)::json #>> '{}'
      where to_json(note)::text ~* pattern;
    elsif target = 'root_grants' then
      update root_grants set reason = without_words(to_json(reason)::text, gone)::json #>> '{}'
      where to_json(reason)::text ~* pattern;
    end if;
  end if;
end $$;
