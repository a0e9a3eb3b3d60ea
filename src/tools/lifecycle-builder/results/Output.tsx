import type { ReactNode } from 'react';
import { CopyText } from '../../parts/CopyText';
import type { Rule } from '../core/model';
import { writeJson, writeXml } from '../core/write';
import styles from '../styles.module.css';
import { say } from '../sentences';

/** The configuration for the AWS CLI, and for the S3 API. */
export function Output({ rules }: { readonly rules: readonly Rule[] }): ReactNode {
  return (
    <>
      <OutputText title={say('lifecycle.output.json')} copy={say('lifecycle.copy.json')} text={writeJson(rules)} />
      <OutputText title={say('lifecycle.output.xml')} copy={say('lifecycle.copy.xml')} text={writeXml(rules)} />
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
