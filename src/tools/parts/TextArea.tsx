import type { ReactNode } from 'react';
import { Labelled, type LabelledProps } from './Labelled';

interface TextAreaProps extends LabelledProps {
  readonly value: string;
  readonly rows?: number;
  /** Example of what to paste. */
  readonly placeholder?: string;
  readonly onChange: (value: string) => void;
}

/** Multi-line field for pasted text. The text stays on the page, and no tool writes it to the address. */
export function TextArea({ value, rows = 8, placeholder, onChange, ...labels }: TextAreaProps): ReactNode {
  return (
    <Labelled {...labels} width="wide">
      {(attributes) => (
        <textarea
          {...attributes}
          value={value}
          rows={rows}
          placeholder={placeholder}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Labelled>
  );
}
