import { translate } from '@docusaurus/Translate';
import type { Warning } from '../core/warnings';

/** What a reader may not expect, in the reader's language. @param product name of the service of this site */
export function warningText(warning: Warning, product: string): string {
  const values = { product, ...('rule' in warning && { rule: warning.rule }) };
  switch (warning.code) {
    case 'service-expiration':
      return translate({ id: 'lifecycle.warning.serviceExpiration' }, values);
    case 'service-abort':
      return translate({ id: 'lifecycle.warning.serviceAbort' }, values);
    case 'service-prefix':
      return translate({ id: 'lifecycle.warning.servicePrefix' }, values);
    case 'service-filter':
      return translate({ id: 'lifecycle.warning.serviceFilter' }, values);
    case 'disabled':
      return translate({ id: 'lifecycle.warning.disabled' }, values);
    case 'leading-slash':
      return translate({ id: 'lifecycle.warning.leadingSlash' }, values);
    case 'odd-prefix':
      return translate({ id: 'lifecycle.warning.oddPrefix' }, values);
    case 'open-prefix':
      return translate({ id: 'lifecycle.warning.openPrefix' }, values);
    case 'whole-bucket':
      return translate({ id: 'lifecycle.warning.wholeBucket' }, values);
    case 'for-ever':
      return translate({ id: 'lifecycle.warning.forEver' }, values);
    case 'marker-only':
      return translate({ id: 'lifecycle.warning.markerOnly' }, values);
    case 'nothing-noncurrent':
      return translate({ id: 'lifecycle.warning.nothingNoncurrent' }, values);
    case 'no-markers':
      return translate({ id: 'lifecycle.warning.noMarkers' }, values);
    case 'dropped':
      return translate({ id: 'lifecycle.warning.dropped' }, values);
    case 'marker-with-size':
      return translate({ id: 'lifecycle.warning.markerWithSize' }, values);
    case 'keeps-deleted':
      return translate({ id: 'lifecycle.warning.keepsDeleted' }, values);
    case 'past-date':
      return translate({ id: 'lifecycle.warning.pastDate' }, values);
    case 'lock':
      return translate({ id: 'lifecycle.warning.lock' });
    case 'overlap': {
      const { rule, other, first } = warning;
      return first === undefined
        ? translate({ id: 'lifecycle.warning.overlap' }, { rule, other })
        : translate({ id: 'lifecycle.warning.overlapFirst' }, { rule, other, first });
    }
  }
}
