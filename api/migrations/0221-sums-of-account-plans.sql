-- What boards of account plans add up: plans from an index that has what is summed, whitespace from sums of each plan (decision 152).
create index account_plans_summed on account_plans (org_id, tier, health, currency)
  include (id, status, next_review_on, coverage_pct, revenue_target_minor, revenue_minor, weighted_minor) where archived_at is null;

create table plan_whitespace_sums (
  org_id uuid not null references organizations,
  plan_id uuid not null,
  year smallint not null,
  spent_with spent_with not null,
  currency text not null,
  is_archived boolean not null,
  cells integer not null default 0,
  spend_minor numeric not null default 0,
  primary key (org_id, plan_id, year, spent_with),
  foreign key (org_id, plan_id) references account_plans (org_id, id) on delete cascade
);
comment on table plan_whitespace_sums is 'What the cells of a plan''s whitespace come to by year and whom it is spent with; kept by triggers, never written by hand.';
comment on column plan_whitespace_sums.currency is 'That of the plan, beside the sums, so that a board of all plans reads nothing else.';
comment on column plan_whitespace_sums.is_archived is 'Whether the plan is.';
select make_tenant_table('plan_whitespace_sums');
create index plan_whitespace_sums_of_year on plan_whitespace_sums (org_id, year, is_archived, currency, spent_with) include (plan_id, cells, spend_minor);

insert into plan_whitespace_sums
  select w.org_id, w.plan_id, w.year, w.spent_with, p.currency, p.archived_at is not null, count(*), coalesce(sum(w.spend_minor), 0)
  from plan_whitespace w join account_plans p on p.org_id = w.org_id and p.id = w.plan_id group by 1, 2, 3, 4, 5, 6;

-- In one order, so that two statements never wait for each other in a circle.
create function sum_whitespace() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into plan_whitespace_sums as s
      select w.org_id, w.plan_id, w.year, w.spent_with, p.currency, p.archived_at is not null, -count(*), -coalesce(sum(w.spend_minor), 0)
      from removed w join account_plans p on p.org_id = w.org_id and p.id = w.plan_id group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4
    on conflict (org_id, plan_id, year, spent_with) do update set
      cells = s.cells + excluded.cells, spend_minor = s.spend_minor + excluded.spend_minor;
  end if;
  if tg_op <> 'DELETE' then
    insert into plan_whitespace_sums as s
      select w.org_id, w.plan_id, w.year, w.spent_with, p.currency, p.archived_at is not null, count(*), coalesce(sum(w.spend_minor), 0)
      from added w join account_plans p on p.org_id = w.org_id and p.id = w.plan_id group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4
    on conflict (org_id, plan_id, year, spent_with) do update set
      cells = s.cells + excluded.cells, spend_minor = s.spend_minor + excluded.spend_minor;
  end if;
  return null;
end $$;
comment on function sum_whitespace is 'Keeps what the cells of plans come to.';
create trigger sum_added after insert on plan_whitespace referencing new table as added
  for each statement execute function sum_whitespace();
create trigger sum_removed after delete on plan_whitespace referencing old table as removed
  for each statement execute function sum_whitespace();
create trigger sum_changed after update on plan_whitespace referencing old table as removed new table as added
  -- Who takes people's names out of the stamps changes no sum, and may see none.
  for each statement when (current_user <> 'muster_eraser') execute function sum_whitespace();

create function place_whitespace_sums() returns trigger language plpgsql as $$
begin
  update plan_whitespace_sums set currency = new.currency, is_archived = new.archived_at is not null
  where org_id = new.org_id and plan_id = new.id;
  return null;
end $$;
comment on function place_whitespace_sums is 'Keeps a plan''s currency, and whether it is archived, beside the sums of its whitespace.';
create trigger place_whitespace_sums after update of currency, archived_at on account_plans for each row
  when (old.currency <> new.currency or (old.archived_at is null) <> (new.archived_at is null)) execute function place_whitespace_sums();
