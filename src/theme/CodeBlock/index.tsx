import type { ReactNode } from 'react';
import { CodeBlock } from '../../ui/code-block';

interface Props {
  readonly children?: ReactNode;
  readonly className?: string;
  readonly language?: string;
  readonly title?: ReactNode;
}

/** Replaces the framework's code block for code in JSX. The build converts fenced code blocks to the highlighted component. */
export default function ThemeCodeBlock({ children, className, language, title }: Props): ReactNode {
  const named = language ?? /language-(\S+)/.exec(className ?? '')?.[1];
  return (
    <CodeBlock language={named} title={typeof title === 'string' ? title : undefined}>
      {children}
    </CodeBlock>
  );
}
