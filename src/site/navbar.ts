import type { Navbar } from '@docusaurus/theme-common/internal';

type Text = (id: string) => string;

interface Links {
  technologyUrl: string | null;
  loginUrl: string | null;
  composer: object | null;
  logo: { dark: string; light: string };
  name: string;
  languages: readonly string[];
}

/** Creates the navbar: both sections, the technology page, the language menu, and Log in. Items for what the brand lacks are left out. */
export function navbar(text: Text, brand: Links): Partial<Navbar> {
  return {
    // `src/page/navbar.ts` does this, both before the application starts and while it runs.
    hideOnScroll: false,
    title: '',
    logo: { alt: text('logoAlt'), src: brand.logo.light, srcDark: brand.logo.dark, width: 128, height: 32 },
    items: [
      { type: 'docSidebar', sidebarId: 'home', docsPluginId: 'home', position: 'left', label: text('navbar.storage') },
      ...(brand.composer
        ? [
            {
              type: 'docSidebar',
              sidebarId: 'composer',
              docsPluginId: 'composer',
              position: 'left',
              label: text('navbar.composer'),
            } as const,
          ]
        : []),
      ...(brand.technologyUrl === null ? [] : [{ href: brand.technologyUrl, position: 'left', label: text('navbar.technology') } as const]),
      { type: 'search', position: 'right' },
      ...(brand.languages.length > 1 ? [{ type: 'localeDropdown', position: 'right' } as const] : []),
      ...(brand.loginUrl === null
        ? []
        : [{ href: brand.loginUrl, position: 'right', label: text('navbar.login'), className: 'navbar-login' } as const]),
    ],
  };
}
