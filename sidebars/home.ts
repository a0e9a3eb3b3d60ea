import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

/** Storage service, served at `/` (docs instance `home`). */
const sidebars: SidebarsConfig = {
  home: [
    {
      type: 'category',
      collapsible: false,
      label: 'Getting started',
      items: ['getting-started/what-is-ds3', 'getting-started/quickstart', 'getting-started/glossary'],
    },
    {
      type: 'category',
      collapsible: false,
      label: 'Guides',
      items: [
        'guides/bucket-and-object-versioning',
        'guides/object-lock',
        'guides/lifecycle-configuration',
        'guides/iam-policy',
        'guides/access-control-list',
        'guides/ownership-controls',
        'guides/multipart-upload',
        'guides/resource-metrics',
        'guides/s3-api',
      ],
    },
  ],
};

export default sidebars;
