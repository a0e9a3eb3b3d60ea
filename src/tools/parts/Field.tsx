import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { TEXT_MAX } from './address';
import { formatEnterable, groupThousands } from './format';
import { Labelled, type LabelledProps } from './Labelled';
import type { Fault } from './read';

/** Message that tells the reader what to enter instead. */
function faultText(fault: Fault, locale: string): string {
  const number = (value: number): string => formatEnterable(value, locale, 3);
  const plain = (value: number): string => new Intl.NumberFormat(locale, { useGrouping: false }).format(value);
  switch (fault.code) {
    case 'empty':
      return translate({ id: 'tools.fault.empty' });
    case 'number':
      return translate({ id: 'tools.fault.number' });
    case 'whole':
      return translate({ id: 'tools.fault.whole' });
    case 'range':
      return translate({ id: 'tools.fault.range' }, { min: number(fault.min), max: number(fault.max) });
    case 'length':
      return translate({ id: 'tools.fault.length' }, { most: number(fault.most) });
    case 'separator':
      return translate({ id: 'tools.fault.separator' }, { text: fault.text, large: plain(fault.large), small: plain(fault.small) });
  }
}

interface FieldProps extends LabelledProps {
  readonly value: string;
  /** Problem with the entered text. `messages` contains any other problems. */
  readonly fault?: Fault;
  /** Whether the field contains a name or a list, which requires characters that a numeric keyboard lacks. */
  readonly isText?: boolean;
  readonly onChange: (value: string) => void;
}

/** Single-line field for a number or text. */
export function Field({ value, fault, messages = [], isText = false, onChange, ...labels }: FieldProps): ReactNode {
  const { currentLocale } = useDocusaurusContext().i18n;
  return (
    <Labelled width={isText ? 'text' : 'number'} {...labels} messages={[...(fault ? [faultText(fault, currentLocale)] : []), ...messages]}>
      {(attributes) => (
        <input
          {...attributes}
          type="text"
          inputMode={isText ? 'text' : 'decimal'}
          value={value}
          maxLength={TEXT_MAX}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
          onBlur={() => {
            const grouped = isText ? value : groupThousands(value);
            if (grouped !== value) onChange(grouped);
          }}
        />
      )}
    </Labelled>
  );
}
