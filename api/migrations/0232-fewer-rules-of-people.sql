-- Seats are kept by whoever keeps people, and what a rule says twice every browser reads twice (decision 161).
delete from policy_rules where object in ('/positions', '/member-rates', '/reorganisations');
insert into policy_rules (minimum, domain, object, action, effect) values
  ('director', '/org/:org', '/members', 'read-rates', 'allow'),
  ('director', '/org/:org', '/members', 'draft', 'allow');
select publish_rules_in_force('Directors read rates of people and draft reorganisations; owners, who keep people, keep their seats and apply them.');
