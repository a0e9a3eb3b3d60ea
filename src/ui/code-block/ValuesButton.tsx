import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import '../../page/reader-values/styles.css';

/** Button that opens the form for the reader's values. `load.ts` handles clicks. The button is hidden without JavaScript. */
export function ValuesButton({ className, isNamed = false }: { className: string | undefined; isNamed?: boolean }): ReactNode {
  const label = translate({ id: 'ui.values.open' });
  const names = isNamed ? {} : { 'aria-label': label };
  return (
    <button type="button" className={className} {...names} data-static="values">
      {isNamed && label}
    </button>
  );
}
