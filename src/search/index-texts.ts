/** Creates the text of a built locale's indexes, once per build. */
import type { Props } from '@docusaurus/types';

import { buildIndexFile, firstOf } from './engines/embedded/build';
import { languageData } from './language-data';
import { siteRecords } from './records/site';

export type SiteProps = Pick<Props, 'outDir' | 'baseUrl' | 'routesPaths' | 'siteConfig' | 'i18n'>;

interface IndexTexts {
  whole: string;
  first: string;
}

function make({ outDir, baseUrl, routesPaths, siteConfig, i18n }: SiteProps): IndexTexts {
  const records = siteRecords({ outDir, baseUrl, routes: routesPaths, defaultArea: siteConfig.title });
  const whole = buildIndexFile(records, languageData(i18n.currentLocale));
  return { whole: JSON.stringify(whole), first: JSON.stringify(firstOf(whole)) };
}

/** Index text, keyed by the list of routes, which is the same object for all plugins while a language is being built. */
const made = new WeakMap<readonly string[], IndexTexts>();

export function indexTexts(props: SiteProps): IndexTexts {
  const texts = made.get(props.routesPaths) ?? make(props);
  made.set(props.routesPaths, texts);
  return texts;
}
