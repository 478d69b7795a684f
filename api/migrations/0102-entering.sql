-- A reading asks each statement in a round trip of its own and needs no transaction around them. This goes ahead of the statement
-- in that round trip, which PostgreSQL runs as one transaction, and says for it what `begin read only` and two `set local` said.
create function enter_reading(organization text, person text, stamp numeric) returns boolean language plpgsql as $$
declare
  said text;
begin
  said := set_config('transaction_read_only', 'on', true);
  said := set_config('muster.org', organization, true);
  said := set_config('muster.sub', person, true);
  return stamp is not null
    and stamp is distinct from (select sum(version) from access_stamps where subject in (person, '*'));
end $$;
comment on function enter_reading is
  'Begins a statement that reads as a person, in an organization or none (empty); true where another stamp than this one holds.';
revoke all on function enter_reading(text, text, numeric) from public;
grant execute on function enter_reading(text, text, numeric) to muster_app;
