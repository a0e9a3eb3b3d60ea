import type { Navbar } from '@docusaurus/theme-common/internal';

type Text = (id: string) => string;

interface Links {
  technologyUrl: string | null;
  loginUrl: string | null;
  composer: object | null;
  ownPages: object | null;
  logo: { dark: string; light: string };
  name: string;
  languages: readonly string[];
}

const sidebarLink = (docsPluginId: string, label: string, sidebarId = docsPluginId) =>
  ({ type: 'docSidebar', sidebarId, docsPluginId, position: 'left', label }) as const;

/** Creates the navbar: the sections, the technology page, the language menu, and Log in. Items for what the brand lacks are left out. */
export function navbar(text: Text, brand: Links): Partial<Navbar> {
  return {
    // `src/page/navbar.ts` does this, both before the application starts and while it runs.
    hideOnScroll: false,
    title: '',
    logo: { alt: text('logoAlt'), src: brand.logo.light, srcDark: brand.logo.dark, width: 128, height: 32 },
    items: [
      sidebarLink('home', text('navbar.storage')),
      ...(brand.composer ? [sidebarLink('composer', text('navbar.composer'))] : []),
      ...(brand.ownPages ? [sidebarLink('own', text('navbar.own'), 'defaultSidebar')] : []),
      ...(brand.technologyUrl === null ? [] : [{ href: brand.technologyUrl, position: 'left', label: text('navbar.technology') } as const]),
      { type: 'search', position: 'right' },
      ...(brand.languages.length > 1 ? [{ type: 'localeDropdown', position: 'right' } as const] : []),
      ...(brand.loginUrl === null
        ? []
        : [{ href: brand.loginUrl, position: 'right', label: text('navbar.login'), className: 'navbar-login' } as const]),
    ],
  };
}
