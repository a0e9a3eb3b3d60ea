import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { CopyText } from '../../parts/CopyText';
import type { Rule } from '../core/model';
import { writeJson, writeXml } from '../core/write';
import styles from '../styles.module.css';

/** The configuration for the AWS CLI, and for the S3 API. */
export function Output({ rules }: { readonly rules: readonly Rule[] }): ReactNode {
  return (
    <>
      <OutputText
        title={translate({ id: 'lifecycle.output.json' })}
        copy={translate({ id: 'lifecycle.copy.json' })}
        text={writeJson(rules)}
      />
      <OutputText title={translate({ id: 'lifecycle.output.xml' })} copy={translate({ id: 'lifecycle.copy.xml' })} text={writeXml(rules)} />
    </>
  );
}

function OutputText({ title, copy, text }: { readonly title: string; readonly copy: string; readonly text: string }): ReactNode {
  return (
    <div className={styles.output}>
      <h3>{title}</h3>
      <pre tabIndex={0} role="group" aria-label={title}>
        <code>{text}</code>
      </pre>
      <CopyText label={copy} text={() => text} />
    </div>
  );
}
