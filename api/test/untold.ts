/** Nobody is told that access has changed: whatever counts at once does so without a notification. */
export const UNTOLD = `
  create or replace function tell_access_changed() returns trigger language plpgsql as $$
  declare who text;
  begin
    for who in select distinct coalesce(held ->> 'subject', held ->> 'user_sub', held ->> 'sub')
      from (values (to_jsonb(old)), (to_jsonb(new))) as v (held)
    loop
      continue when who is null;
      perform stamp_access(who);
    end loop;
    return null;
  end $$;
  create or replace function tell_policy_changed() returns trigger language plpgsql as $$
  begin perform stamp_access('*'); return null; end $$;`;
