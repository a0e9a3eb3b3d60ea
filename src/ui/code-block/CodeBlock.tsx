import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import { useId, type ReactNode } from 'react';
import { VALUE_ELEMENT } from '../../lib/reader-values/names';
import { CopyButton } from './copy';
import { ProofMark, type ProofMarkProps } from './ProofMark';
import styles from './styles.module.css';
import { ValuesButton } from './ValuesButton';

interface CodeBlockProps extends ProofMarkProps {
  /** HTML that was highlighted at build time. If it's missing, `children` are shown without highlighting. */
  readonly html?: string;
  readonly children?: ReactNode;
  readonly title?: string;
  /** Display name of the language, shown if there is no title. */
  readonly label?: string;
  readonly language?: string;
  readonly kind?: 'code' | 'output';
}

function captionText({ title, label, kind }: CodeBlockProps): string {
  if (kind !== 'output') return title ?? label ?? translate({ id: 'ui.codeBlock.code' });
  const output = translate({ id: 'ui.codeBlock.output' });
  return title === undefined ? output : `${output}: ${title}`;
}

/** Checkbox that wraps the lines in the surrounding block. The style sheet wraps them, and shows the checkbox if a line is too long. */
function WrapBox(): ReactNode {
  const label = translate({ id: 'ui.codeBlock.wrap' });
  return <input type="checkbox" className={styles.wrap} aria-label={label} title={label} data-static />;
}

/** A code block or its output: a caption, controls, and a scrollable region that can be focused. */
export function CodeBlock(props: CodeBlockProps): ReactNode {
  const { html, children, title, language, kind = 'code' } = props;
  const captionId = useId();
  // What the caption names, for programs that read the HTML, unless it only names the language.
  const captionKind = kind === 'output' ? 'output' : title === undefined ? undefined : 'file';
  const content = html === undefined ? { children } : { dangerouslySetInnerHTML: { __html: html } };
  return (
    <figure className={clsx(styles.block, styles[kind])} data-language={language}>
      <figcaption id={captionId} className={clsx(styles.caption, title !== undefined && styles.file)} data-caption={captionKind}>
        {captionText(props)}
      </figcaption>
      <div className={styles.side}>
        {(props.testedOn ?? props.unproven) !== undefined && (
          <ProofMark testedWith={props.testedWith} testedOn={props.testedOn} unproven={props.unproven} />
        )}
        <WrapBox />
        {html?.includes(`<${VALUE_ELEMENT}>`) && <ValuesButton className={clsx(styles.button, styles.values)} />}
        <CopyButton label={translate({ id: 'ui.codeBlock.copy' })} />
      </div>
      <pre className={clsx('scroll-shade', styles.pre)} tabIndex={0} role="group" aria-labelledby={captionId}>
        <code className={styles.text} {...content} />
      </pre>
    </figure>
  );
}

/**
 * Inline code that contains the reader's values.
 * @param props.html generated at build time; a script outside React changes it, so React must not compare it
 */
export const CodeWithValues = ({ html }: { readonly html: string }): ReactNode => <code dangerouslySetInnerHTML={{ __html: html }} />;
