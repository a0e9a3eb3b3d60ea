/** Interface texts that are written alike in English and Italian, with the reason. */
export const sameInItalian: Readonly<Record<'code' | 'site', Readonly<Record<string, string>>>> = {
  code: {
    'catalogue.category.backup': 'loan word',
    'catalogue.category.nas': 'abbreviation',
    'catalogue.category.cdn': 'abbreviation',
    'catalogue.label.sdk': 'abbreviation',
    'catalogue.label.windows': 'name',
    'catalogue.label.macos': 'name',
    'catalogue.label.linux': 'name',
    'site.home.area.composer': 'name',
    'site.home.endpoint': 'loan word',
    'site.home.path.client': 'loan word',
    'site.home.path.gateway': 'loan word',
    'site.home.path.coordinator': 'loan word',
    'site.home.path.nexus': 'loan word',
    'site.home.path.put': 'name of the request',
    'ui.codeBlock.output': 'loan word',
  },
  site: {
    'navbar.composer': 'name',
    'footer.composer': 'name',
    'footer.protect.lock': 'name',
    'footer.copyright': 'international form',
  },
};
