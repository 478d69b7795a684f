-- Nothing is sent of an organization that isn't active: what is gathered for a digest waits until it is (decision 161).
create function is_awake(organization uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select organization is null or exists (select from organizations o where o.org_id = organization and o.status = 'active')
$$;
comment on function is_awake is 'Whether an organization is active; what is of none is awake.';
alter function is_awake(uuid) owner to muster_notifier;
revoke all on function is_awake(uuid) from public;
grant execute on function is_awake(uuid) to muster_app;

create or replace function due_digests() returns setof text
language sql stable security definer set search_path = public, pg_temp as $$
  select distinct c.recipient from notification_channels c
  where c.in_digest and c.status = 'queued' and c.due_at <= now() and exists (
    select from notifications n where n.recipient = c.recipient and n.id = c.notification_id and is_awake(n.organization_id))
$$;

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
