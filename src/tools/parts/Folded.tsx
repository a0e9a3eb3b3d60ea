import { useState, type ReactNode } from 'react';

interface FoldedProps {
  readonly title: string;
  /** Whether a field in it was changed: then it is open, and stays so when the value is changed back. */
  readonly isUsed: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Fields that few readers need, folded. */
export function Folded({ title, isUsed, className, children }: FoldedProps): ReactNode {
  const [isOpen, setOpen] = useState(isUsed);
  if (isUsed && !isOpen) setOpen(true);
  return (
    <details className={className} open={isOpen || undefined}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
