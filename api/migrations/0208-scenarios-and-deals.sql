-- A scenario and the deal that was made from it name each other; the table of deals came later, and one of the two is always written first.
alter table calculator_scenarios add foreign key (org_id, dealsheet_id) references dealsheets (org_id, id)
  deferrable initially deferred;
alter table dealsheets add foreign key (org_id, scenario_id) references calculator_scenarios (org_id, id);
