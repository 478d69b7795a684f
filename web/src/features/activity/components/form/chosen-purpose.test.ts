import { expect, test } from 'vitest';
import { chosenPurpose } from './chosen-purpose.ts';

const guarding = { id: 'g', code: 'GRD', name: 'Guarding', billable: true };
const training = { id: 't', code: 'TRN', name: 'Training', billable: false };
const project = { id: 'p', code: 'HRB-204', name: 'Harbour', client: null, billable: true };
const choices = {
  projects: [
    { ...project, service_ids: null },
    { ...project, id: 'one', service_ids: ['g'] },
    { ...project, id: 'free', billable: false, service_ids: null },
  ],
  services: [guarding, training],
};

test('the only service of a project is taken, one that it does not take is dropped', () => {
  expect(chosenPurpose(choices, 'one', 't').service_type_id).toBe('g');
  expect(chosenPurpose(choices, 'p', 't').service_type_id).toBe('t');
  expect(chosenPurpose(choices, 'p', null).service_type_id).toBeNull();
});

test('time is billable where project and service both are', () => {
  expect(chosenPurpose(choices, 'p', 'g').billable).toBe(true);
  expect(chosenPurpose(choices, 'p', 't').billable).toBe(false);
  expect(chosenPurpose(choices, 'free', 'g').billable).toBe(false);
});
