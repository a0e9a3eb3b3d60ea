/** What makes a bucket grow, in the reader's language. */
import { translate } from '@docusaurus/Translate';
import { formatNumber } from '../../parts/format';
import { formatBytes } from '../bytes';
import { TRIED, type Effect } from '../core/effects';
import type { UsageInput } from '../core/model';

const percent = (part: number, locale: string): string => formatNumber(part * 100, locale, part < 0.1 ? 1 : 0);

export function effectText({ code, share, saved, savedShare }: Effect, input: UsageInput, locale: string): string {
  const values = { share: percent(share, locale), saved: formatBytes(saved, locale), part: percent(savedShare, locale) };
  switch (code) {
    case 'added':
      return translate({ id: 'usage.effect.added' }, values);
    case 'noncurrent':
      if (saved > 0) return translate({ id: 'usage.effect.noncurrent' }, { ...values, days: String(TRIED.noncurrentDays) });
      return translate({ id: 'usage.effect.noncurrentKept' }, values);
    case 'minimum':
      return translate({ id: 'usage.effect.minimum' }, { ...values, minimum: formatBytes(input.minimum, locale) });
    case 'unfinished':
      return translate({ id: 'usage.effect.unfinished' }, { ...values, days: String(TRIED.abortDays) });
    case 'lock':
      return translate({ id: 'usage.effect.lock' }, values);
    case 'expire':
      return translate({ id: 'usage.effect.expire' }, { ...values, days: String(TRIED.expireDays) });
  }
}
