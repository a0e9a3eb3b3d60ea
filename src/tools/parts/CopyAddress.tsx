import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { Texts, TextsAddress } from './address';
import { CopyText } from './CopyText';

interface CopyAddressProps<Name extends string> {
  /** Button label. It's the same in all tools, unless the link omits a part of the input. */
  readonly label?: string;
  readonly address: TextsAddress<Name>;
  readonly texts: Texts<Name>;
  /** ID of the tool's heading on the page. */
  readonly heading: string;
}

/** Copies the page's address with the field values. The browser's own address is updated only after a pause in typing. */
export function CopyAddress<Name extends string>({
  label = translate({ id: 'tools.copyLink' }),
  address,
  texts,
  heading,
}: CopyAddressProps<Name>): ReactNode {
  const current = (): string => {
    const { origin, pathname, search } = window.location;
    return `${origin}${pathname}${address.format(texts, search)}#${heading}`;
  };
  return <CopyText label={label} text={current} />;
}
