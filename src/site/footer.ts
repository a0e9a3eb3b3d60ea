import type { Footer, MultiColumnFooter } from '@docusaurus/theme-common';

type Text = (id: string) => string;

interface Links {
  slug: string;
  supportEmail: string;
  technologyUrl: string | null;
  iamUsers: boolean;
  copyrightYear: number;
  name: string;
  logo: { dark: string; light: string };
}

/**
 * Creates the footer: link columns, copyright, and logo.
 * @param isAbsent returns whether the site lacks the page at a route; its link, and a column without links, are left out
 * @param html returns a text as HTML, because the framework inserts the copyright without escaping it
 */
export function footer(text: Text, html: Text, brand: Links, isAbsent: (route: string) => boolean): Footer {
  const to = (id: string, route: string) => ({ label: text(id), to: route });
  const columns = (all: MultiColumnFooter['links']): MultiColumnFooter['links'] =>
    all
      .map((column) => ({ ...column, items: column.items.filter((item) => item.to === undefined || !isAbsent(item.to)) }))
      .filter(({ items }) => items.length > 0);
  return {
    style: 'light',
    logo: { alt: brand.name, src: brand.logo.light, srcDark: brand.logo.dark, width: 112, height: 28 },
    links: columns([
      {
        title: text('footer.storage'),
        items: [
          to('footer.storage.what', `/getting-started/what-is-${brand.slug}-ds3`),
          to('footer.storage.quickstart', '/getting-started/quickstart'),
          to('footer.storage.guides', '/guides/s3-api'),
          to('footer.storage.glossary', '/getting-started/glossary'),
        ],
      },
      {
        title: text('footer.protect'),
        items: [
          to('footer.protect.versioning', '/guides/bucket-and-object-versioning'),
          to('footer.protect.lock', '/guides/object-lock'),
          to(brand.iamUsers ? 'footer.protect.policy' : 'footer.protect.bucketPolicy', '/guides/iam-policy'),
        ],
      },
      {
        title: text('footer.composer'),
        items: [
          to('footer.composer.what', '/composer/getting-started/what-is-ds3-composer'),
          to('footer.composer.swarms', '/composer/swarms/what-is-a-swarm'),
          to('footer.composer.gateway', '/composer/gateway/what-is-a-ds3-gateway'),
          to('footer.composer.tenants', '/composer/tenants/what-is-a-tenant'),
          to('footer.composer.operations', '/composer/operations/runbooks'),
        ],
      },
      {
        title: text('footer.help'),
        items: [
          to('footer.help.search', '/search'),
          // This loads as a full page, because only its static HTML contains the sizes.
          { label: text('footer.help.offline'), to: 'pathname:///offline', target: '_self' },
          { label: text('footer.help.support'), href: `mailto:${brand.supportEmail}`, target: '_self' },
          ...(brand.technologyUrl === null ? [] : [{ label: text('footer.help.technology'), href: brand.technologyUrl }]),
        ],
      },
    ]),
    copyright: html('footer.copyright').replace('{year}', String(brand.copyrightYear)),
  };
}
