-- Boards of plans that letters pass read what letters are looked for in from the index of their sums: no plan's row (decision 160).
drop index account_plans_summed;
create index account_plans_summed on account_plans (org_id, tier, health, currency)
  include (id, status, next_review_on, coverage_pct, revenue_target_minor, revenue_minor, weighted_minor, health_without_costs, words)
  where archived_at is null;
