import type { ReactNode } from 'react';
import { Labelled, type LabelledProps } from './Labelled';

interface SelectFieldProps<Value extends string> extends LabelledProps {
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
}

/** Field for choosing one of a few options. */
export function SelectField<Value extends string>({ value, options, onChange, ...labels }: SelectFieldProps<Value>): ReactNode {
  return (
    <Labelled width="text" {...labels}>
      {(attributes) => (
        <select
          {...attributes}
          value={value}
          onChange={({ target }) => {
            const chosen = options.find((option) => option.value === target.value);
            if (chosen) onChange(chosen.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}
