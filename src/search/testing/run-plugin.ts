/** Runs the plugin as the framework does, with what it reads of the framework's properties. */
import searchPlugin, { type SearchPluginOptions } from '../plugin';

export interface PluginRun {
  outDir: string;
  /** Without the base URL. */
  routes: readonly string[];
  baseUrl?: string;
  locale?: string;
  hosted?: SearchPluginOptions['hosted'];
}

type Context = Parameters<typeof searchPlugin>[0];
type Instance = ReturnType<typeof searchPlugin>;

/** The plugin of a site called “Docs & more”, and its postBuild. */
export function runPlugin({ outDir, routes, baseUrl = '/', locale = 'en', hosted = null }: PluginRun): {
  instance: Instance;
  build: () => Promise<void>;
} {
  const siteConfig = { title: 'Docs & more', tagline: 'All about it', url: 'https://docs.example.com', favicon: '/brand/mark.svg' };
  const i18n = { currentLocale: locale, defaultLocale: 'en' };
  const instance = searchPlugin({ baseUrl, i18n, siteConfig } as unknown as Context, { hosted, name: 'Arnia' });
  const properties = { outDir, baseUrl, routesPaths: routes.map((path) => baseUrl + path.replace(/^\//, '')), siteConfig, i18n };
  const build = async (): Promise<void> => {
    await instance.postBuild?.(properties as unknown as Parameters<NonNullable<Instance['postBuild']>>[0]);
  };
  return { instance, build };
}
