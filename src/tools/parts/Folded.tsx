import { useState, type ReactNode } from 'react';

interface FoldedProps {
  readonly title: string;
  /** Whether one of its fields was changed. It is then open, and stays open when the value is changed back. */
  readonly isUsed: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Fields that few readers need, collapsed. */
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
