import { translate } from '@docusaurus/Translate';
import generated from '@generated/catalogue/default/guides.json';
import type { Category, Guide, How, Label } from './taxonomy';

export const guides = generated as readonly Guide[];

export const categoryNames = (): Record<Category, string> => ({
  backup: translate({ id: 'catalogue.category.backup' }),
  sync: translate({ id: 'catalogue.category.sync' }),
  nas: translate({ id: 'catalogue.category.nas' }),
  mount: translate({ id: 'catalogue.category.mount' }),
  cdn: translate({ id: 'catalogue.category.cdn' }),
  app: translate({ id: 'catalogue.category.app' }),
  sdk: translate({ id: 'catalogue.category.sdk' }),
});

export const labelNames = (): Record<Label, string> => ({
  immutability: translate({ id: 'catalogue.label.immutability' }),
  'command-line': translate({ id: 'catalogue.label.command-line' }),
  gui: translate({ id: 'catalogue.label.gui' }),
  sdk: translate({ id: 'catalogue.label.sdk' }),
  saas: translate({ id: 'catalogue.label.saas' }),
  'nas-device': translate({ id: 'catalogue.label.nas-device' }),
  windows: translate({ id: 'catalogue.label.windows' }),
  macos: translate({ id: 'catalogue.label.macos' }),
  linux: translate({ id: 'catalogue.label.linux' }),
});

/** Short descriptions of how a guide was checked, in the reader's language. */
export const howNames = (): Record<How, string> => ({
  run: translate({ id: 'catalogue.check.run' }),
  read: translate({ id: 'catalogue.check.read' }),
  none: translate({ id: 'catalogue.check.none' }),
});
