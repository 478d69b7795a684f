-- What people are told. Rows belong to their recipient, whatever organization they speak of: an inbox spans organizations.

create type notification_channel as enum ('app', 'web-push', 'email');
create type notification_status as enum ('queued', 'ready', 'error', 'opt-out', 'sent', 'read');
create type notification_priority as enum ('low', 'normal', 'urgent');

create table notifications (
  recipient text not null references users (sub) on delete cascade,
  id uuid not null default uuidv7(),
  organization_id uuid references organizations (org_id) on delete cascade,
  project_id uuid,
  type text not null check (type ~ '^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*$'),
  title text not null check (length(title) between 1 and 200),
  message text not null default '' check (length(message) <= 2000),
  actor text,
  actor_name text,
  target_type text,
  target_id uuid,
  url text not null check (url ~ '^/'),
  priority notification_priority not null default 'normal',
  group_key text,
  reason text not null check (length(reason) between 1 and 500),
  -- The event that it tells of; whoever is told of one twice would stop reading.
  source text not null,
  created_at timestamptz not null default now(),
  -- When it last came to the front: at first, and when a snooze ends.
  surfaced_at timestamptz not null default now(),
  read_at timestamptz,
  sent_at timestamptz,
  snoozed_until timestamptz,
  archived_at timestamptz,
  primary key (recipient, id),
  unique (recipient, source)
);
comment on table notifications is 'What a person is told, once per event and person: the rows of their inbox.';
comment on column notifications.reason is 'Why this person is told, as a sentence.';
comment on column notifications.source is 'What it tells of: the event''s id, or a name made of what was reached, such as a threshold.';
create index notifications_in_front on notifications (recipient, surfaced_at desc, id desc)
  where archived_at is null and snoozed_until is null;
create index notifications_unread on notifications (recipient, surfaced_at desc, id desc)
  where read_at is null and archived_at is null and snoozed_until is null;
create index notifications_archived on notifications (recipient, surfaced_at desc, id desc) where archived_at is not null;
create index notifications_snoozed on notifications (snoozed_until) where snoozed_until is not null and archived_at is null;
create index notifications_snoozed_by_person on notifications (recipient, surfaced_at desc, id desc)
  where snoozed_until is not null and archived_at is null;
create index notifications_by_organization on notifications (organization_id, recipient);

create table notification_channels (
  recipient text not null,
  notification_id uuid not null,
  channel notification_channel not null,
  status notification_status not null default 'queued',
  -- Told together with others, at the person's hour, instead of at once.
  in_digest boolean not null default false,
  attempts integer not null default 0 check (attempts >= 0),
  error text check (length(error) <= 500),
  due_at timestamptz not null default now(),
  queued_at timestamptz not null default now(),
  ready_at timestamptz,
  error_at timestamptz,
  opt_out_at timestamptz,
  sent_at timestamptz,
  read_at timestamptz,
  primary key (recipient, notification_id, channel),
  foreign key (recipient, notification_id) references notifications (recipient, id) on delete cascade
);
comment on table notification_channels is 'How far a notification got on each of its ways to the person, with the moment of every step.';
comment on column notification_channels.due_at is 'Not before then: quiet hours and digests.';
create index notification_channels_in_digest on notification_channels (recipient, due_at)
  where in_digest and status = 'queued';

create table notification_counts (
  recipient text primary key references users (sub) on delete cascade,
  unread integer not null default 0 check (unread >= 0),
  total integer not null default 0 check (total >= 0),
  changed_at timestamptz not null default now()
);
comment on table notification_counts is 'How many notifications stand in a person''s inbox, and how many of them are unread.';

create table notification_preferences (
  recipient text not null references users (sub) on delete cascade,
  id uuid not null default uuidv7(),
  organization_id uuid references organizations (org_id) on delete cascade,
  project_id uuid,
  type text,
  channel notification_channel not null check (channel <> 'app'),
  mode text not null check (mode in ('instant', 'digest', 'off')),
  primary key (recipient, id),
  unique nulls not distinct (recipient, organization_id, project_id, type, channel),
  check (project_id is null or organization_id is not null),
  check (channel = 'email' or mode <> 'digest')
);
comment on table notification_preferences is 'How a person wants to be told: the narrowest line that fits counts; null stands for all.';

create table notification_settings (
  recipient text primary key references users (sub) on delete cascade,
  quiet_from time,
  quiet_to time,
  digest text not null default 'daily' check (digest in ('daily', 'weekly')),
  digest_at time not null default '08:00',
  check ((quiet_from is null) = (quiet_to is null))
);
comment on table notification_settings is 'Quiet hours and the hour of digests, in the person''s own zone.';

create table push_subscriptions (
  recipient text not null references users (sub) on delete cascade,
  id uuid not null default uuidv7(),
  endpoint text not null check (length(endpoint) between 10 and 2000),
  p256dh text not null check (length(p256dh) <= 200),
  auth text not null check (length(auth) <= 100),
  device text not null default '' check (length(device) <= 200),
  created_at timestamptz not null default now(),
  used_at timestamptz,
  primary key (recipient, id),
  unique (recipient, endpoint)
);
comment on table push_subscriptions is 'Browsers that a person lets Muster push to.';

do $$
declare
  personal regclass;
begin
  foreach personal in array array['notifications', 'notification_channels', 'notification_counts', 'notification_preferences',
    'notification_settings', 'push_subscriptions']::regclass[] loop
    execute format('alter table %s enable row level security', personal);
    execute format('alter table %s force row level security', personal);
    execute format('create policy own on %s to muster_app using (recipient = (select muster_sub())) with check (recipient = (select muster_sub()))', personal);
    execute format('create policy owning on %s to current_user using (true)', personal);
    execute format('create policy notifier on %s to muster_notifier using (true) with check (true)', personal);
    execute format('create policy eraser on %s to muster_eraser using (true) with check (true)', personal);
    execute format('grant select, insert, update, delete on %s to muster_notifier', personal);
    execute format('grant select, delete on %s to muster_eraser', personal);
    execute format('grant select on %s to muster_app', personal);
  end loop;
end $$;
-- What a person says of a notification, and no word of what it says.
grant update (read_at, sent_at, snoozed_until, archived_at, surfaced_at) on notifications to muster_app;
grant update (status, attempts, error, due_at, ready_at, error_at, opt_out_at, sent_at, read_at) on notification_channels to muster_app;
grant insert, update, delete on notification_preferences, notification_settings, push_subscriptions to muster_app;

-- Counts follow every write, so that nobody has to count.
create function count_notifications() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into notification_counts as c (recipient, unread, total, changed_at)
    select recipient, count(*) filter (where stands and read_at is null), count(*) filter (where stands), clock_timestamp()
    from (select recipient, read_at, archived_at is null and snoozed_until is null as stands from after) as added
    group by recipient order by recipient
    on conflict (recipient) do update
      set unread = c.unread + excluded.unread, total = c.total + excluded.total, changed_at = clock_timestamp();
  elsif tg_op = 'UPDATE' then
    update notification_counts c
    set unread = c.unread + moved.unread, total = c.total + moved.total, changed_at = clock_timestamp()
    from (
      select recipient, sum(total) as total, sum(case when is_unread then total else 0 end) as unread from (
        select recipient, 1 as total, read_at is null as is_unread from after where archived_at is null and snoozed_until is null
        union all
        select recipient, -1, read_at is null from before where archived_at is null and snoozed_until is null
      ) as rows group by recipient
    ) as moved
    where c.recipient = moved.recipient and (moved.total <> 0 or moved.unread <> 0);
  else
    update notification_counts c
    set unread = c.unread - gone.unread, total = c.total - gone.total, changed_at = clock_timestamp()
    from (
      select recipient, count(*) as total, count(*) filter (where read_at is null) as unread
      from before where archived_at is null and snoozed_until is null group by recipient
    ) as gone
    where c.recipient = gone.recipient;
  end if;
  return null;
end $$;
comment on function count_notifications is 'Keeps notification_counts true to notifications.';
create trigger count_added after insert on notifications referencing new table as after
  for each statement execute function count_notifications();
create trigger count_changed after update on notifications referencing old table as before new table as after
  for each statement execute function count_notifications();
create trigger count_gone after delete on notifications referencing old table as before
  for each statement execute function count_notifications();

-- For the worker, which acts for nobody: who wants to be told how.
create policy notifier on users for select to muster_notifier using (true);
grant select (sub, name, email, settings) on users to muster_notifier;
create function notification_wishes(people text[])
returns table (recipient text, name text, email text, timezone text, quiet_from time, quiet_to time, digest text, digest_at time,
  preferences jsonb)
language sql stable security definer set search_path = public, pg_temp as $$
  select u.sub, u.name, u.email, u.settings ->> 'timezone', s.quiet_from, s.quiet_to, coalesce(s.digest, 'daily'),
    coalesce(s.digest_at, '08:00'),
    coalesce((
      select jsonb_agg(jsonb_build_object('organization_id', p.organization_id, 'project_id', p.project_id, 'type', p.type,
        'channel', p.channel, 'mode', p.mode))
      from notification_preferences p where p.recipient = u.sub), '[]')
  from users u left join notification_settings s on s.recipient = u.sub
  where u.sub = any (people)
$$;
comment on function notification_wishes is 'How people want to be told, with their zone and address; one row per person that is known.';

-- Tells people, once each. Answers what is new: one row per channel that has work to do.
create function add_notifications(told jsonb)
returns table (recipient text, notification_id uuid, channel notification_channel, in_digest boolean, due_at timestamptz)
language sql security definer set search_path = public, pg_temp as $$
  with given as (
    select * from jsonb_to_recordset(told) as t (recipient text, organization_id uuid, project_id uuid, type text, title text,
      message text, actor text, actor_name text, target_type text, target_id uuid, url text, priority notification_priority,
      group_key text, reason text, source text, channels jsonb)
  ), queued as (
    -- In turn until the commit, so that whoever polls never sees a later one before an earlier one.
    insert into notification_counts as c (recipient) select distinct g.recipient from given g order by g.recipient
    on conflict (recipient) do update set recipient = excluded.recipient
    returning c.recipient
  ), added as (
    insert into notifications as n (recipient, organization_id, project_id, type, title, message, actor, actor_name,
      target_type, target_id, url, priority, group_key, reason, source, surfaced_at)
    select g.recipient, g.organization_id, g.project_id, g.type, g.title, g.message, g.actor, g.actor_name, g.target_type,
      g.target_id, g.url, g.priority, g.group_key, g.reason, g.source, clock_timestamp()
    from given g join queued q on q.recipient = g.recipient order by g.recipient
    on conflict (recipient, source) do nothing
    returning n.recipient, n.id, n.source
  ), ways as (
    insert into notification_channels as c (recipient, notification_id, channel, status, in_digest, due_at, ready_at, opt_out_at)
    select a.recipient, a.id, w.channel, w.status, w.in_digest, w.due_at,
      case when w.status = 'ready' then now() end, case when w.status = 'opt-out' then now() end
    from added a join given g on g.recipient = a.recipient and g.source = a.source
    cross join lateral jsonb_to_recordset(g.channels) as w (channel notification_channel, status notification_status,
      in_digest boolean, due_at timestamptz)
    returning c.recipient, c.notification_id, c.channel, c.in_digest, c.due_at, c.status
  )
  select w.recipient, w.notification_id, w.channel, w.in_digest, w.due_at from ways w where w.status = 'queued'
$$;
comment on function add_notifications is 'Adds notifications with their channels; those that a person was told already are left as they are.';

-- Events above the organizations, which the worker reads for nobody.
create policy notifier on root_events for select to muster_notifier using (true);
grant select on root_events to muster_notifier;
create function root_events_heard(ids uuid[]) returns setof root_events
language sql stable security definer set search_path = public, pg_temp as $$
  select * from root_events where id = any (ids) order by id
$$;
comment on function root_events_heard is 'Events above the organizations by their ids, for whoever tells people of them.';

-- Snoozes that are over bring their notification to the front again, unread.
create function wake_notifications() returns integer
language sql security definer set search_path = public, pg_temp as $$
  with due as (
    select recipient, id from notifications where snoozed_until <= now() and archived_at is null
  ), queued as (
    select c.recipient from notification_counts c where c.recipient in (select recipient from due)
    order by c.recipient for update
  ), awake as (
    update notifications n set snoozed_until = null, read_at = null, surfaced_at = clock_timestamp()
    from due d join queued q on q.recipient = d.recipient
    where n.recipient = d.recipient and n.id = d.id and n.snoozed_until <= now() and n.archived_at is null returning 1
  )
  select count(*)::integer from awake
$$;
comment on function wake_notifications is 'Ends the snoozes that are over; answers how many.';

-- People for whom a digest is due.
create function due_digests() returns setof text
language sql stable security definer set search_path = public, pg_temp as $$
  select distinct recipient from notification_channels where in_digest and status = 'queued' and due_at <= now()
$$;
comment on function due_digests is 'Recipients whose digest is due.';

do $$
declare
  made regprocedure;
begin
  foreach made in array array['count_notifications()', 'notification_wishes(text[])', 'add_notifications(jsonb)',
    'root_events_heard(uuid[])', 'wake_notifications()', 'due_digests()']::regprocedure[] loop
    execute format('alter function %s owner to muster_notifier', made);
    execute format('revoke all on function %s from public', made);
    execute format('grant execute on function %s to muster_app', made);
  end loop;
end $$;
