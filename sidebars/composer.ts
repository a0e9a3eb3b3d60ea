import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

/** The composer, served at `/composer` (docs instance `composer`). */
const sidebars: SidebarsConfig = {
  composer: [
    { type: 'category', collapsible: false, label: 'Getting started', items: ['getting-started/what-is-ds3-composer'] },
  ],
};

export default sidebars;
