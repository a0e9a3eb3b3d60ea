import { translate } from '@docusaurus/Translate';
import type { Category, Label } from './taxonomy';

/** Names of the categories in the reader's language. */
export const categoryNames = (): Record<Category, string> => ({
  backup: translate({ id: 'catalogue.category.backup', message: 'Backup', description: 'Category of integrations' }),
  sync: translate({ id: 'catalogue.category.sync', message: 'Sync and transfer', description: 'Category of integrations' }),
  nas: translate({ id: 'catalogue.category.nas', message: 'NAS', description: 'Category of integrations' }),
  mount: translate({ id: 'catalogue.category.mount', message: 'Mount', description: 'Category of integrations' }),
  cdn: translate({ id: 'catalogue.category.cdn', message: 'CDN', description: 'Category of integrations' }),
  sdk: translate({ id: 'catalogue.category.sdk', message: 'SDK and command line', description: 'Category of integrations' }),
});

/** Names of the labels in the reader's language. */
export const labelNames = (): Record<Label, string> => ({
  immutability: translate({ id: 'catalogue.label.immutability', message: 'Immutability', description: 'Label of integrations' }),
  'command-line': translate({ id: 'catalogue.label.command-line', message: 'Command line', description: 'Label of integrations' }),
  gui: translate({ id: 'catalogue.label.gui', message: 'Graphical interface', description: 'Label of integrations' }),
  sdk: translate({ id: 'catalogue.label.sdk', message: 'SDK', description: 'Label of integrations' }),
  saas: translate({ id: 'catalogue.label.saas', message: 'Cloud service', description: 'Label of integrations' }),
  'nas-device': translate({ id: 'catalogue.label.nas-device', message: 'NAS device', description: 'Label of integrations' }),
  windows: translate({ id: 'catalogue.label.windows', message: 'Windows', description: 'Label of integrations' }),
  macos: translate({ id: 'catalogue.label.macos', message: 'macOS', description: 'Label of integrations' }),
  linux: translate({ id: 'catalogue.label.linux', message: 'Linux', description: 'Label of integrations' }),
});
