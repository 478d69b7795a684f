-- Nobody is told anything of an organization that isn't active, by whichever way it was heard of (decision 161).
create or replace function add_notifications(told jsonb)
returns table (recipient text, notification_id uuid, channel notification_channel, in_digest boolean, due_at timestamptz)
language sql security definer set search_path = public, pg_temp as $$
  with given as (
    select * from jsonb_to_recordset(told) as t (recipient text, organization_id uuid, project_id uuid, type text, title text,
      message text, actor text, actor_name text, target_type text, target_id uuid, url text, priority notification_priority,
      group_key text, reason text, source text, channels jsonb)
    where t.organization_id is null
      or t.organization_id in (select o.org_id from organizations o where o.status = 'active')
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
comment on function add_notifications is 'Adds notifications with their channels, none of an organization that isn''t active; those that a person was told already are left as they are.';

-- What is due of an organization that rests isn't sent now: a mail joins the next digest, a push has failed.
create or replace function lock_ways(asked jsonb)
returns table (recipient text, id uuid, channel notification_channel, status notification_status, attempts integer, due_at timestamptz,
  queued_at timestamptz, organization_id uuid, type text, title text, message text, actor_name text, url text,
  priority notification_priority, reason text, read_at timestamptz, archived_at timestamptz, created_at timestamptz,
  email text, place text, browsers jsonb)
language sql security definer set search_path = public, pg_temp as $$
  with held as (
    select c.recipient, c.notification_id, c.channel, c.status, c.attempts, c.due_at, c.queued_at
    from (select distinct * from jsonb_to_recordset(asked) as a (recipient text, notification uuid, channel notification_channel)) a
    join notification_channels c on c.recipient = a.recipient and c.notification_id = a.notification and c.channel = a.channel
    order by c.recipient, c.notification_id, c.channel for update of c
  ), resting as (
    update notification_channels c
    set in_digest = c.in_digest or h.channel = 'email',
      status = case when h.channel = 'web-push' then 'error' else c.status end,
      error = case when h.channel = 'web-push' then 'The organization was not active when this was due.' else c.error end,
      error_at = case when h.channel = 'web-push' then clock_timestamp() else c.error_at end
    from held h join notifications n on n.recipient = h.recipient and n.id = h.notification_id
    where c.recipient = h.recipient and c.notification_id = h.notification_id and c.channel = h.channel
      and h.status = 'queued' and not is_awake(n.organization_id)
  )
  select h.recipient, n.id, h.channel, h.status, h.attempts, h.due_at, h.queued_at, n.organization_id, n.type, n.title, n.message,
    n.actor_name, n.url, n.priority, n.reason, n.read_at, n.archived_at, n.created_at, u.email,
    (select o.name from organizations o
      where h.channel = 'email' and o.org_id = n.organization_id and o.archived_at is null and has_place(h.recipient, o.org_id)),
    case when h.channel = 'web-push' then coalesce(
      (select jsonb_agg(jsonb_build_object('id', p.id, 'endpoint', p.endpoint, 'p256dh', p.p256dh, 'auth', p.auth) order by p.id)
       from push_subscriptions p where p.recipient = h.recipient), '[]') end
  from held h join notifications n on n.recipient = h.recipient and n.id = h.notification_id
  join users u on u.sub = h.recipient
  where is_awake(n.organization_id)
$$;
