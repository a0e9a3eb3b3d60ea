/** What happens on a day, and to what, in the reader's language. */
import { translate } from '@docusaurus/Translate';
import type { Versioning } from '../core/model';
import type { TimelineEvent, Version } from '../core/timeline';

/** Without versioning there are no versions, only uploads of the same key. */
export function nameOf({ kind, number }: Version, versioning: Versioning): string {
  if (kind === 'marker') return translate({ id: 'lifecycle.name.marker' }, { number });
  return versioning === 'off'
    ? translate({ id: 'lifecycle.name.upload' }, { number })
    : translate({ id: 'lifecycle.name.version' }, { number });
}

/** @param number days as the reader's language writes them */
export function eventText({ kind, version, rule = 0 }: TimelineEvent, versioning: Versioning, number: (value: number) => string): string {
  const name = version ? nameOf(version, versioning) : '';
  switch (kind) {
    case 'put':
      return translate({ id: 'lifecycle.event.put' }, { name });
    case 'lost':
      return translate({ id: 'lifecycle.event.lost' }, { name });
    case 'hidden':
      return translate({ id: 'lifecycle.event.hidden' }, { name });
    case 'replaced':
      return translate({ id: 'lifecycle.event.replaced' }, { name });
    case 'expired':
      return translate({ id: 'lifecycle.event.expired' }, { name, rule });
    case 'expired-behind-marker':
      return translate({ id: 'lifecycle.event.expiredBehindMarker' }, { name, rule });
    case 'removed':
      return translate({ id: 'lifecycle.event.removed' }, { name, rule });
    case 'marker-removed':
      return translate({ id: 'lifecycle.event.markerRemoved' }, { name, rule });
    case 'kept-by-lock':
      return translate({ id: 'lifecycle.event.keptByLock' }, { name, rule, day: number(version?.freeFrom ?? 0) });
    case 'upload-begun':
      return translate({ id: 'lifecycle.event.uploadBegun' });
    case 'upload-aborted':
      return translate({ id: 'lifecycle.event.uploadAborted' }, { rule });
  }
}
