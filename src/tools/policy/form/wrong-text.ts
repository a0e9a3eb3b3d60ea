/** What is expected in a field, in the reader's language. */
import { translate } from '@docusaurus/Translate';
import type { Wrong } from './fields';

export const wrongText = (name: Wrong, needsKey = true): string =>
  ({
    bucket: () => translate({ id: 'policy.wrong.bucket' }),
    prefix: () => translate({ id: 'policy.wrong.prefix' }),
    project: () => translate({ id: 'policy.wrong.project' }),
    user: () => translate({ id: 'policy.wrong.user' }),
    place: () => (needsKey ? translate({ id: 'policy.wrong.key' }) : translate({ id: 'policy.wrong.place' })),
    source: () => translate({ id: 'policy.wrong.key' }),
    ip: () => translate({ id: 'policy.wrong.ip' }),
  })[name]();
