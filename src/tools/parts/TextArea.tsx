import type { ReactNode } from 'react';
import { Labelled, type LabelledProps } from './Labelled';

interface TextAreaProps extends LabelledProps {
  readonly value: string;
  readonly rows?: number;
  readonly onChange: (value: string) => void;
}

/** A field for pasted text with several lines. Pasted text stays on the page: no tool puts it into the address. */
export function TextArea({ value, rows = 8, onChange, ...labels }: TextAreaProps): ReactNode {
  return (
    <Labelled {...labels} width="wide">
      {(attributes) => (
        <textarea
          {...attributes}
          value={value}
          rows={rows}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Labelled>
  );
}
