import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import { useId, type ReactNode } from 'react';
import { CopyButton } from './CopyButton';
import { ProofMark, type ProofMarkProps } from './ProofMark';
import styles from './styles.module.css';
import { VALUE_ELEMENT } from '../../lib/reader-values/names';
import { ValuesButton } from './ValuesButton';
import { WrapBox } from './WrapBox';

interface CodeBlockProps extends ProofMarkProps {
  /** HTML that was highlighted at build time. If it's missing, `children` are shown without highlighting. */
  readonly html?: string;
  readonly children?: ReactNode;
  /** File name shown above the code. */
  readonly title?: string;
  /** Display name of the language, shown if there is no title. */
  readonly label?: string;
  readonly language?: string;
  readonly kind?: 'code' | 'output';
}

function captionText({ title, label, kind }: CodeBlockProps): string {
  if (kind === 'output') {
    const output = translate({ id: 'ui.codeBlock.output' });
    return title === undefined ? output : `${output}: ${title}`;
  }
  const code = translate({ id: 'ui.codeBlock.code' });
  return title ?? label ?? code;
}

/** Returns whether the caption names a file or output, for programs that read the HTML. Undefined if it only names the language. */
const captionKind = ({ title, kind }: CodeBlockProps): string | undefined => {
  if (kind === 'output') return 'output';
  return title === undefined ? undefined : 'file';
};

/** A code block or its output: a caption, controls, and a scrollable region that can be focused. */
export function CodeBlock(props: CodeBlockProps): ReactNode {
  const { html, children, title, language, kind = 'code' } = props;
  const captionId = useId();
  const content = html === undefined ? { children } : { dangerouslySetInnerHTML: { __html: html } };
  return (
    <figure className={clsx(styles.block, styles[kind])} data-language={language}>
      <figcaption id={captionId} className={clsx(styles.caption, title !== undefined && styles.file)} data-caption={captionKind(props)}>
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
