import type { Company } from './company.ts';
import { northgateProjects } from './northgate-projects.ts';

/** Organization A of the demo: guarding and technical security around a harbour town. */
export const northgate: Company = {
  slug: 'northgate',
  settings: {
    name: 'Northgate Services',
    legal_name: 'Northgate Services Ltd',
    tax_id: 'GB 284 1190 62',
    currency: 'GBP',
    timezone: 'Europe/London',
    locale: 'en-GB',
    require_note: true,
    address: '14 Chandlers Row, Aldermouth',
  },
  colleagues: [
    ['Ben Achterberg', 'Security officer'],
    ['Catarina Reis', 'Control room operator'],
    ['Daniel Osei', 'Security officer'],
    ['Elif Demir', 'Fire systems engineer'],
    ['Fergus Lane', 'Patrol supervisor'],
    ['Grace Mbeki', 'Receptionist'],
    ['Hanna Virtanen', 'Access control engineer'],
    ['Ivo Banks', 'Security officer'],
  ],
  clients: [
    ['Port of Aldermouth', 'PORT', 'Transport', 'https://port.aldermouth.example'],
    ['Quayside Retail', 'QUAY', 'Retail', 'https://quayside.example'],
    ['Aldermouth Council', 'COUNCIL', 'Public sector', 'https://council.aldermouth.example'],
    ['Eastline Rail', 'EAST', 'Transport', 'https://eastline.example'],
    ['St Brannoc Trust', 'BRANNOC', 'Healthcare', 'https://stbrannoc.example'],
    ['Kestrel Live', 'KLIVE', 'Events', 'https://kestrel-live.example'],
    ['Nimbus Hosting', 'NIMBUS', 'Technology', 'https://nimbus.example'],
    ['Grand Pier Group', 'PIER', 'Hospitality', 'https://grandpier.example'],
  ],
  services: [
    ['GUARD', 'Guarding', 'Security', '17.4000', '24.5000'],
    ['ACCESS', 'Access control', 'Technical', '28.0000', '46.0000'],
    ['CONTROL', 'Control room', 'Security', '19.2000', '29.0000'],
    ['FIRE', 'Fire systems', 'Technical', '31.5000', '52.0000'],
    ['SUPER', 'Supervision', 'Security', '24.0000', '36.0000'],
    ['RECEPT', 'Reception', 'Front of house', '15.8000', '22.0000'],
    ['TRAIN', 'Training', 'Internal', '16.0000', '0.0000'],
  ],
  projects: northgateProjects,
  notes: {
    GUARD: [
      'Opening patrol, all access points',
      'Gate house, vehicle checks',
      'Closing patrol and lock-up',
      'Cordon for crane inspection',
      'Lost property and visitor log',
      'Perimeter walk, fence at berth 7 checked',
    ],
    ACCESS: [
      'CCTV mast 4: swap camera, re-aim, test recording',
      'Gate 3 barrier, loop detector recalibration',
      'Badge readers, firmware and audit',
      'Turnstile 2: motor replaced',
      'New starters: badges and zones',
    ],
    CONTROL: [
      'Control room, morning watch',
      'Alarm queue cleared, two false',
      'Night watch, radio checks hourly',
      'Camera outage followed up with engineering',
    ],
    FIRE: [
      'Quarterly fire panel test',
      'Two detectors cleaned and re-seated',
      'Sounder circuit fault traced',
      'Evacuation drill with tenants',
    ],
    SUPER: [
      'Shift briefing and post checks',
      'Handover with the night supervisor',
      'Incident review with the client',
      'Uniform and kit inspection',
    ],
    RECEPT: [
      'Front desk, morning',
      'Visitor passes and deliveries',
      'Switchboard and meeting rooms',
      'Front desk, evening',
    ],
    TRAIN: [
      'Drive between sites',
      'First-aid renewal',
      'Toolbox talk: working at height',
      'E-learning: data protection',
    ],
  },
};
