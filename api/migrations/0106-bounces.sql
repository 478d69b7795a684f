-- A mail server that has taken a mail may say later that nobody gets it.
create function bounce_mail(name uuid, cause text) returns void
language sql security definer set search_path = public, pg_temp as $$
  update notification_channels
  set status = 'error', error = left(cause, 500), error_at = clock_timestamp()
  where channel = 'email' and status = 'sent' and (notification_id = name or digest = name)
$$;
comment on function bounce_mail is 'Writes down that a mail came back, of a notification or of a digest, by its name.';
alter function bounce_mail(uuid, text) owner to muster_notifier;
revoke all on function bounce_mail(uuid, text) from public;
grant execute on function bounce_mail(uuid, text) to muster_app;
create index notification_channels_mailed on notification_channels (notification_id) where channel = 'email' and status = 'sent';
create index notification_channels_in_sent_digest on notification_channels (digest) where channel = 'email' and status = 'sent';
