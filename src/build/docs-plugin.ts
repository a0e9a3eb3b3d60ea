import path from 'node:path';
import contentDocs, { validateOptions, type PluginOptions } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { DocsInstance } from '../content';

/** Returns the framework's docs plugin for an instance, which looks for the instance's translations in its own `i18n` folder. */
export const docsPlugin = ({ i18n }: DocsInstance) =>
  Object.assign(
    (context: LoadContext, options: PluginOptions): Promise<Plugin> =>
      contentDocs(
        { ...context, localizationDir: path.resolve(context.siteDir, i18n, context.i18n.currentLocale) },
        options,
      ) as Promise<Plugin>,
    { validateOptions },
  );
