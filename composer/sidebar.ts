import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

/** The composer, served at `/composer` (docs instance `composer`), in the order of a first build. */
const sidebars: SidebarsConfig = {
  composer: [
    {
      type: 'category',
      collapsible: false,
      label: 'Getting started',
      items: [
        'getting-started/what-is-ds3-composer',
        'getting-started/how-to-signup-to-ds3-composer',
        'coordinator/what-is-the-coordinator',
      ],
    },
    {
      type: 'category',
      collapsible: false,
      label: 'Swarms',
      items: [
        'swarms/what-is-a-swarm',
        'swarms/quickstart',
        'swarms/redundancy',
        'swarms/hardware',
        'swarms/configuration',
        'swarms/troubleshooting',
      ],
    },
    { type: 'category', collapsible: false, label: 'Gateway', items: ['gateway/what-is-a-ds3-gateway', 'gateway/how-to-install'] },
    {
      type: 'category',
      collapsible: false,
      label: 'Tenants',
      items: ['tenants/what-is-a-tenant', 'tenants/quickstart', 'tenants/configuration', 'tenants/projects-and-users', 'tenants/reports'],
    },
    {
      type: 'category',
      collapsible: false,
      label: 'Operations',
      items: [
        'operations/runbooks',
        'operations/what-you-must-never-lose',
        'operations/monitoring',
        'operations/upgrades',
        'operations/hardening',
        'operations/ask-before-you-buy',
      ],
    },
    { type: 'category', collapsible: false, label: 'Dashboard', items: ['dashboard/use-the-table-searchbar'] },
  ],
};

export default sidebars;
