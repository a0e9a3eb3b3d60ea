import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { Texts } from '../../parts/address';
import { CopyText } from '../../parts/CopyText';
import { useBrand } from '../../../ui/use-brand';
import { createCommand, planAsJson } from '../command';
import { ADDRESS, type FieldName } from '../form/fields';
import styles from '../../parts/styles.module.css';
import type { ResultsProps } from './Results';

/** The page with the plan: the address in the browser is written a moment after the last key. */
const addressOf = (texts: Texts<FieldName>): string =>
  `${window.location.origin}${window.location.pathname}${ADDRESS.format(texts, window.location.search)}#planner`;

interface ShareProps extends ResultsProps {
  readonly texts: Texts<FieldName>;
}

/** Ways to pass on a plan that works. */
export function Share({ input, plan, texts }: ShareProps): ReactNode {
  const { cli } = useBrand();
  return (
    <div className={styles.share}>
      <CopyText label={translate({ id: 'redundancy.copy.command' })} text={() => createCommand(cli, input.own)} />
      <CopyText label={translate({ id: 'redundancy.copy.json' })} text={() => planAsJson(input, plan)} />
      <CopyText label={translate({ id: 'redundancy.copy.address' })} text={() => addressOf(texts)} />
    </div>
  );
}
